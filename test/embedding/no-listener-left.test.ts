import { expect } from '@open-wc/testing';
import { noteListeners } from '../support/note-listeners';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import '../../elements/diagnose'; // its own listener is for the whole page
import { instagram, runtimeOf } from '../support/open-element';
import { makeElement } from './every-element';
import { everyApp, everyScreen } from './every-screen';

describe('an element that has gone leaves nothing that listens to the page', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  const address = location.href;
  afterEach(() => history.replaceState(null, '', address));
  const lost: typeof fetch = () => Promise.reject(new TypeError('lost'));

  for (const [tag, attributes = {}, ownFetch] of [
    ...everyScreen, ...everyApp, ['creator-earnings', { loading: 'viewport' }], ['creator-app', { routing: 'hash', start: '/earnings' }],
    ['creator-earnings', {}, lost], ['creator-home', {}, lost], ['creator-app', { routing: 'memory', start: '/performance' }, lost],
  ] as [string, Record<string, string>?, typeof fetch?][]) {
    it([tag, ...Object.values(attributes), ...(ownFetch ? ['without a network'] : [])].join(' '), async () => {
      const runtime = runtimeOf(world, { instagram, ...(ownFetch && { fetch: ownFetch }) });
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
