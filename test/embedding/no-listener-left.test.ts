import { expect } from '@open-wc/testing';
import { noteListeners } from '../support/note-listeners';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { everyApp, everyScreen, makeElement, runtimeOf } from './every-element';

describe('an element that has gone leaves nothing that listens to the page', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp, ['creator-earnings', { loading: 'viewport' }] as const]) {
    it([tag, ...Object.values(attributes)].join(' '), async () => {
      const runtime = runtimeOf(world);
      const visit = async () => {
        const element = makeElement(tag, attributes, runtime);
        document.body.append(element);
        await element.whenReady();
        element.remove();
        await waitUntil(() => element.status === 'idle', 'it has not gone');
      };
      await visit(); // what listens for the page's runtime, or once for the whole page, has come
      const listeners = noteListeners();
      try {
        await visit();
        await waitUntil(() => listeners.left().length === 0).catch(() => undefined); // React's own effects go a moment later
        expect(listeners.left()).to.deep.equal([]);
      } finally {
        listeners.stop();
      }
    });
  }
});
