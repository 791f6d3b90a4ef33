import { expect } from '@open-wc/testing';
import { getProfile } from '../../src/api/contract/home';
import { scriptedClient } from '../support/scripted-client';
import { createWorld } from '../support/world';

/** The page does nothing else for so long, as one that a phone freezes, or whose own scripts take long. */
function standStill(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('an answer that came while the page stood still, until after the time limit, is taken', async () => {
  const world = await createWorld({ scenario: 'busy-creator' });
  await world.login();
  const timeoutMs = 1000;
  const { client } = scriptedClient([], {
    base: world.apiBase, timeoutMs,
    fetch: (url, init) => {
      const answer = fetch(url, init);
      setTimeout(() => standStill(2 * timeoutMs));
      return answer;
    },
  });
  expect((await client.send(getProfile, {})).instagram_username).to.be.a('string');
  expect((await world.requests()).filter(({ path }) => path === getProfile.path)).to.have.length(1);
});
