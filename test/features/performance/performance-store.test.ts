import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { performanceStore, type PerformanceFilters } from '../../../src/features/performance/performance-store';
import { createAnsweringFetch, type Asked } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

const overviewPath = '/perf/v2/overview';
const postsPath = '/perf/v2/posts-data';
const week = { period: 'LAST_7_DAYS', postType: 'ALL' } as const;
const month = { period: 'LAST_28_DAYS', postType: 'AUTO_DM' } as const;

const post = (id: string, more = {}) => ({ post_id: id, post_type: 'AUTO_DM', sales: 100, ...more });
const pageOf = (ids: readonly string[], next: boolean, total = 25) =>
  ({ data: ids.map((id) => post(id)), number_of_records: total, has_next_page: next });

function start(always = {}) {
  const net = createAnsweringFetch(always);
  const store = createRuntime({ fetch: net.fetch }).use(performanceStore).of({});
  const at = async (path: string, index = 0): Promise<Asked> => {
    await waitUntil(() => net.to(path)[index], `request ${index} to ${path}`);
    return net.to(path)[index] as Asked;
  };
  const show = ({ period, postType }: PerformanceFilters) => store.ensure(period, postType);
  const figures = () => {
    const load = store.load.peek();
    if (load.state !== 'ready') throw new Error(`not ready but ${load.state}`);
    const { items: posts, head: overview, pages: page, ...rest } = load.value;
    return { ...rest, posts, overview, page, loadingMore: store.loadingMore.peek() };
  };
  /** Loads the week with one page of two posts, more to come. */
  const ready = async () => {
    const loaded = show(week);
    (await at(overviewPath)).answer({ total_commission: 12 });
    (await at(postsPath)).answer(pageOf(['a', 'b'], true));
    await loaded;
  };
  return { net, store, show, at, figures, ready };
}

