import { expect } from '@open-wc/testing';
import { lastVisitStore } from '../../../src/features/home/last-visit-store';
import { earningsStore } from '../../../src/features/shared/payments/earnings-store';
import { createRuntime, type CreatorConfig } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { createNotingContext } from '../../support/noting-context';
import { nextTask } from '../../support/next-task';
import { prerender } from '../../support/prerender';
import { waitUntil } from '../../support/wait-until';

const key = 'creator:last-visit';
const path = '/v1/earnings';
const hour = 3_600_000;
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;

/** A visit of a creator whose totals are these. */
async function visit(earned: object, config: CreatorConfig = {}) {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ fetch: net.fetch, getUserId: () => 'asha', ...config });
  const store = runtime.use(lastVisitStore);
  const earnings = runtime.use(earningsStore);
  const read = async (index: number, totals: object) => {
    const before = localStorage.getItem(key);
    const loaded = earnings.refresh();
    (await net.at(path, index)).answer(totals);
    await loaded;
    return before;
  };
  const before = await read(0, earned);
  return { store, read, before, net, earnings };
}

/** A visit that notes its totals. */
async function noted(earned: object, config?: CreatorConfig) {
  const now = await visit(earned, config);
  await waitUntil(() => localStorage.getItem(key) !== now.before);
  return now;
}

function earlier(changes: object = {}) {
  const sum = { at: Date.now() - 2 * hour, commission: 100, orders: 3 };
  localStorage.setItem(key, JSON.stringify({ creator: 'asha', apiBase: '/api', before: sum, latest: sum, ...changes }));
}

/** A visit in a page that the browser has prepared, whose totals are greater than those of an earlier one. */
async function prepared() {
  earlier();
  const before = localStorage.getItem(key);
  const open = prerender();
  const { store } = await visit({ total_commission: 150, total_orders: 4 });
  await waitUntil(() => store.since.value?.commission === 50);
  return { before, open, store };
}

describe('lastVisitStore', () => {
  afterEach(() => localStorage.clear());

  it('says nothing at the first visit, and stores whose totals there are', async () => {
    const { store } = await noted({ total_commission: 100, total_orders: 3 });
    expect(store.since.value).to.equal(undefined);
    const kept = stored();
    expect(kept).to.deep.include({ creator: 'asha', apiBase: '/api' });
    expect(kept).to.deep.nested.include({ 'latest.commission': 100, 'latest.orders': 3, 'before.orders': 3 });
    expect((kept?.['latest'] as { at: number }).at).to.be.closeTo(Date.now(), 20_000);
  });

  it('counts a page that the browser has prepared as a visit when it is opened', async () => {
    const { before, open } = await prepared();
    expect(localStorage.getItem(key)).to.equal(before);
    open();
    expect(stored()).to.deep.nested.include({ 'latest.commission': 150, 'before.commission': 100 });
  });

  it('notes nothing of a prepared page whose session ended before it was opened', async () => {
    const { before, open, store } = await prepared();
    store.reset();
    open();
    expect(localStorage.getItem(key)).to.equal(before);
  });

  it('says what came since the last visit', async () => {
    earlier();
    const { store, read } = await noted({ total_commission: 150, total_orders: 4 });
    expect(store.since.value).to.deep.equal({ commission: 50, orders: 1 });
    await read(1, { total_commission: 170, total_orders: 5 });
    await waitUntil(() => store.since.value?.commission === 70);
    store.reset();
    expect(store.since.value).to.equal(undefined);
  });

  for (const [what, changes, config] of [
    ['another creator', { creator: 'ravi' }, {}],
    ['another API', { apiBase: '/other' }, {}],
    ['no time', { before: { commission: 1, orders: 1 } }, {}],
    ['a text for a sum', { latest: { at: 1, commission: '1', orders: 1 } }, {}],
    ['a sum that is missing', { latest: { at: 1, commission: 1, orders: null } }, {}],
    ['nothing for a sum', { latest: null }, {}],
    ['nothing of before', { before: undefined }, {}],
    ['nothing of the latest visit', { latest: undefined }, {}],
  ] as const) {
    it(`believes no totals of ${what}`, async () => {
      earlier(changes);
      const { store } = await noted({ total_commission: 150, total_orders: 4 }, config);
      expect(store.since.value).to.equal(undefined);
    });
  }

  it('does without what somebody else wrote', async () => {
    localStorage.setItem(key, '{oops');
    const { store } = await noted({ total_commission: 150, total_orders: 4 });
    expect(store.since.value).to.equal(undefined);
  });

  for (const [what, earned, config] of [
    ['of a creator who is not known', { total_commission: 1, total_orders: 1 }, { getUserId: () => '' }],
    ['without a sum', { total_orders: 1 }, {}],
    ['without the orders', { total_commission: 1 }, {}],
    ['where nothing may be stored', { total_commission: 1, total_orders: 1 }, { ephemeral: true }],
  ] as const) {
    it(`notes nothing ${what}`, async () => {
      const { read } = await visit(earned, config);
      await read(1, earned);
      expect(stored()).to.equal(null);
      await noted({ total_commission: 7, total_orders: 7 });
      expect(stored()).to.deep.nested.include({ 'before.orders': 7 });
    });
  }

  it('notes nothing of a session that ended while the creator was asked for', async () => {
    let tell: (id: string) => void = () => undefined;
    const { store } = await visit({ total_commission: 1, total_orders: 1 }, { getUserId: () => new Promise((resolve) => { tell = resolve; }) });
    store.reset();
    tell('asha');
    await noted({ total_commission: 7, total_orders: 7 });
    expect(stored()).to.deep.nested.include({ 'before.orders': 7 });
  });

  it('says nothing of a session that ended while the creator was asked for', async () => {
    earlier();
    let tell: (id: string) => void = () => undefined;
    const { store } = await visit({ total_commission: 150, total_orders: 4 }, { getUserId: () => new Promise((resolve) => { tell = resolve; }) });
    store.reset();
    tell('asha');
    await nextTask();
    expect(store.since.value).to.equal(undefined);
  });

  it('asks whether anything may be stored under its name', () => {
    const { context, names } = createNotingContext();
    lastVisitStore(context);
    expect(names).to.deep.equal(['last-visit', 'earnings']);
  });
});
