import type { SendOptions } from '../api/client';
import { getOverview, listPosts } from '../api/contract/performance-new';
import type { CallOutput } from '../api/contract/call';
import { firstPerformancePage, performancePageSize } from '../domain/limits';
import type { Period } from '../domain/periods';
import type { PostTypeFilter } from '../domain/post-types';
import { normaliseOverview, normalisePost, type Overview, type Post } from '../domain/posts';
import { uniquePosts } from '../domain/unique-posts';
import { orZero } from '../domain/wire-number';
import type { StoreContext } from './context';
import { mostPages, mostSkipped } from './most-pages';
import { perElement } from './per-element';
import { createResource } from './resource';

export interface PerformanceFilters {
  readonly period: Period;
  readonly postType: PostTypeFilter;
}

/** What the list screen shows: loading and error are the states of the load around it. */
export interface PerformanceFigures {
  readonly filters: PerformanceFilters;
  /** Tells the list of one load from that of the next. */
  readonly run: number;
  readonly overview: Overview;
  readonly posts: readonly Post[];
  /** number_of_records: how many posts there are on all pages together. */
  readonly total: number;
  /** The last page that was loaded; the first is 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

type PostsPage = CallOutput<typeof listPosts>;

const same = (a: PerformanceFilters | undefined, b: PerformanceFilters) =>
  a?.period === b.period && a.postType === b.postType;

/** The figures of the new performance screen: overview, and posts page by page. */
export function performanceStore({ client }: StoreContext) {
  const figures = createResource<PerformanceFigures>();
  let wanted: PerformanceFilters | undefined;
  let more: AbortController | undefined;
  let runs = 0;

  const page = ({ period, postType }: PerformanceFilters, number: number, options: SendOptions) =>
    client.send(listPosts, {
      body: { time_period: period, post_type: postType, page_no: number, page_size: performancePageSize },
    }, options);

  /** Without a word about a next page the number of records tells, and without that an empty page. */
  const promises = ({ has_next_page: next, number_of_records: total }: PostsPage, known: number) => next ?? known < (total ?? Infinity);

  /** Fetches the overview and the first page; what came before is dropped when it answers late. */
  function load(filters: PerformanceFilters): Promise<void> {
    more?.abort();
    wanted = filters;
    const { period, postType } = filters;
    return figures.run(async (signal) => {
      const [overview, first] = await Promise.all([
        client.send(getOverview, { body: { time_period: period, post_type: postType } }, { signal }),
        page(filters, firstPerformancePage, { signal }),
      ]);
      const posts = uniquePosts(first.data.map(normalisePost));
      return {
        filters,
        run: ++runs,
        overview: normaliseOverview(overview),
        posts,
        total: Math.max(orZero(first.number_of_records), posts.length),
        page: firstPerformancePage,
        hasMore: posts.length > 0 && promises(first, posts.length),
        loadingMore: false,
      };
    });
  }

  return {
    load: figures.load,
    refresh: load,
    /** Loads unless just these figures are at hand or on their way: the prefetch may have been first. */
    ensure(filters: PerformanceFilters): Promise<void> {
      const { state } = figures.load.peek();
      if (same(wanted, filters) && (state === 'loading' || state === 'ready')) return Promise.resolve();
      return load(filters);
    },
    /** Appends the next page when there is one and none is on its way; a failure ends the list silently. */
    async loadMore(): Promise<void> {
      const now = figures.load.peek();
      if (now.state !== 'ready' || !now.value.hasMore || now.value.loadingMore) return;
      const before = now.value;
      const mine = (more = new AbortController());
      figures.set({ ...before, loadingMore: true });
      try {
        let { posts, page: number, hasMore } = before;
        let unreadable = true;
        for (let skipped = 0; unreadable && hasMore && skipped < mostSkipped; skipped++) {
          unreadable = false;
          const next = await page(before.filters, ++number, { signal: mine.signal, skipUnreadable: true, onDropped: (all) => (unreadable = all) });
          if (mine.signal.aborted) return;
          posts = uniquePosts([...before.posts, ...next.data.map(normalisePost)]);
          // A page that brings nothing new is a list that goes round in circles; one that nobody can read is not.
          hasMore = (unreadable || posts.length > before.posts.length) && promises(next, posts.length) && number < mostPages;
        }
        figures.set({ ...before, posts, page: number, hasMore, loadingMore: false });
      } catch {
        if (!mine.signal.aborted) figures.set({ ...before, hasMore: false, loadingMore: false });
      }
    },
    /** Aborts and forgets: called on leaving the screen and at sign-out. */
    reset(): void {
      more?.abort();
      wanted = undefined;
      figures.reset();
    },
  };
}

export const performanceStores = perElement(performanceStore);
