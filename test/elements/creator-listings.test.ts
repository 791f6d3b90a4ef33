import { expect } from '@open-wc/testing';
import { createRuntime } from '../../src/runtime';
import { asked, openListing, worldOf, type ListingTag } from '../features/links/listings/open-listing';
import { expectAccessible } from '../support/accessible';
import { createAnsweringFetch } from '../support/answering-fetch';
import { click, findByRole, queryAllByRole } from '../support/screen';
import type { World } from '../support/world';
import { waitUntil } from '../support/wait-until';

const listings: readonly [ListingTag, call: RegExp, opens: boolean][] = [
  ['creator-auto-dm-listing', /^\/home\/listing$/, true],
  ['creator-collection-listing', /^\/collection-links$/, true],
  ['creator-qr-code-listing', /^\/collection-links$/, true],
  ['creator-ordered-products', /^\/post-linking\/ordered-products$/, false],
];

for (const [tag, call, opens] of listings) {
  describe(`<${tag}>`, () => {
    let world: World;
    before(async () => {
      world = await worldOf('busy-creator');
    });
    const sent = async () => (await asked(world, 'GET', call)) + (await asked(world, 'POST', call));

    it('is accessible, light and dark, with a drawer open too', async () => {
      const element = await openListing(tag, world);
      await expectAccessible(element);
      expect(queryAllByRole(element, 'heading').filter(({ localName }) => localName === 'h1')).to.have.length(1);
      element.setAttribute('color-scheme', 'dark');
      await expectAccessible(element);
      if (!opens) return;
      await click(element, 'button', /^More for /);
      await findByRole(element, 'dialog');
      await expectAccessible(element);
      await click(element, 'button', 'Close');
      await waitUntil(() => queryAllByRole(element, 'dialog').length === 0);
      await click(queryAllByRole(element, 'article')[0] as HTMLElement, 'button');
      await findByRole(element, 'dialog');
      await expectAccessible(element);
    });

    it('asks once to show itself, keeps its rows when it is moved, and loads anew when it is added again', async () => {
      const before = await sent();
      const element = await openListing(tag, world);
      expect(await sent()).to.equal(before + 1);
      const box = document.createElement('div');
      document.body.append(box);
      box.append(element);
      document.body.append(element);
      box.remove();
      await findByRole(element, 'heading');
      await waitUntil(() => element.status === 'ready', 'it is not ready');
      expect(await sent()).to.equal(before + 1);
      await element.refresh();
      expect(await sent()).to.equal(before + 2);
      element.remove();
      await waitUntil(() => element.status === 'idle');
      document.body.append(element);
      expect(await element.whenReady()).to.equal('ready');
    });

    it('aborts what it has asked for when it is removed', async () => {
      const net = createAnsweringFetch();
      const element = document.createElement(tag);
      element.runtime = createRuntime({ fetch: net.fetch });
      document.body.append(element);
      await findByRole(element, 'heading');
      const mine = () => net.asked.filter(({ path }) => call.test(path));
      await waitUntil(() => mine().length === 1);
      element.remove();
      await waitUntil(() => mine().every(({ aborted }) => aborted));
    });
  });
}
