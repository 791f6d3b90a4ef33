import { expect } from '@open-wc/testing';
import '../../elements/creator-performance';
import { runtimeOf, showElement } from '../support/open-element';
import { createWorld } from '../support/world';

// Alone in its file: only the first element of a page asks the API before its screen has loaded.
describe('attributes that are set after an element was inserted, in the same task', () => {
  it('are those that the API is asked with', async () => {
    const world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
    const element = showElement('creator-performance', runtimeOf(world));
    element.setAttribute('period', 'LAST_30_DAYS');
    await element.whenReady();
    const periods = (await world.requests()).map(({ body }) => (body as { time_period?: string } | null)?.time_period).filter(Boolean);
    expect([...new Set(periods)]).to.deep.equal(['LAST_30_DAYS']);
  });
});
