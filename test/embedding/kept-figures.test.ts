import { expect } from '@open-wc/testing';
import type { ElementStatus } from '../../elements/base-element';
import type { ScreenElement } from '../../elements/define';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime, type CreatorEvent, type Runtime } from '../../src/runtime';
import { createGatedFetch, type GatedFetch } from '../support/gated-fetch';
import { pretend, restoreDevice } from '../support/device';
import { click, pageText, queryAllByText, queryByRole } from '../support/screen';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { makeElement, place } from './every-element';
import { everyScreen, loadNothing } from './every-screen';

const loading = everyScreen.filter(([tag]) => !loadNothing.has(tag));

let world: World;
let gated: GatedFetch;
let runtime: Runtime;
const heard: CreatorEvent[] = [];

async function reach(element: ScreenElement, status: ElementStatus): Promise<void> {
  await waitUntil(() => element.status === status)
    .catch(() => { throw new Error(`it is ${element.status}, not ${status}: ${pageText(element)}`); });
}

const goOffline = () => {
  pretend(navigator, 'onLine', false);
  gated.set('lose');
  dispatchEvent(new Event('offline'));
};
const comeBack = () => {
  restoreDevice();
  gated.set('pass');
  dispatchEvent(new Event('online'));
};

/** What stands there once nothing is on its way any more. */
async function textAtRest(element: ScreenElement): Promise<string> {
  let last = '';
  let same = 0;
  await waitUntil(() => {
    const before = last;
    last = pageText(element);
    same = last === before ? same + 1 : 0;
    return same > 4 && !element.shadowRoot?.querySelector('[aria-busy=true]');
  });
  return last;
}

/** What is read of the figures, without the line about their age. */
const withoutLine = (element: ScreenElement) => pageText(element).replace(/(Not updated|You are offline) \| · as of [\d:]+ \| Retry \| /, '');

describe('what was read stays where newer does not come', () => {
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => {
    heard.length = 0;
    gated = createGatedFetch(world.apiBase);
    runtime = createRuntime({
      apiBase: world.apiBase, brand, instagram: { clientId: '1', authorizeUrl: '#consent' }, fetch: gated.fetch, onEvent: (event) => heard.push(event),
    });
  });
  afterEach(restoreDevice);

  for (const [tag, attributes = {}] of loading) {
    const name = `${tag} ${Object.values(attributes).join(' ')}`;

    it(`${name}: a refresh that fails keeps everything, says from when it is, and Retry heals it`, async () => {
      const element = await place(tag, attributes, runtime);
      const before = await textAtRest(element);
      gated.set(500);
      await element.refresh();
      await reach(element, 'degraded');
      const kept = withoutLine(element);
      expect(kept.slice(0, before.length)).to.equal(before.slice(0, kept.length));
      expect(queryAllByText(element, /^Not updated · as of \d\d:\d\d$/)).to.have.length(1);
      gated.set('pass');
      await click(queryByRole(element, 'group', 'Not up to date') as HTMLElement, 'button', 'Retry');
      await reach(element, 'ready');
      expect(pageText(element)).to.not.match(/as of \d\d:\d\d/);
    });

    it(`${name}: offline it says so, and goes on by itself when the network is back`, async () => {
      goOffline();
      const element = makeElement(tag, attributes, runtime);
      document.body.append(element);
      await reach(element, 'error'); // names itself where it loads for ever
      expect(pageText(element)).to.include('You are offline');
      comeBack();
      await reach(element, 'ready');
      goOffline();
      await element.refresh();
      await reach(element, 'degraded');
      expect(pageText(element)).to.match(/You are offline \| · as of \d\d:\d\d/);
      comeBack();
      await reach(element, 'ready');
      await waitUntil(() => !pageText(element).includes('offline')); // a toast stays for its time
    });

    it(`${name}: a fault of the code is a failure with Retry, told and reported without its message`, async () => {
      const { client } = runtime;
      const send = client.send.bind(client);
      pretend(client, 'send', () => Promise.reject(new RangeError('the number is 98765 43210')));
      const codes: string[] = [];
      const element = makeElement(tag, attributes, runtime);
      element.addEventListener('creator-error', ({ detail }) => codes.push(detail.code));
      document.body.append(element);
      await reach(element, 'error'); // names itself where it loads for ever
      await waitUntil(() => codes.includes('load-failed'));
      expect(heard.filter(({ type }) => type === 'error').map(({ error }) => error?.name)).to.include('RangeError');
      expect(JSON.stringify(heard)).to.not.include('98765');
      pretend(client, 'send', send);
      await click(element, 'button', 'Retry');
      await reach(element, 'ready');
    });
  }

  it('a later visit that fails shows what was there, of the same selection alone', async () => {
    const first = await place('creator-performance', { period: 'LIFETIME' }, runtime);
    await waitUntil(() => first.status === 'ready');
    const figures = first.shadowRoot?.querySelector('.stat-large .stat-figure')?.textContent;
    first.remove();
    gated.set(500);
    const again = await place('creator-performance', { period: 'LIFETIME' }, runtime);
    await reach(again, 'degraded');
    expect(again.shadowRoot?.querySelector('.stat-large .stat-figure')?.textContent).to.equal(figures);
    again.setAttribute('period', 'LAST_7_DAYS');
    await reach(again, 'error');
    expect(pageText(again)).to.include('having trouble loading your performance metrics');
    again.setAttribute('period', 'LIFETIME');
    await waitUntil(() => again.shadowRoot?.querySelector('.stat-large .stat-figure')?.textContent === figures);
  });
});

describe('ready', () => {
  for (const [tag, attributes = {}] of loading) {
    it(`${tag} ${Object.values(attributes).join(' ')} is said when what it opens with is there`, async () => {
      const slow = await createWorld({ scenario: 'busy-creator' });
      await slow.login();
      const element = makeElement(tag, attributes, createRuntime({ apiBase: slow.apiBase, brand, instagram: { clientId: '1', authorizeUrl: '#consent' } }));
      const grey: string[] = [];
      element.addEventListener('creator-ready', () => {
        for (const skeleton of element.shadowRoot?.querySelectorAll('.skeleton') ?? []) {
          // Below the first screenful things come later, and pictures have a place of their own.
          if (skeleton.checkVisibility() && skeleton.getBoundingClientRect().top < innerHeight && !skeleton.closest('.lazy-image')) grey.push(skeleton.className);
        }
      });
      document.body.append(element);
      expect(await element.whenReady()).to.equal('ready');
      expect(grey).to.deep.equal([]);
    });
  }
});
