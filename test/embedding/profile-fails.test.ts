import { expect } from '@open-wc/testing';
import type { ElementStatus } from '../../elements/base-element';
import type { ScreenElement } from '../../elements/define';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime } from '../../src/runtime';
import { createGatedFetch, type Gate } from '../support/gated-fetch';
import { findByRole, pageText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { makeElement } from './every-element';
import { everyScreen } from './every-screen';

const profile = 'GET /home/profile-data';

describe('a profile that could not be loaded, in every element that reads it', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  /** These read it, each in its way; the others must ask for none. */
  const readers = new Set([
    'creator-affiliate-links', 'creator-auto-dm', 'creator-collection-listing', 'creator-home', 'creator-performance', 'creator-post-linking', 'creator-qr-code-listing',
  ]);
  /** What it opens with needs no profile; what it ends with does (test/screens/shared/profile-note). */
  const later = 'creator-affiliate-links';

  for (const [tag, attributes = {}] of everyScreen) {
    const name = `${tag} ${Object.values(attributes).join(' ')}`;
    const open = (answered: (call: string) => Gate) => {
      const gated = createGatedFetch(world.apiBase);
      gated.set(answered);
      const element = makeElement(tag, attributes, createRuntime({ apiBase: world.apiBase, brand, instagram: { clientId: '1', authorizeUrl: '#consent' }, fetch: gated.fetch }));
      document.body.append(element);
      return { element, gated };
    };
    const reach = (element: ScreenElement, ...statuses: ElementStatus[]) => waitUntil(() => statuses.includes(element.status))
      .catch(() => { throw new Error(`it is ${element.status}: ${pageText(element)}`); });
    const withoutProfile = (call: string): Gate => (call === profile ? 500 : 'pass');

    if (!readers.has(tag)) {
      it(`${name} does not read it`, async () => {
        const { element, gated } = open(withoutProfile);
        expect(await element.whenReady()).to.equal('ready');
        expect(gated.asked).to.not.include(profile);
      });
      continue;
    }

    it(`${name} says so in place and by its status, and Retry heals it`, async () => {
      const { element, gated } = open(withoutProfile);
      await element.whenReady();
      await waitUntil(() => gated.asked.includes(profile));
      if (tag === later) return;
      await reach(element, 'degraded', 'error');
      gated.set('pass');
      (await findByRole(element, 'button', 'Retry')).click();
      await reach(element, 'ready');
      await waitUntil(() => !pageText(element).includes('Retry'));
    });
  }
});
