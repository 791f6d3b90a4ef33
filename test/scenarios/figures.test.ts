import { expect } from '@open-wc/testing';
import { brand } from '../../demo/marketplace/brand';
import type { Runtime } from '../../src/runtime';
import { createRuntime } from '../../src/runtime';
import { createDemoServer } from '../../src/scenarios/demo-server';
import { recordings } from '../../src/scenarios/recordings/recordings';
import type { Recording } from '../../src/scenarios/recording';
import { pageText } from '../support/screen';
import { scrollPast } from '../support/scroll-past';
import { createWorld, type World } from '../support/world';
import { makeElement } from './open-demo';
import { waitUntil } from '../support/wait-until';

const screens: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>, figure: string])[] = [
  ['creator-home', {}, '13'],
  ['creator-performance', { period: 'LIFETIME' }, '₹'],
  ['creator-performance', { period: 'LAST_30_DAYS', 'post-type': 'COLLECTION' }, '₹'],
  ['creator-performance', { 'post-id': 'post-desk', 'post-type': 'AUTO_DM' }, 'Linked Products'],
  ['creator-earnings', {}, '₹'],
  ['creator-auto-dm', {}, 'festive'],
  ['creator-auto-dm-listing', {}, 'Pulse earbuds'],
  ['creator-collection-listing', {}, 'Monsoon must-haves'],
  ['creator-qr-code-listing', {}, 'Desk setup'],
  ['creator-collection', {}, 'Desk setup'],
  ['creator-ordered-products', {}, 'Kurta'],
  ['creator-bank-details', {}, 'HDFC'],
];

describe('the figures of the demonstration', () => {
  const shown: HTMLElement[] = [];
  afterEach(() => { for (const element of shown.splice(0)) element.remove(); });

  async function open(tag: string, attributes: Readonly<Record<string, string>>, runtime: Runtime): Promise<HTMLElement> {
    const element = makeElement(tag, attributes);
    element.runtime = runtime;
    shown.push(element);
    document.body.append(element);
    await customElements.whenDefined(tag);
    await element.whenReady();
    return element;
  }

  let recording: Recording;
  let world: World;
  before(async () => {
    ({ recording } = await (recordings['busy-creator'] ?? expect.fail('no recording'))());
    world = await createWorld({ scenario: 'busy-creator', at: recording.at });
    await world.login();
  });

  for (const [tag, attributes, figure] of screens) {
    it(`are those of the sandbox to the last word: <${tag}> ${Object.values(attributes).join(' ')}`, async () => {
      const real = createRuntime({ apiBase: world.apiBase, brand });
      const demo = createRuntime({ fetch: createDemoServer(recording, { now: recording.at }).fetch, brand, ephemeral: true });
      const [expected, shows] = await Promise.all([open(tag, attributes, real), open(tag, attributes, demo)]);
      for (const element of [expected, shows]) await scrollPast(element);
      const texts = () => [pageText(shows).replaceAll(recording.root, location.origin + world.base), pageText(expected)] as const;
      // Parts of a screen come after its first figures.
      await waitUntil(() => texts()[1].includes(figure) && texts()[0] === texts()[1], tag).catch(() => undefined);
      expect(texts()[0]).to.equal(texts()[1]);
      expect(texts()[1]).to.contain(figure);
    });
  }
});
