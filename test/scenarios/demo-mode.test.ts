import { expect } from '@open-wc/testing';
import { recordings } from '../../src/scenarios/recordings/recordings';
import { userIdKey } from '../../src/state/own-storage';
import { expectAccessible } from '../support/accessible';
import { click, findByRole, findByText, pageText, queryByRole } from '../support/screen';
import { allTags, closeDemos, openDemo } from './open-demo';
import { waitUntil } from '../support/wait-until';

const collections: Readonly<Record<string, string | undefined>> = {
  'awkward-data': 'odd-rtl', 'busy-creator': 'col-desk', 'reconnect-required': 'col-desk',
  'payment-paid': 'col-first', 'payment-pending': 'col-first', 'payment-upcoming': 'col-first', 'payment-null': 'col-first',
};

describe('demo mode', () => {
  const ownFetch = globalThis.fetch;
  const sent: string[] = [];
  before(async () => {
    await Promise.all(allTags.map((tag) => openDemo(tag, 'busy-creator')));
    closeDemos();
    globalThis.fetch = (...args) => {
      sent.push(String(args[0] instanceof Request ? args[0].url : args[0]));
      return ownFetch(...args);
    };
  });
  after(() => { globalThis.fetch = ownFetch; });
  afterEach(() => {
    closeDemos();
    sent.length = 0;
  });

  for (const scenario of Object.keys(recordings)) {
    it(`shows every element in ${scenario} without a request`, async () => {
      const collection = collections[scenario];
      const shown = allTags.filter((tag) => tag !== 'creator-collection' || collection);
      const elements = await Promise.all(shown.map((tag) => openDemo(tag, scenario, {}, collection)));
      for (const element of elements) {
        expect(element.status, `${element.localName}: ${pageText(element)}`).to.be.oneOf(['ready', 'degraded']);
        await findByText(element, 'Demo data');
        expect(pageText(element), element.localName).not.to.contain('not part of the demonstration');
      }
      expect(sent).to.deep.equal([]);
    });
  }

  it('shows the pictures and the clips of the sandbox', async () => {
    const home = await openDemo('creator-home', 'busy-creator');
    await waitUntil(() => home.shadowRoot?.querySelector<HTMLImageElement>('img[src^="blob:"]')?.naturalWidth);
    const reels = await openDemo('creator-reel-viewer', 'busy-creator');
    await waitUntil(() => [...reels.shadowRoot?.querySelectorAll('video') ?? []].some(({ readyState }) => readyState >= HTMLMediaElement.HAVE_METADATA));
  });

  it('has an accessible badge, light and dark', async () => {
    for (const scheme of ['light', 'dark']) {
      const element = await openDemo('creator-ordered-products', 'busy-creator', { 'color-scheme': scheme });
      await findByText(element, 'Demo data');
      await expectAccessible(element);
      element.remove();
    }
  });

  it('is one creator for all elements of a scenario on a page', async () => {
    const [home, listing] = await Promise.all([openDemo('creator-home', 'reconnect-required'), openDemo('creator-auto-dm-listing', 'reconnect-required')]);
    expect(home.runtime === listing.runtime).to.equal(true);
  });

  it('leaves a real session in the browser alone', async () => {
    localStorage.setItem(userIdKey, 'somebody-real');
    const app = await openDemo('creator-app', 'new-creator');
    await findByText(app, /Hi,|Connect/);
    app.runtime?.signOut();
    await findByRole(app, 'textbox', 'Phone number');
    expect(localStorage.getItem(userIdKey)).to.equal('somebody-real');
    localStorage.removeItem(userIdKey);
  });

  it('says in place that a scenario does not exist, which ones do, and shows one', async () => {
    const failures: unknown[] = [];
    addEventListener('creator-error', (event) => failures.push((event as CustomEvent).detail), { once: true });
    for (const tag of ['creator-home', 'creator-app']) {
      const element = await openDemo(tag, 'busy-creater');
      expect(element.status).to.equal('error');
      await findByRole(element, 'heading', 'There is no scenario named “busy-creater”');
      await findByText(element, /busy-creator, reconnect-required/);
      dispatchEvent(new Event('online')); // a network that is back does not choose for anybody
      expect(element.getAttribute('scenario')).to.equal('busy-creater');
      if (tag === 'creator-home') await expectAccessible(element);
      await click(element, 'button', 'Show busy-creator');
      await findByText(element, 'Hi, Asha Rao');
      expect(queryByRole(element, 'alert')?.textContent).to.equal(undefined);
    }
    await waitUntil(() => failures.length > 0, 'the code that tells of failures comes by itself');
    expect(failures[0]).to.include({ type: 'configuration', code: 'unknown-scenario', retryable: false });
  });

  it('goes to another scenario, and away from all of them, with the attribute', async () => {
    const element = await openDemo('creator-home', 'new-creator');
    await findByRole(element, 'button', 'Connect Instagram');
    element.setAttribute('scenario', 'busy-creator');
    await findByText(element, 'Hi, Asha Rao');
    element.removeAttribute('scenario');
    await waitUntil(() => !pageText(element).includes('Demo data'));
    await waitUntil(() => sent.some((url) => url.endsWith('/home/profile-data')), 'the page has a back end again');
  });
});
