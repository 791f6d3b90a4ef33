import type { SendOptions } from '../../api/client';
import { getOverview, listPosts } from '../../api/contract/performance-new';
import type { CallOutput } from '../../api/contract/call';
import { firstPerformancePage, performancePageSize } from '../../domain/limits';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import { normaliseOverview, normalisePost, type Overview, type Post } from '../../domain/posts';
import { uniquePosts } from '../../domain/unique-posts';
import { orZero } from '../../domain/wire-number';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { mostPages, readFurther } from '../../state/most-pages';
import { noteFailure } from '../../state/note-failure';
import { perElement } from '../../state/per-element';
import { createResource } from '../../state/old-resource';

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

const keptFigures = () => createKeptValues<PerformanceFigures>();
const selectionOf = ({ period, postType }: PerformanceFilters) => `${period} ${postType}`;
let runs = 0;

/** Without a word about a next page the number of records decides, and without that an empty page. */
const promises = ({ has_next_page: next, number_of_records: total }: PostsPage, known: number) => next ?? known < (total ?? Infinity);

/** The list with its next page. */
function appended(figures: PerformanceFigures, next: PostsPage, unreadable: boolean): PerformanceFigures {
  const posts = uniquePosts([...figures.posts, ...next.data.map(normalisePost)]);
  const page = figures.page + 1;
  // A page that brings nothing new is a list that goes round in circles; one that nobody can read is not.
  const hasMore = (unreadable || posts.length > figures.posts.length) && promises(next, posts.length) && page < mostPages;
  return { ...figures, posts, page, hasMore };
}

/** The figures of the new performance screen: overview, and posts page by page. */
export function performanceStore(context: StoreContext) {
  const { client, log } = context;
  const figures = createResource<PerformanceFigures>(context, context.use(keptFigures));
  let more: AbortController | undefined;

  const page = ({ period, postType }: PerformanceFilters, number: number, options: SendOptions) =>
    client.send(listPosts, {
      body: { time_period: period, post_type: postType, page_no: number, page_size: performancePageSize },
    }, options);

  function stopMore(): void {
    more?.abort();
    const now = figures.value();
    if (now?.loadingMore) figures.change({ ...now, loadingMore: false });
  }

  /** Fetches the overview and the first page; what came before is dropped when it answers late. */
  function fetchOf(filters: PerformanceFilters) {
    const { period, postType } = filters;
    return async (signal: AbortSignal): Promise<PerformanceFigures> => {
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
    };
  }

  return {
    load: figures.load,
    refresh(filters: PerformanceFilters): Promise<void> {
      stopMore();
      return figures.run(fetchOf(filters), selectionOf(filters));
    },
    /** Loads unless just these figures are at hand or on their way: the prefetch may have been first. */
    ensure(filters: PerformanceFilters): Promise<void> {
      stopMore();
      return figures.ensure(fetchOf(filters), selectionOf(filters));
    },
    /** Appends the next page when there is one and none is on its way; a failure ends the list silently. */
    async loadMore(): Promise<void> {
      const before = figures.value();
      if (figures.load.peek().state === 'loading' || !before?.hasMore || before.loadingMore) return;
      const mine = (more = new AbortController());
      figures.change({ ...before, loadingMore: true });
      try {
        let longer = before;
        await readFurther(async (options, unreadable) => {
          longer = appended(longer, await page(before.filters, longer.page + 1, { ...options, signal: mine.signal }), unreadable());
          return longer.hasMore && !mine.signal.aborted;
        });
        if (!mine.signal.aborted) figures.change({ ...longer, loadingMore: false });
      } catch (thrown) {
        if (mine.signal.aborted) return;
        noteFailure(thrown, log);
        figures.change({ ...before, hasMore: false, loadingMore: false });
      }
    },
    /** Aborts and forgets: called on leaving the screen and at sign-out. */
    reset(): void {
      more?.abort();
      figures.reset();
    },
  };
}

export const performanceStores = perElement(performanceStore);
