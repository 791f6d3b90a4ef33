import { expect, waitUntil } from '@open-wc/testing';
import { brand } from '../../demo/marketplace/brand';
import type { Runtime } from '../../src/runtime';
import { createRuntime } from '../../src/runtime';
import { createDemoServer } from '../../src/scenarios/demo-server';
import { recordings } from '../../src/scenarios/recordings/recordings';
import { pageText } from '../support/screen';
import { createWorld } from '../support/world';
import { makeElement } from './open-demo';

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

  /** What can be read once nothing is loading any more. */
  async function textOf(tag: string, attributes: Readonly<Record<string, string>>, runtime: Runtime, figure: string): Promise<string> {
    const element = makeElement(tag, attributes);
    element.runtime = runtime;
    shown.push(element);
    document.body.append(element);
    await customElements.whenDefined(tag);
    await element.whenReady();
    await waitUntil(() => pageText(element).includes(figure) && !element.shadowRoot?.querySelector('[aria-busy=true], .skeleton'), `${tag}: ${pageText(element)}`, { timeout: 4000 });
    return pageText(element);
  }

  it('are those of the sandbox, on every screen, to the last word', async () => {
    const { recording } = await (recordings['busy-creator'] ?? expect.fail('no recording'))();
    const world = await createWorld({ scenario: 'busy-creator', at: recording.at });
    await world.login();
    const real = createRuntime({ apiBase: world.apiBase, brand });
    const demo = createRuntime({ fetch: createDemoServer(recording, { now: recording.at }).fetch, brand, ephemeral: true });
    for (const [tag, attributes, figure] of screens) {
      const expected = await textOf(tag, attributes, real, figure);
      expect(expected, tag).to.contain(figure);
      expect((await textOf(tag, attributes, demo, figure)).replaceAll(recording.root, location.origin + world.base), tag).to.equal(expected);
    }
  });
});
