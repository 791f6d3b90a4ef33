import * as v from 'valibot';
import { call } from './call';
import { PerformanceOverview, PerformancePost, PostTypeFilter } from './performance';
import { TimePeriod } from './performance-shapes';
import { optionalAmount } from './shapes';

export const getOverview = call('POST', '/perf/v2/overview', {
  body: v.object({ time_period: TimePeriod, post_type: PostTypeFilter }),
  response: PerformanceOverview,
  retry: 'read',
});

export const listPosts = call('POST', '/perf/v2/posts-data', {
  body: v.object({
    time_period: TimePeriod, post_type: PostTypeFilter, page_no: v.number(), page_size: v.number(),
  }),
  response: v.object({
    data: v.array(PerformancePost), number_of_records: optionalAmount, has_next_page: v.boolean(),
  }),
  retry: 'read',
});
