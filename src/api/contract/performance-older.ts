import * as v from 'valibot';
import { call } from './call';
import { PerformanceOverview, PerformancePost, PostTypeFilter } from './performance';
import { SortBy, TimePeriod } from './performance-shapes';
import { optionalText } from './shapes';

const PayoutFlag = v.object({ is_payout_experiment_enabled: v.boolean() });

export const getOlderOverview = call('POST', '/v1/performance/perf/overview', {
  body: v.object({ time_period: TimePeriod, ...PayoutFlag.entries }),
  response: PerformanceOverview,
  retry: 'read',
});

export const listOlderPosts = call('POST', '/v1/performance/perf/post-data', {
  body: v.object({
    time_period: TimePeriod,
    post_type: PostTypeFilter,
    sort_by: SortBy,
    page_size: v.number(),
    cursor: v.nullish(v.string()),
    ...PayoutFlag.entries,
  }),
  response: v.object({ data: v.array(PerformancePost), next_cursor: optionalText }),
  retry: 'read',
});