describe('performanceStore', () => {
  it('[API-52][API-53][PERF-34] asks the new family for the overview and page 1 of 10', async () => {
    const { show, at } = start();
    void show(month);
    expect((await at(overviewPath)).body).to.deep.equal({ time_period: 'LAST_28_DAYS', post_type: 'AUTO_DM' });
    expect((await at(postsPath)).body).to.deep.equal({
      time_period: 'LAST_28_DAYS', post_type: 'AUTO_DM', page_no: 1, page_size: 10,
    });
  });

  it('[PERF-27] holds loading, error, the current page from 1, has-more and loading-more', async () => {
    const { store, show, at, figures } = start();
    const loaded = show(week);
    expect(store.load.peek()).to.deep.equal({ state: 'loading' });
    (await at(overviewPath)).answer({});
    (await at(postsPath)).answer(pageOf(['a'], true));
    await loaded;
    expect(figures()).to.include({ page: 1, hasMore: true, loadingMore: false, total: 25 });
    const more = store.loadMore();
    expect(figures().loadingMore).to.equal(true);
    (await at(postsPath, 1)).answer(pageOf(['b'], false));
    await more;
    expect(figures()).to.include({ page: 2, hasMore: false, loadingMore: false });
  });

  it('[ENT-23] reads every figure of the overview', async () => {
    const { show, at, figures } = start();
    const loaded = show(week);
    (await at(overviewPath)).answer({
      total_clicks: 1, clicks_increment_pct: 2, total_orders: 3, orders_increment_pct: 4, total_sales: 5, sales_increment_pct: -6,
      total_commission: 7, commissionIncrementPct: 8, total_searches: 9, total_new_user_orders: 10, total_new_user_earnings: 11,
      commissionStatsData: [{ title: '10% Commission', amount: 50, commission: 5, orders: 1 }],
    });
    (await at(postsPath)).answer(pageOf([], false, 0));
    await loaded;
    expect(figures().overview).to.deep.equal({
      clicks: 1, clicksIncrease: 2, orders: 3, ordersIncrease: 4, sales: 5, salesIncrease: -6, commission: 7, commissionIncrease: 8,
      searches: 9, newUserOrders: 10, newUserEarnings: 11,
      buckets: [{ title: '10% Commission', percent: 10, commission: 5, sales: 50, orders: 1 }],
    });
  });

  it('[ENT-25][ENT-26] reads a post of the list under either spelling', async () => {
    const { show, at, figures } = start();
    const loaded = show(week);
    (await at(overviewPath)).answer({});
    (await at(postsPath)).answer({
      data: [
        post('1', { thumbnail: '/a.png', created_at: '2026-01-02', clicks: 3, commissions: 9, description: 'one', new_user_bonus: 50, new_user_orders: 1 }),
        { post_id: '2', post_type: 'QR_CODE', thumbnails: ['/b.png', '/c.png'], created_on: '2026-01-03', searches: 4, orders: 2 },
      ],
      number_of_records: 2, has_next_page: false,
    });
    await loaded;
    expect(figures().posts).to.deep.equal([
      {
        id: '1', type: 'AUTO_DM', thumbnails: ['/a.png'], icon: null, description: 'one', createdAt: '2026-01-02', clicks: 3, searches: 0,
        orders: 0, sales: 100, commission: 9, newUserEarnings: 50, newUserOrders: 1,
      },
      {
        id: '2', type: 'QR_CODE', thumbnails: ['/b.png', '/c.png'], icon: null, description: '', createdAt: '2026-01-03', clicks: 0,
        searches: 4, orders: 2, sales: 0, commission: 0, newUserEarnings: 0, newUserOrders: 0,
      },
    ]);
  });

  it('[PERF-29] appends the next page and takes has-more from has_next_page', async () => {
    const { store, at, figures, ready } = start();
    await ready();
    const more = store.loadMore();
    const second = await at(postsPath, 1);
    expect(second.body).to.include({ page_no: 2, page_size: 10, time_period: 'LAST_7_DAYS', post_type: 'ALL' });
    second.answer(pageOf(['c', 'd'], false));
    await more;
    expect(figures().posts.map(({ id }) => id)).to.deep.equal(['a', 'b', 'c', 'd']);
    expect(figures().hasMore).to.equal(false);
  });

  it('[PERF-28] loads more only while there is more and no page on its way', async () => {
    const { net, store, at, ready } = start();
    await ready();
    const more = store.loadMore();
    await store.loadMore();
    (await at(postsPath, 1)).answer(pageOf(['c'], false));
    await more;
    await store.loadMore();
    expect(net.to(postsPath)).to.have.length(2);
  });

  it('[PERF-30] ends the list silently when a further page fails', async () => {
    const { store, at, figures, ready } = start();
    await ready();
    const more = store.loadMore();
    (await at(postsPath, 1)).answer({ error: 'no' }, 500);
    await more;
    expect(figures()).to.include({ hasMore: false, loadingMore: false, page: 1 });
    expect(figures().posts.map(({ id }) => id)).to.deep.equal(['a', 'b']);
  });

  for (const failing of [overviewPath, postsPath]) {
    it(`[PERF-31][ERR-05][ERR-07] ends in the error state when ${failing} fails first`, async () => {
      const { store, show, at } = start({ [failing === overviewPath ? postsPath : overviewPath]: pageOf([], false) });
      const loaded = show(week);
      (await at(failing)).answer({ error: 'no' }, 418);
      await loaded;
      expect(store.load.peek().state).to.equal('failed');
    });
  }

  it('drops the answers that a newer choice overtook, and aborts their requests', async () => {
    const { store, show, at, figures, ready } = start();
    await ready();
    const more = store.loadMore();
    const late = await at(postsPath, 1);
    const loaded = show(month);
    expect(store.load.peek()).to.have.nested.property('stale.selection').that.deep.equals(week);
    expect(late.aborted).to.equal(true);
    late.answer(pageOf(['late'], true));
    await more;
    const overtaken = await at(overviewPath, 1);
    const last = show(week);
    overtaken.answer({ total_commission: 999 });
    (await at(postsPath, 2)).answer(pageOf(['overtaken'], true));
    await loaded;
    (await at(overviewPath, 2)).answer({ total_commission: 34 });
    (await at(postsPath, 3)).answer(pageOf(['c'], false));
    await last;
    expect(figures().overview.commission).to.equal(34);
    expect(figures().posts.map(({ id }) => id)).to.deep.equal(['c']);
  });

  it('stops at an empty page, at one that repeats itself, and keeps equal ids of different types apart', async () => {
    const { store, show, at, figures } = start();
    const loaded = show(week);
    (await at(overviewPath)).answer({});
    (await at(postsPath)).answer({ data: [post('1'), post('1', { post_type: 'QR_CODE' }), post('1')], number_of_records: 9, has_next_page: true });
    await loaded;
    expect(figures().posts.map(({ id, type }) => `${type} ${id}`)).to.deep.equal(['AUTO_DM 1', 'QR_CODE 1']);
    const more = store.loadMore();
    (await at(postsPath, 1)).answer({ data: [post('1')], number_of_records: 9, has_next_page: true });
    await more;
    expect(figures().hasMore).to.equal(false);
  });

  it('does not ask twice for figures that a prefetch has asked for', async () => {
    const { net, store, show, at } = start();
    store.prefetch(week.period, week.postType);
    const asked = await at(postsPath);
    const shown = show(week);
    asked.answer(pageOf(['a'], false));
    (await at(overviewPath)).answer({});
    await shown;
    expect(net.to(postsPath)).to.have.length(1);
    void show(month);
    await at(postsPath, 1);
  });

  it('forgets and aborts everything on leaving', async () => {
    const { store, at, ready } = start();
    await ready();
    void store.loadMore();
    const asked = await at(postsPath, 1);
    store.reset();
    expect(asked.aborted).to.equal(true);
    expect(store.load.peek()).to.deep.equal({ state: 'idle' });
  });

  it('shows the figures that it had for a choice at once, when that is chosen again', async () => {
    const { store, show, at, ready } = start();
    await ready();
    const loaded = show(month);
    (await at(overviewPath, 1)).answer({ total_commission: 40 });
    (await at(postsPath, 1)).answer(pageOf(['c'], false));
    await loaded;
    void show(week);
    expect(store.load.peek()).to.have.nested.property('stale.head.commission', 12);
    expect(store.load.peek()).to.have.nested.property('stale.selection').that.deep.equals(week);
  });

  it('shows the figures of an earlier choice at once', async () => {
    const { store, show, at, ready } = start();
    await ready();
    void show(month);
    await at(postsPath, 1);
    void show(week);
    expect(store.load.peek()).to.have.nested.property('stale.head.commission', 12);
    void show(month);
    expect(store.load.peek()).to.have.nested.property('stale.selection').that.deep.equals(week);
  });
});
