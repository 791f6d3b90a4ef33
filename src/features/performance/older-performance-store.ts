import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SendOptions } from '../../api/client';
import type { CallOutput } from '../../api/contract/call';
import { getOlderOverview, listOlderPosts } from '../../api/contract/performance-older';
import { performancePageSize } from '../../domain/limits';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import { normaliseOverview, normalisePost, type Overview, type Post } from '../../domain/posts';
import { sortOptions, type SortOption } from '../../domain/sort-options';
import { uniquePosts } from '../../domain/unique-posts';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { mostPages, readFurther } from '../../state/most-pages';
import { noteFailure } from '../../state/note-failure';
import { payoutFlag } from './payout-flag';
import { perElement } from '../../state/per-element';
import { createResource } from '../../state/old-resource';

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
  /** What asks for the next page (specification section 4); null at the end. */
  readonly cursor: string | null;
  readonly pages: number;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

/** The period's totals; they know no type of post. */
export interface PeriodOverview {
  readonly period: Period;
  readonly overview: Overview;
}

const keptOverviews = () => createKeptValues<PeriodOverview>();
const keptPosts = () => createKeptValues<OlderPosts>();
let runs = 0;

/** The list with a further page. */
function appended(list: OlderPosts, page: CallOutput<typeof listOlderPosts>, unreadable: boolean): OlderPosts {
  const posts = uniquePosts([...list.posts, ...page.data.map(normalisePost)]);
  const cursor = page.next_cursor || null;
  const pages = list.pages + 1;
  // A page that brings nothing new, or that leads back to itself, is a list that goes round in circles; one that nobody can read is not.
  const goesOn = (unreadable || posts.length > list.posts.length) && cursor !== list.cursor && pages < mostPages;
  return { ...list, posts, cursor, pages, hasMore: goesOn && cursor !== null };
}

/** The figures of the older performance screen: the overview of a period, and its posts by cursor. */
export function olderPerformanceStore(context: StoreContext) {
  const { client, log } = context;
  const overview = createResource<PeriodOverview>(context, context.use(keptOverviews));
  const list = createResource<OlderPosts>(context, context.use(keptPosts));
  const sort = signal<SortOption>(sortOptions[0].value);
  let wanted: { period: Period; postType: PostTypeFilter } | undefined;
  let more: AbortController | undefined;

  async function page({ period, postType, sort: sortBy }: OlderFilters, cursor: string | null, options: SendOptions) {
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
  }, period);

  function stopMore(): void {
    more?.abort();
    const now = list.value();
    if (now?.loadingMore) list.change({ ...now, loadingMore: false });
  }

  /** Loads the first page; what is on its way for an earlier choice is dropped. */
  function loadPosts(): Promise<void> {
    if (!wanted) return Promise.resolve();
    stopMore();
    const filters = { ...wanted, sort: sort.peek() };
    return list.run(async (aborted) => {
      const first = await page(filters, null, { signal: aborted });
      const posts = uniquePosts(first.data.map(normalisePost));
      const cursor = first.next_cursor || null;
      return { filters, run: ++runs, posts, cursor, pages: 1, hasMore: posts.length > 0 && cursor !== null, loadingMore: false };
    }, `${filters.period} ${filters.postType} ${filters.sort}`);
  }

  return {
    /** The totals of the period. */
    overview: overview.load,
    /** The posts of the tab; loading and error are the states of the load around them. */
    list: list.load,
    sort: sort as ReadonlySignal<SortOption>,
    retryOverview: () => (wanted ? loadOverview(wanted.period) : Promise.resolve()),
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
      const before = list.value();
      if (list.load.peek().state === 'loading' || !before?.hasMore || before.loadingMore) return;
      const mine = (more = new AbortController());
      list.change({ ...before, loadingMore: true });
      try {
        let longer = before;
        await readFurther(async (options, unreadable) => {
          longer = appended(longer, await page(before.filters, longer.cursor, { ...options, signal: mine.signal }), unreadable());
          return longer.hasMore && !mine.signal.aborted;
        });
        if (!mine.signal.aborted) list.change({ ...longer, loadingMore: false });
      } catch (thrown) {
        if (mine.signal.aborted) return;
        noteFailure(thrown, log);
        list.change({ ...before, hasMore: false, loadingMore: false });
      }
    },
    /** Aborts and forgets: called on leaving the screen and at sign-out. */
    reset(): void {
      more?.abort();
      wanted = undefined;
      sort.value = sortOptions[0].value;
      overview.reset();
      list.reset();
    },
  };
}

export const olderPerformanceStores = perElement(olderPerformanceStore);
