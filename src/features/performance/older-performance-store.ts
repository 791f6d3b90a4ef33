import { signal, type ReadonlySignal } from '@preact/signals-core';
import { getOlderOverview, listOlderPosts } from '../../api/contract/performance';
import { performancePageSize } from '../../domain/limits';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import { normaliseOverview, normalisePost, type Overview, type Post, postKey } from '../../domain/posts';
import { type SortOption, sortOptions } from '../../domain/post-lists';
import type { StoreContext } from '../../state/context';
import { createKeptValues } from '../../state/kept-values';
import { createPager } from '../../state/pager';
import type { Pages } from '../../state/pages';
import { createResource } from '../../state/resource';
import { defineStore } from '../../state/store';
import { firstPayoutFlag } from './performance-version';

export interface OlderFilters {
  readonly period: Period;
  readonly postType: PostTypeFilter;
  readonly sort: SortOption;
}

/** The 'All Posts' list of one tab, range and sort order. */
export type OlderPosts = Pages<Post, OlderFilters>;

/** The period's totals, which do not depend on the type of post. */
export interface PeriodOverview {
  readonly period: Period;
  readonly overview: Overview;
}

const keptOverviews = () => createKeptValues<PeriodOverview>();
const keptPosts = () => createKeptValues<OlderPosts>();

function createOlderPerformance(context: StoreContext) {
  const { client } = context;
  const sort = signal<SortOption>(sortOptions[0]);
  let shown: Pick<OlderFilters, 'period' | 'postType'> | undefined;

  const overview = createResource<PeriodOverview, Period>(context, async (options, period) => {
    const body = { time_period: period, is_payout_experiment_enabled: await firstPayoutFlag(context, options) };
    return { period, overview: normaliseOverview(await client.send(getOlderOverview, { body }, options)) };
  }, { staysInView: () => true, kept: context.use(keptOverviews), remembered: context.remembered('older-overview') });

  const list = createPager<Post, string, OlderFilters>(context, '', async (cursor, options, filters) => {
    const is_payout_experiment_enabled = await firstPayoutFlag(context, options);
    const page = await client.send(listOlderPosts, {
      body: {
        time_period: filters.period, post_type: filters.postType, sort_by: filters.sort, page_size: performancePageSize,
        ...(cursor && { cursor }), is_payout_experiment_enabled,
      },
    }, options);
    return { items: page.data.map(normalisePost), next: page.next_cursor || null };
  }, {
    keyOf: postKey,
    // Another tab starts empty; another period or sort order keeps its posts visible meanwhile.
    staysInView: (before, next) => before.postType === next.postType,
    kept: context.use(keptPosts),
    remembered: context.remembered('older-posts'),
    endsOnFailure: true,
  });

  function reset(): void {
    shown = undefined;
    sort.value = sortOptions[0];
    overview.reset();
    list.reset();
  }

  return {
    /** The totals of the period. */
    overview,
    /** The posts of the tab. */
    list,
    sort: sort as ReadonlySignal<SortOption>,
    prefetch(period: Period, postType: PostTypeFilter): void {
      overview.prefetch(period);
      list.prefetch({ period, postType, sort: sort.peek() });
    },
    async ensure(period: Period, postType: PostTypeFilter): Promise<void> {
      shown = { period, postType };
      await Promise.all([overview.ensure(period), list.ensure({ ...shown, sort: sort.peek() })]);
    },
    async sortBy(next: SortOption): Promise<void> {
      sort.value = next;
      if (shown) await list.ensure({ ...shown, sort: next });
    },
    reset,
    /** Forgets figures that were requested with a wrong flag; no earlier visit may show them either. */
    discard(): void {
      reset();
      context.use(keptOverviews).reset();
      context.use(keptPosts).reset();
    },
  };
}

/** The data of the older performance screen: the overview of a period, and its posts by cursor. */
export const olderPerformanceStore = defineStore({ lifetime: 'element', create: createOlderPerformance });
