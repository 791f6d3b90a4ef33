import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { olderPerformanceStore, type OlderPosts as Posts } from '../../../src/features/performance/older-performance-store';
import { createAnsweringFetch, type Asked } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

const overviewPath = '/v1/performance/perf/overview';
const postsPath = '/v1/performance/perf/post-data';

const pageOf = (ids: readonly string[], next: string | null = null) =>
  ({ data: ids.map((id) => ({ post_id: id, post_type: 'AUTO_DM', sales: 100 })), next_cursor: next });

function start({ profile = {} as object, overview = true } = {}) {
  const net = createAnsweringFetch({ '/home/profile-data': profile, ...(overview && { [overviewPath]: {} }) });
  const store = createRuntime({ fetch: net.fetch }).use(olderPerformanceStore).of({});
  const at = async (path: string, index = 0): Promise<Asked> => {
    await waitUntil(() => net.to(path)[index], `request ${index} to ${path}`);
    return net.to(path)[index] as Asked;
  };
  const list = (): Posts & { loadingMore: boolean } => {
    const load = store.list.load.peek();
    if (load.state !== 'ready') throw new Error(`not ready but ${load.state}`);
    return { ...load.value, loadingMore: store.list.loadingMore.peek() };
  };
  const ids = () => list().items.map(({ id }) => id);
  /** Shows the week with one page of two posts, more to come. */
  const ready = async () => {
    const shown = store.ensure('LAST_7_DAYS', 'ALL');
    (await at(postsPath)).answer(pageOf(['a', 'b'], 'c2'));
    await shown;
  };
  return { net, store, at, list, ids, ready };
}

