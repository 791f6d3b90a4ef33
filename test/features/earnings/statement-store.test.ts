import { expect } from '@open-wc/testing';
import { brand } from '../../../demo/marketplace/brand';
import type { Load } from '../../../src/domain/load';
import { postTotals } from '../../../src/domain/statement';
import { createRuntime } from '../../../src/runtime';
import { statementStore } from '../../../src/features/earnings/statement-store';
import { createAnsweringFetch, type Asked } from '../../support/answering-fetch';
import { createWorld } from '../../support/world';
import { waitUntil } from '../../support/wait-until';

const path = '/v1/earnings/payments';
const postsPath = '/perf/v2/posts-data';
const page = (ids: readonly string[], more: boolean) => ({ data: ids.map((id) => ({ payment_id: id, status: 'PAID' })), has_next_page: more });

function valueOf<T>(load: Load<T>): T {
  if (load.state !== 'ready') throw new Error(`not ready but ${load.state}`);
  return load.value;
}

function start() {
  const net = createAnsweringFetch({});
  const store = createRuntime({ fetch: net.fetch }).use(statementStore).of({});
  const at = async (index: number): Promise<Asked> => {
    await waitUntil(() => net.to(path)[index], `request ${index}`);
    return net.to(path)[index] as Asked;
  };
  return { net, store, at };
}

describe('statementStore', () => {
  it('fetches page after page, and counts what has come', async () => {
    const { net, store, at } = start();
    const done = store.payments.refresh();
    (await at(0)).answer(page(['a', 'b'], true));
    await waitUntil(() => store.received.payments.value === 2);
    expect(store.payments.load.value.state).to.equal('loading');
    (await at(1)).answer(page(['b', 'c'], false));
    await done;
    const { items, complete } = valueOf(store.payments.load.value);
    expect([items.map((payment) => payment.payment_id), complete, net.to(path).length]).to.deep.equal([['a', 'b', 'c'], true, 2]);
  });

  it('asks for long pages of payments, and of posts of all types in the period', async () => {
    const { net, store, at } = start();
    const payments = store.payments.refresh();
    expect((await at(0)).query).to.deep.equal({ page_no: '1', page_size: '100' });
    (await at(0)).answer(page(['a'], true));
    expect((await at(1)).query).to.deep.equal({ page_no: '2', page_size: '100' });
    (await at(1)).answer(page([], false));
    await payments;
    const posts = store.posts.ensure('LIFETIME');
    const first = await net.at(postsPath);
    expect(first.body).to.deep.equal({ time_period: 'LIFETIME', post_type: 'ALL', page_no: 1, page_size: 100 });
    first.answer({ data: [{ post_id: 'a', post_type: 'QR_CODE', sales: 5 }], has_next_page: true });
    const second = await net.at(postsPath, 1);
    expect([second.body['page_no'], store.received.posts.value]).to.deep.equal([2, 1]);
    second.answer({ data: [{ post_id: 'b', post_type: 'QR_CODE' }], has_next_page: false });
    await posts;
    const { items, complete, period } = valueOf(store.posts.load.value);
    expect([items.map(({ id, sales }) => [id, sales]), complete, period, store.received.posts.value]).to.deep.equal([[['a', 5], ['b', 0]], true, 'LIFETIME', 2]);
  });

  it('stops at a page that brings nothing new, and does not call it complete', async () => {
    const { net, store, at } = start();
    const done = store.payments.refresh();
    (await at(0)).answer(page(['a'], true));
    (await at(1)).answer(page(['a'], true));
    await done;
    expect([valueOf(store.payments.load.value).complete, net.to(path).length]).to.deep.equal([false, 2]);
  });

  it('asks no further once it was left', async () => {
    const { net, store, at } = start();
    const done = store.payments.refresh();
    const first = await at(0);
    store.reset();
    first.answer(page(['a'], true));
    await done;
    expect([store.payments.load.value.state, net.to(path).length]).to.deep.equal(['idle', 1]);
  });

  it('gives the posts of a period up when another is chosen, or when it is left', async () => {
    const { net, store } = start();
    const asked = async (index: number) => {
      await waitUntil(() => net.to(postsPath)[index]);
      return net.to(postsPath)[index] as Asked;
    };
    await store.posts.refresh();
    expect(net.asked.length, 'before a period was chosen').to.equal(0);
    const first = store.posts.ensure('LIFETIME');
    (await asked(0)).answer({ data: [{ post_id: 'a', post_type: 'QR_CODE' }], has_next_page: false });
    await first;
    expect(store.posts.load.value.state).to.equal('ready');
    const second = store.posts.ensure('YESTERDAY');
    expect(store.posts.load.value).to.deep.equal({ state: 'loading' });
    await asked(1);
    const third = store.posts.ensure('LAST_7_DAYS');
    await second;
    expect([(await asked(1)).aborted, (await asked(2)).aborted]).to.deep.equal([true, false]);
    await asked(2);
    store.reset();
    await third;
    expect([(await asked(2)).aborted, store.posts.load.value.state]).to.deep.equal([true, 'idle']);
  });

  it('has all of ten thousand posts, whose sums are those of the overview', async () => {
    const world = await createWorld({ scenario: 'ten-thousand-posts' });
    await world.login();
    const store = createRuntime({ apiBase: world.apiBase, brand }).use(statementStore).of({});
    await store.posts.ensure('LIFETIME');
    const { items, complete, period } = valueOf(store.posts.load.value);
    expect([items.length, complete, period]).to.deep.equal([10_000, true, 'LIFETIME']);
    const overview = (await (await fetch(`${world.apiBase}/perf/v2/overview`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ time_period: 'LIFETIME', post_type: 'ALL' }),
    })).json()) as Record<string, number>;
    const { sales, commission, orders, clicks } = postTotals(items);
    expect({ sales, commission, orders, clicks }).to.deep.equal({
      sales: overview.total_sales, commission: overview.total_commission, orders: overview.total_orders, clicks: overview.total_clicks,
    });
  });
});
