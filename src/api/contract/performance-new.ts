import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { pagingCount } from './paging';
import { PerformanceOverview, PerformancePost, PostTypeFilter } from './performance';
import { TimePeriod } from './performance-shapes';

export const getOverview = call('POST', '/perf/v2/overview', {
  body: object({ time_period: TimePeriod, post_type: PostTypeFilter }),
  response: PerformanceOverview,
  retry: 'read',
});

export const listPosts = call('POST', '/perf/v2/posts-data', {
  body: object({
    time_period: TimePeriod, post_type: PostTypeFilter, page_no: v.number(), page_size: v.number(),
  }),
  response: object({
    data: v.array(PerformancePost), number_of_records: pagingCount, has_next_page: v.nullish(v.boolean()),
  }),
  retry: 'read',
});
