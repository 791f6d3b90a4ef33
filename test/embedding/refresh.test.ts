import { expect } from '@open-wc/testing';
import type { ScreenElement } from '../../elements/define';
import type { ElementStatus } from '../../elements/base-element';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime, type Runtime } from '../../src/runtime';
import { createGatedFetch, type GatedFetch } from '../support/gated-fetch';
import { pageText } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { makeElement, place, rootsOf, settledText } from './every-element';
import { everyApp, everyScreen, loadNothing } from './every-screen';

let world: World;
let gated: GatedFetch;
let runtime: Runtime;

// What a test before this one has read is not a value to keep here.
const openRuntime = () => createRuntime({ apiBase: world.apiBase, brand, instagram: { clientId: '1', authorizeUrl: '#consent' }, fetch: gated.fetch, remember: 'nothing' });

/** What each element reads when it is ready. */
const texts = new Map<string, string>();

async function textOf(tag: string, attributes: Record<string, string>): Promise<string> {
  const name = JSON.stringify([tag, attributes]);
  if (!texts.has(name)) {
    const element = await place(tag, attributes, openRuntime()); // of its own, so that the test's begins without data
    texts.set(name, await settledText(element));
    element.remove();
  }
  return texts.get(name) ?? '';
}

const reach = (element: ScreenElement, status: ElementStatus) =>
  waitUntil(() => element.status === status, `it is ${element.status}, not ${status}: ${pageText(element)}`)
    .catch(() => { throw new Error(`it is ${element.status}, not ${status}: ${pageText(element)}`); });

/** What stands further down may come later. */
const reads = (element: ScreenElement, text: string) =>
  waitUntil(() => pageText(element).startsWith(text), '')
    .catch(() => { throw new Error(`it reads\n${pageText(element)}\nand not\n${text}`); });

describe('refresh() of every element, whatever its status', () => {
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  beforeEach(() => {
    gated = createGatedFetch(world.apiBase);
    runtime = openRuntime();
  });

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp]) {
    const name = `${tag} ${Object.values(attributes).join(' ')}`;

    it(`${name}: ready, it loads again and never empties what is shown`, async () => {
      const element = await place(tag, attributes, runtime);
      expect(element.status).to.equal('ready');
      const before = await settledText(element);
      gated.asked.length = 0;
      const statuses = new Set<string>();
      const shortest = { text: before };
      const look = () => {
        statuses.add(element.status);
        const now = pageText(element);
        if (now.length < shortest.text.length) shortest.text = now;
      };
      const watching = new MutationObserver(look);
      for (const root of rootsOf(element)) watching.observe(root, { childList: true, subtree: true, characterData: true });
      const done = element.refresh();
      look();
      await done;
      look();
      watching.disconnect();
      expect([...statuses]).to.deep.equal(['ready']);
      expect(shortest.text).to.equal(before);
      await reads(element, before);
      if (!loadNothing.has(tag)) expect(gated.asked).to.not.be.empty;
    });

    if (loadNothing.has(tag)) continue;

    it(`${name}: failed at first, it heals`, async () => {
      // Without the profile the app leads to its login (LOGIN-13).
      const text = await textOf(tag, attributes);
      gated.set((call) => (tag === 'creator-app' && call === 'GET /home/profile-data' ? 'pass' : 500));
      const element = makeElement(tag, attributes, runtime);
      document.body.append(element);
      expect(await element.whenReady()).to.equal('error');
      gated.set('pass');
      await element.refresh();
      await reach(element, 'ready');
      await reads(element, text);
    });

    it(`${name}: its first answers still out, it heals`, async () => {
      const text = await textOf(tag, attributes);
      gated.set('hold');
      gated.asked.length = 0;
      const element = makeElement(tag, attributes, runtime);
      document.body.append(element);
      await waitUntil(() => gated.asked.length > 0);
      gated.set('pass');
      await element.refresh();
      await reach(element, 'ready');
      await reads(element, text);
    });
  }
});