describe('olderPerformanceStore', () => {
  it('[API-47][API-49][ROLE-07] asks the older family for the overview and the first ten posts, with the payout flag', async () => {
    const { store, at } = start({ profile: { is_payout_experiment_enabled: true }, overview: false });
    void store.ensure('LAST_28_DAYS', 'AUTO_DM');
    expect((await at(overviewPath)).body).to.deep.equal({ time_period: 'LAST_28_DAYS', is_payout_experiment_enabled: true });
    expect((await at(postsPath)).body).to.deep.equal({
      time_period: 'LAST_28_DAYS', post_type: 'AUTO_DM', sort_by: 'RECENCY', page_size: 10, is_payout_experiment_enabled: true,
    });
  });

  it('[PERFOLD-24][PERFOLD-25][ENT-27] goes on from next_cursor and appends', async () => {
    const { store, at, list, ids, ready } = start();
    await ready();
    const more = store.list.loadMore();
    const second = await at(postsPath, 1);
    expect(second.body).to.include({ cursor: 'c2', post_type: 'ALL', sort_by: 'RECENCY' });
    second.answer(pageOf(['b', 'c'], 'c3'));
    await more;
    expect(ids()).to.deep.equal(['a', 'b', 'c']);
    const last = store.list.loadMore();
    const third = await at(postsPath, 2);
    expect(third.body).to.include({ cursor: 'c3' });
    third.answer(pageOf(['d']));
    await last;
    expect(list()).to.include({ hasMore: false, loadingMore: false });
  });

  it('[PERFOLD-23][PERFOLD-24] clears posts and cursor when the tab changes, and keeps a cursor per type', async () => {
    const { store, at, ready, ids } = start();
    await ready();
    const shown = store.ensure('LAST_7_DAYS', 'QR_CODE');
    expect(store.list.load.peek()).to.deep.equal({ state: 'loading' });
    const qr = await at(postsPath, 1);
    expect(qr.body).to.include({ post_type: 'QR_CODE' }).and.not.to.have.property('cursor');
    qr.answer(pageOf(['q'], 'q2'));
    await shown;
    const back = store.ensure('LAST_7_DAYS', 'ALL');
    const again = await at(postsPath, 2);
    expect(again.body).not.to.have.property('cursor');
    again.answer(pageOf(['a'], 'c2'));
    await back;
    expect(ids()).to.deep.equal(['a']);
    void store.list.loadMore();
    expect((await at(postsPath, 3)).body).to.include({ cursor: 'c2', post_type: 'ALL' });
  });

  it('asks for the overview once per period: it knows neither tab nor sort', async () => {
    const { net, store, at } = start({ overview: false });
    void store.ensure('LAST_7_DAYS', 'ALL');
    await at(overviewPath);
    void store.ensure('LAST_7_DAYS', 'QR_CODE');
    void store.sortBy('SALES');
    await at(postsPath, 2);
    expect(net.to(overviewPath)).to.have.length(1);
    void store.ensure('YESTERDAY', 'QR_CODE');
    expect((await at(overviewPath, 1)).body).to.include({ time_period: 'YESTERDAY' });
  });

  it('[PERFOLD-27] reloads from the first page with the chosen sort, keeping what is shown until it comes', async () => {
    const { store, at, ready, ids, net } = start();
    await ready();
    const sorted = store.sortBy('CLICKS');
    expect(store.list.load.peek()).to.have.nested.property('stale.selection.sort', 'RECENCY');
    const asked = await at(postsPath, 1);
    expect(asked.body).to.include({ sort_by: 'CLICKS' }).and.not.to.have.property('cursor');
    asked.answer(pageOf(['b', 'a']));
    await sorted;
    expect(ids()).to.deep.equal(['b', 'a']);
    await store.sortBy('CLICKS');
    expect(net.to(postsPath)).to.have.length(2);
  });

  it('drops late answers: neither their posts nor their cursor count any more', async () => {
    const { store, at, ids, ready } = start();
    await ready();
    const more = store.list.loadMore();
    const lateMore = await at(postsPath, 1);
    const first = store.sortBy('ORDERS');
    expect(lateMore.aborted).to.equal(true);
    lateMore.answer(pageOf(['late'], 'late2'));
    await more;
    const lateFirst = await at(postsPath, 2);
    const last = store.sortBy('SALES');
    expect(lateFirst.aborted).to.equal(true);
    lateFirst.answer(pageOf(['overtaken'], 'overtaken2'));
    await first;
    (await at(postsPath, 3)).answer(pageOf(['new'], 'new2'));
    await last;
    expect(ids()).to.deep.equal(['new']);
    void store.list.loadMore();
    expect((await at(postsPath, 4)).body).to.include({ cursor: 'new2', sort_by: 'SALES' });
  });

  it('loads one further page at a time', async () => {
    const { net, store, at, ready } = start();
    await ready();
    const more = store.list.loadMore();
    await store.list.loadMore();
    (await at(postsPath, 1)).answer(pageOf(['c']));
    await more;
    await store.list.loadMore();
    expect(net.to(postsPath)).to.have.length(2);
  });

  it('ends the list silently when a further page fails', async () => {
    const { store, at, list, ids, ready } = start();
    await ready();
    const more = store.list.loadMore();
    (await at(postsPath, 1)).answer({ error: 'no' }, 500);
    await more;
    expect(list()).to.include({ hasMore: false, loadingMore: false });
    expect(ids()).to.deep.equal(['a', 'b']);
  });

  it('stops at a cursor that leads back to itself and at a page that brings nothing new', async () => {
    const { store, at, list, ready } = start();
    await ready();
    const more = store.list.loadMore();
    (await at(postsPath, 1)).answer(pageOf(['c'], 'c2'));
    await more;
    expect(list().hasMore).to.equal(false);
    const again = start();
    await again.ready();
    const same = again.store.list.loadMore();
    (await again.at(postsPath, 1)).answer(pageOf(['a', 'b'], 'c3'));
    await same;
    expect(again.list().hasMore).to.equal(false);
  });

  it('[API-51][ERR-06] takes any status but 200 of a first load for a failure', async () => {
    for (const path of [overviewPath, postsPath]) {
      const { store, at } = start({ overview: path !== overviewPath });
      const shown = store.ensure('LAST_7_DAYS', 'ALL');
      const posts = await at(postsPath);
      posts.answer(path === postsPath ? { error: 'no' } : pageOf([]), path === postsPath ? 418 : 200);
      if (path === overviewPath) (await at(path)).answer({ error: 'no' }, 418);
      await shown;
      expect((path === overviewPath ? store.overview : store.list).load.peek().state).to.equal('failed');
    }
  });

  it('forgets and aborts everything on leaving', async () => {
    const { store, at, ready } = start();
    await ready();
    void store.sortBy('SALES');
    const asked = await at(postsPath, 1);
    store.reset();
    expect(asked.aborted).to.equal(true);
    expect(store.list.load.peek().state).to.equal('idle');
    expect(store.sort.peek()).to.equal('RECENCY');
  });

  it('asks once for what a prefetch has asked for', async () => {
    const { net, store, at, ids } = start({ overview: false });
    store.prefetch('LAST_7_DAYS', 'AUTO_DM');
    const posts = await at(postsPath);
    expect([posts.body['post_type'], (await at(overviewPath)).body['time_period']]).to.deep.equal(['AUTO_DM', 'LAST_7_DAYS']);
    const shown = store.ensure('LAST_7_DAYS', 'AUTO_DM');
    posts.answer(pageOf(['a']));
    (await at(overviewPath)).answer({});
    await shown;
    expect([ids(), net.to(postsPath).length, net.to(overviewPath).length]).to.deep.equal([['a'], 1, 1]);
  });

  it('sorts nothing before anything is shown', async () => {
    const { net, store } = start();
    await store.sortBy('EARNING' as never);
    expect([store.sort.value, net.to(postsPath).length]).to.deep.equal(['EARNING', 0]);
  });

  it('shows what is known of an earlier choice at once, until it was requested with a wrong flag', async () => {
    const { store, at, ready } = start({ overview: false });
    const shown = ready();
    (await at(overviewPath)).answer({ total_commission: 5 });
    await shown;
    void store.ensure('LAST_28_DAYS', 'ALL');
    expect(store.overview.load.value).to.have.nested.property('stale.period', 'LAST_7_DAYS');
    await at(overviewPath, 1);
    void store.ensure('LAST_7_DAYS', 'AUTO_DM');
    expect(store.list.load.value).to.deep.equal({ state: 'loading' });
    void store.ensure('LAST_7_DAYS', 'ALL');
    expect([store.overview.load.value, store.list.load.value].map((load) => 'stale' in load)).to.deep.equal([true, true]);
    store.discard();
    expect([store.overview.load.value, store.list.load.value]).to.deep.equal([{ state: 'idle' }, { state: 'idle' }]);
    void store.ensure('LAST_7_DAYS', 'ALL');
    expect([store.overview.load.value, store.list.load.value]).to.deep.equal([{ state: 'loading' }, { state: 'loading' }]);
  });
});
