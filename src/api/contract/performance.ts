import * as v from 'valibot';
import { call } from './call';
import { keepUnnamed } from './keep-unnamed';
import { CommissionBucket, PostType, SortBy, TimePeriod } from './performance-shapes';
import { optionalAmount, optionalText, Product } from './shapes';

/** Either family answers with these; missing numbers count as 0 (decision A15). */
export const PerformanceOverview = v.object({
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

/** Two spellings are known; `domain/post-counts` makes one of them. */
export const PostCounts = v.object({
  total_posts: optionalAmount,
  auto_dm_posts: optionalAmount,
  collection_posts: optionalAmount,
  qr_code_posts: optionalAmount,
  auto_dm_counts: optionalAmount,
  collection_counts: optionalAmount,
  qr_code_counts: optionalAmount,
});
export type PostCounts = v.InferOutput<typeof PostCounts>;

export const PerformancePost = v.object({
  post_id: v.string(),
  post_type: PostType,
  thumbnail: optionalText,
  thumbnails: v.nullish(v.array(v.string())),
  image_url: optionalText,
  icon: optionalText,
  description: optionalText,
  created_at: optionalText,
  created_on: optionalText,
  clicks: optionalAmount,
  searches: optionalAmount,
  orders: optionalAmount,
  sales: optionalAmount,
  commissions: optionalAmount,
  new_user_bonus: optionalAmount,
  new_user_orders: optionalAmount,
});
export type PerformancePost = v.InferOutput<typeof PerformancePost>;

/** A bucket entry of the older post detail; its key contains affiliate_bucket or non_affiliate_bucket. */
export const DetailBucket = v.object({
  commission: optionalAmount,
  avg_commission_pct: optionalAmount,
  orders: optionalAmount,
  sales: optionalAmount,
  min_commission: optionalAmount,
  max_commission: optionalAmount,
});

const detail = {
  post_id: v.string(),
  post_type: PostType,
  thumbnails: v.nullish(v.array(v.string())),
  image_url: optionalText,
  icon: optionalText,
  description: optionalText,
  created: optionalText,
  commission: optionalAmount,
  clicks: optionalAmount,
  searches: optionalAmount,
  orders: optionalAmount,
  sales: optionalAmount,
  new_user_earnings: optionalAmount,
  new_user_orders: optionalAmount,
  linked_products: v.nullish(v.array(Product)),
};

export const PostDetail = v.object(detail);
export type PostDetail = v.InferOutput<typeof PostDetail>;

const PayoutFlag = v.object({ is_payout_experiment_enabled: v.boolean() });
/** GET queries carry the flag as text. */
const PayoutQuery = v.object({ is_payout_experiment_enabled: v.picklist(['true', 'false']) });

/** Post types of a filter; ALL is every one of them. */
export const PostTypeFilter = v.picklist(['ALL', 'AUTO_DM', 'COLLECTION', 'QR_CODE']);
export type PostTypeFilter = v.InferOutput<typeof PostTypeFilter>;

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

export const getPostDetail = call('POST', '/perf/v2/post-details', {
  body: v.object({ post_id: v.string(), post_type: PostType, time_period: TimePeriod }),
  response: PostDetail,
  retry: 'read',
});

export const getOlderOverview = call('POST', '/v1/performance/perf/overview', {
  body: v.object({ time_period: TimePeriod, ...PayoutFlag.entries }),
  response: PerformanceOverview,
  retry: 'read',
});

/** Also read by the new screen, whose own family has no counts call (decision A13). */
export const getPostCounts = call('GET', '/v1/performance/perf/post-count', {
  query: PayoutQuery, response: PostCounts,
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

/** Also carries the bucket entries, under keys that contain affiliate_bucket or non_affiliate_bucket. */
export const getOlderPostDetail = call('GET', '/v1/performance/perf/post', {
  query: v.object({ post_id: v.string(), post_type: PostType, ...PayoutQuery.entries }),
  response: keepUnnamed(PostDetail),
});
