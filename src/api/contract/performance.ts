import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { CommissionBucket, PostType, SortBy, TimePeriod } from './performance-shapes';
import { optionalAmount, optionalDate, optionalText, pagingCount, pagingFlag } from './shapes';

/** Both families answer with these; a missing number is 0, and null is unknown (decisions A15, E305). */
export const PerformanceOverview = object({
  total_clicks: optionalAmount,
  clicks_increment_pct: optionalAmount,
  total_orders: optionalAmount,
  orders_increment_pct: optionalAmount,
  total_sales: optionalAmount,
  sales_increment_pct: optionalAmount,
  total_commission: optionalAmount,
  commissionIncrementPct: optionalAmount,
  total_searches: optionalAmount,
  total_new_user_orders: optionalAmount,
  total_new_user_earnings: optionalAmount,
  commissionStatsData: v.nullish(v.array(CommissionBucket)),
});
export type PerformanceOverview = v.InferOutput<typeof PerformanceOverview>;

/** Two spellings are known; `domain/post-counts` converts them. */
export const PostCounts = object({
  total_posts: optionalAmount,
  auto_dm_posts: optionalAmount,
  collection_posts: optionalAmount,
  qr_code_posts: optionalAmount,
  auto_dm_counts: optionalAmount,
  collection_counts: optionalAmount,
  qr_code_counts: optionalAmount,
});
export type PostCounts = v.InferOutput<typeof PostCounts>;

export const PerformancePost = object({
  post_id: v.string(),
  post_type: PostType,
  thumbnail: optionalText,
  thumbnails: v.nullish(v.array(v.string())),
  image_url: optionalText,
  icon: optionalText,
  description: optionalText,
  created_at: optionalDate,
  created_on: optionalDate,
  clicks: optionalAmount,
  searches: optionalAmount,
  orders: optionalAmount,
  sales: optionalAmount,
  commissions: optionalAmount,
  new_user_bonus: optionalAmount,
  new_user_orders: optionalAmount,
});
export type PerformancePost = v.InferOutput<typeof PerformancePost>;

/** GET queries send the flag as text. */
export const PayoutQuery = object({ is_payout_experiment_enabled: v.picklist(['true', 'false']) });

/** Post types of a filter; ALL includes every one. */
export const PostTypeFilter = v.picklist(['ALL', 'AUTO_DM', 'COLLECTION', 'QR_CODE']);
export type PostTypeFilter = v.InferOutput<typeof PostTypeFilter>;

/** Also used by the new screen, whose own family has no counts call (decision A13). */
export const getPostCounts = call('GET', '/v1/performance/perf/post-count', {
  query: PayoutQuery, response: PostCounts,
});

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
    data: v.array(PerformancePost), number_of_records: pagingCount, has_next_page: pagingFlag,
  }),
  retry: 'read',
});

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
