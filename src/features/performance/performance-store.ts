import { getOverview, listPosts } from '../../api/contract/performance';
import { firstPerformancePage, performancePageSize } from '../../domain/limits';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import { normaliseOverview, normalisePost, type Overview, type Post, postKey } from '../../domain/posts';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { createPager } from '../../state/pager';
import type { Pages } from '../../state/pages';
import { defineStore } from '../../state/store';

export interface PerformanceFilters {
  readonly period: Period;
  readonly postType: PostTypeFilter;
}

/** The data of the list screen: the posts, and as their head the overview of all of them. */
export type PerformanceFigures = Pages<Post, PerformanceFilters, Overview>;

const keptFigures = () => createKeptValues<PerformanceFigures>();

function createPerformance(context: StoreContext) {
  const { client } = context;
  const pager = createPager<Post, number, PerformanceFilters, Overview>(context, firstPerformancePage, async (number, options, filters) => {
    const query = { time_period: filters.period, post_type: filters.postType };
    // The overview loads with the first page: without either there is nothing to show.
    const [page, overview] = await Promise.all([
      client.send(listPosts, { body: { ...query, page_no: number, page_size: performancePageSize } }, options),
      number === firstPerformancePage ? client.send(getOverview, { body: query }, options) : undefined,
    ]);
    return {
      items: page.data.map(normalisePost),
      next: number + 1,
      more: page.has_next_page,
      total: page.number_of_records,
      ...(overview && { head: normaliseOverview(overview) }),
    };
  }, { keyOf: postKey, staysInView: () => true, kept: context.use(keptFigures), remembered: context.remembered('performance'), endsOnFailure: true });
  return {
    load: pager.load,
    loadingMore: pager.loadingMore,
    prefetch: (period: Period, postType: PostTypeFilter) => pager.prefetch({ period, postType }),
    ensure: (period: Period, postType: PostTypeFilter) => pager.ensure({ period, postType }),
    refresh: pager.refresh,
    loadMore: pager.loadMore,
    reset: pager.reset,
  };
}

/** The data of the new performance screen: overview, and posts page by page. */
export const performanceStore = defineStore({ lifetime: 'element', create: createPerformance });
