import { expect } from '@open-wc/testing';
import { brand } from '../../demo/marketplace/brand';
import { createRuntime } from '../../src/runtime';
import { awayFor } from '../support/away';
import { restoreDevice } from '../support/device';
import { createGatedFetch, type GatedFetch } from '../support/gated-fetch';
import { click, findByText, pageText, type } from '../support/screen';
import { scrollPast } from '../support/scroll-past';
import { waitUntil } from '../support/wait-until';
import { createWorld, type World } from '../support/world';
import { field, fill } from '../features/bank-details/open-bank-details';
import { place, settledText } from './every-element';
import { everyApp, everyScreen, loadNothing } from './every-screen';

describe('a page that is seen again', () => {
  let world: World;
  let gated: GatedFetch;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => {
    gated = createGatedFetch(world.apiBase);
  });
  afterEach(() => {
    restoreDevice();
    localStorage.clear();
    sessionStorage.clear();
  });
  const runtime = () => createRuntime({
    apiBase: world.apiBase, brand, instagram: { clientId: '1', authorizeUrl: '#consent' }, fetch: gated.fetch, remember: 'nothing',
  });
  const open = (tag: string, attributes = {}) => place(tag, attributes, runtime());

  for (const [tag, attributes = {}] of [...everyScreen, ...everyApp]) {
    it(`after half an hour, <${tag} ${Object.values(attributes).join(' ')}> loads again, and shows no less meanwhile`, async () => {
      const element = await open(tag, attributes);
      const before = await settledText(element);
      gated.asked.length = 0;
      awayFor(29);
      expect(gated.asked).to.deep.equal([]);
      awayFor(31);
      if (!loadNothing.has(tag)) await waitUntil(() => gated.asked.length > 0, 'nothing is asked');
      expect(element.status).to.equal('ready');
      expect(await settledText(element)).to.equal(before);
      gated.asked.length = 0;
      element.remove();
      await Promise.resolve();
      awayFor(31);
      expect(gated.asked, 'an element that has gone').to.deep.equal([]);
    });
  }

  it('several elements of a page make each call once', async () => {
    const shared = runtime();
    const elements = [];
    for (const tag of ['creator-home', 'creator-earnings', 'creator-performance', 'creator-auto-dm']) elements.push(await place(tag, {}, shared));
    for (const element of elements) await settledText(element);
    gated.asked.length = 0;
    await world.control('requests', undefined, 'DELETE');
    awayFor(31);
    await waitUntil(() => gated.asked.includes('GET /home/auto-dm-details'));
    for (const element of elements) await settledText(element);
    // What the API has received: a call that another element asks for in the same task is not sent.
    const { requests } = await world.control<{ requests: { method: string; path: string; query: object }[] }>('requests');
    const calls = requests.map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).to.deep.equal([]);
    expect(calls.filter((call) => call.includes('profile-data')).length).to.equal(1);
  });

  it('after a night without a network, an element that had failed recovers', async () => {
    gated.set('lose');
    const element = await open('creator-earnings');
    expect(element.status).to.equal('error');
    gated.set('pass');
    awayFor(600);
    await waitUntil(() => element.status === 'ready', `it is ${element.status}`);
  });

  it('after a night without a network, the figures stay', async () => {
    const element = await open('creator-earnings');
    const amount = (await findByText(element, /^₹[\d,]+$/)).textContent ?? '';
    gated.set('lose');
    awayFor(600);
    await waitUntil(() => element.status === 'degraded', `it is ${element.status}`);
    expect(pageText(element)).to.contain(amount);
  });

  it('what was typed stays', async () => {
    const bank = await open('creator-bank-details');
    await click(bank, 'button', 'Edit');
    await fill(bank);
    const autoDm = await open('creator-auto-dm');
    await scrollPast(autoDm);
    type(await field(autoDm, 'Custom trigger word'), 'kurta');
    gated.asked.length = 0;
    awayFor(60);
    await waitUntil(() => gated.asked.includes('GET /home/auto-dm-details'));
    await settledText(autoDm);
    expect((await field(bank, 'Account number again')).value).to.equal('004512348876');
    expect((await field(autoDm, 'Custom trigger word')).value).to.equal('kurta');
  });

  it('an element further down, which waits to be seen, still waits', async () => {
    const spacer = document.createElement('div');
    spacer.style.height = '5000px';
    document.body.prepend(spacer);
    try {
      const runtime = createRuntime({ apiBase: world.apiBase, brand, fetch: gated.fetch, remember: 'nothing' });
      const element = document.createElement('creator-earnings');
      element.setAttribute('loading', 'viewport');
      element.runtime = runtime;
      document.body.append(element);
      await waitUntil(() => element.status === 'loading');
      awayFor(60);
      expect(gated.asked).to.deep.equal([]);
      element.remove();
    } finally {
      spacer.remove();
    }
  });
});
