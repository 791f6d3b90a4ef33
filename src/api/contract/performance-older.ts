import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { PerformanceOverview, PerformancePost, PostTypeFilter } from './performance';
import { SortBy, TimePeriod } from './performance-shapes';
import { optionalText } from './shapes';

const PayoutFlag = object({ is_payout_experiment_enabled: v.boolean() });

export const getOlderOverview = call('POST', '/v1/performance/perf/overview', {
  body: object({ time_period: TimePeriod, ...PayoutFlag.entries }),
  response: PerformanceOverview,
  retry: 'read',
});

export const listOlderPosts = call('POST', '/v1/performance/perf/post-data', {
  body: object({
    time_period: TimePeriod,
    post_type: PostTypeFilter,
    sort_by: SortBy,
    page_size: v.number(),
    cursor: v.nullish(v.string()),
    ...PayoutFlag.entries,
  }),
  response: object({ data: v.array(PerformancePost), next_cursor: optionalText }),
  retry: 'read',
});
