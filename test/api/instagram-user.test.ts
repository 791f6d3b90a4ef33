import { expect } from '@open-wc/testing';
import { getInstagramUser } from '../../src/api/contract/other';
import { getProfile } from '../../src/api/contract/home';
import { createRuntime } from '../../src/runtime';
import { createWorld } from '../support/world';

describe('the call for Instagram user details', () => {
  it('[API-67] [API-68] returns the profile, at a path that is assumed', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    const { client } = createRuntime({ apiBase: world.apiBase });
    const details = await client.send(getInstagramUser, {});
    expect(details.instagram_username).to.be.a('string').and.not.equal('');
    expect(details).to.deep.equal(await client.send(getProfile, {}));
    expect((await world.requests()).map(({ method, path }) => `${method} ${path}`)).to.deep.equal(['GET /home/instagram-user-details', 'GET /home/profile-data']);
  });
});
