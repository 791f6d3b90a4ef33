import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SendOptions } from '../api/client';
import { getOlderOverview, listOlderPosts } from '../api/contract/performance-older';
import { performancePageSize } from '../domain/limits';
import type { Period } from '../domain/periods';
import type { PostTypeFilter } from '../domain/post-types';
import { normaliseOverview, normalisePost, type Overview, type Post } from '../domain/posts';
import { sortOptions, type SortOption } from '../domain/sort-options';
import { uniquePosts } from '../domain/unique-posts';
import type { StoreContext } from './context';
import { mostPages, mostSkipped } from './most-pages';
import { payoutFlag } from './payout-flag';
import { perElement } from './per-element';
import { createResource } from './resource';

export interface OlderFilters {
  readonly period: Period;
  readonly postType: PostTypeFilter;
  readonly sort: SortOption;
}

/** The 'All Posts' list of one tab, range and sort. */
export interface OlderPosts {
  readonly filters: OlderFilters;
  /** Tells the list of one load from that of the next. */
  readonly run: number;
  readonly posts: readonly Post[];
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

/** The period's totals; they know no type of post. */
export interface PeriodOverview {
  readonly period: Period;
  readonly overview: Overview;
}

/** The figures of the older performance screen: the overview of a period, and its posts by cursor. */
export function olderPerformanceStore(context: StoreContext) {
  const { client } = context;
  const overview = createResource<PeriodOverview>();
  const list = createResource<OlderPosts>();
  const sort = signal<SortOption>(sortOptions[0].value);
  /** Where each type's list goes on (specification section 4); null at its end, absent before its first page. */
  const cursors = new Map<PostTypeFilter, string | null>();
  let wanted: { period: Period; postType: PostTypeFilter } | undefined;
  let more: AbortController | undefined;
  let runs = 0;
  let pages = 0;

  async function page({ period, postType, sort: sortBy }: OlderFilters, options: SendOptions) {
    const cursor = cursors.get(postType);
    const is_payout_experiment_enabled = await payoutFlag(context);
    return client.send(listOlderPosts, {
      body: {
        time_period: period, post_type: postType, sort_by: sortBy, page_size: performancePageSize,
        ...(cursor && { cursor }), is_payout_experiment_enabled,
      },
    }, options);
  }

  const loadOverview = (period: Period) => overview.run(async (aborted) => {
    const body = { time_period: period, is_payout_experiment_enabled: await payoutFlag(context) };
    return { period, overview: normaliseOverview(await client.send(getOlderOverview, { body }, { signal: aborted })) };
  });

  /** Loads the first page; what is on its way for an earlier choice is dropped. */
  function loadPosts(): Promise<void> {
    if (!wanted) return Promise.resolve();
    more?.abort();
    const filters = { ...wanted, sort: sort.peek() };
    cursors.delete(filters.postType);
    return list.run(async (aborted) => {
      const first = await page(filters, { signal: aborted });
      // An overtaken answer must not move the cursor of the load that overtook it.
      aborted.throwIfAborted();
      const posts = uniquePosts(first.data.map(normalisePost));
      pages = 1;
      cursors.set(filters.postType, first.next_cursor || null);
      return { filters, run: ++runs, posts, hasMore: posts.length > 0 && Boolean(first.next_cursor), loadingMore: false };
    });
  }

  const refresh = async (): Promise<void> => {
    if (wanted) await Promise.all([loadOverview(wanted.period), loadPosts()]);
  };

  return {
    /** The totals of the period. */
    overview: overview.load,
    /** The posts of the tab; loading and error are the states of the load around them. */
    list: list.load,
    sort: sort as ReadonlySignal<SortOption>,
    refresh,
    retryPosts: loadPosts,
    /** Shows a period and a tab: loads what has changed. Another tab begins empty, another period keeps its posts in view meanwhile. */
    async show(period: Period, postType: PostTypeFilter): Promise<void> {
      const before = wanted;
      if (before?.period === period && before.postType === postType) return;
      wanted = { period, postType };
      if (before && before.postType !== postType) list.reset();
      await Promise.all([before?.period === period ? undefined : loadOverview(period), loadPosts()]);
    },
    async sortBy(next: SortOption): Promise<void> {
      if (next === sort.peek()) return;
      sort.value = next;
      await loadPosts();
    },
    /** Appends the next page when there is one and none is on its way; a failure ends the list silently. */
    async loadMore(): Promise<void> {
      const now = list.load.peek();
      if (now.state !== 'ready' || !now.value.hasMore || now.value.loadingMore) return;
      const before = now.value;
      const { postType } = before.filters;
      const mine = (more = new AbortController());
      list.set({ ...before, loadingMore: true });
      try {
        let { posts, hasMore } = before;
        let unreadable = true;
        for (let skipped = 0; unreadable && hasMore && skipped < mostSkipped; skipped++) {
          unreadable = false;
          const next = await page(before.filters, { signal: mine.signal, skipUnreadable: true, onDropped: (all) => (unreadable = all) });
          if (mine.signal.aborted) return;
          posts = uniquePosts([...before.posts, ...next.data.map(normalisePost)]);
          // A page that brings nothing new, or that leads back to itself, is a list that goes round in circles; one that nobody can read is not.
          const goesOn = (unreadable || posts.length > before.posts.length) && next.next_cursor !== cursors.get(postType) && ++pages < mostPages;
          cursors.set(postType, next.next_cursor || null);
          hasMore = goesOn && Boolean(next.next_cursor);
        }
        list.set({ ...before, posts, hasMore, loadingMore: false });
      } catch {
        if (!mine.signal.aborted) list.set({ ...before, hasMore: false, loadingMore: false });
      }
    },
    /** Aborts and forgets: called on leaving the screen and at sign-out. */
    reset(): void {
      more?.abort();
      wanted = undefined;
      cursors.clear();
      sort.value = sortOptions[0].value;
      overview.reset();
      list.reset();
    },
  };
}

export const olderPerformanceStores = perElement(olderPerformanceStore);
