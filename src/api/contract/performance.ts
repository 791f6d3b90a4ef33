import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { CommissionBucket, PostType, SortBy, TimePeriod } from './performance-shapes';
import { optionalAmount, optionalDate, optionalText, pagingCount, pagingFlag } from './shapes';

/**
 * The figures of a period: commission and sales in rupees, changes since the period before in percent. A missing number
 * is 0, and null is unknown (decisions A15, E305).
 */
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

/** The numbers of posts, in one of two spellings: `total_posts` and `…_posts`, or `…_counts`. */
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

/** A post with its figures of a period: commissions, sales and bonus in rupees. */
export const PerformancePost = object({
  post_id: v.string(),
  post_type: PostType,
  thumbnail: optionalText,
  /** Another spelling of `thumbnail`, which may name several pictures. */
  thumbnails: v.nullish(v.array(v.string())),
  image_url: optionalText,
  icon: optionalText,
  description: optionalText,
  created_at: optionalDate,
  /** Another spelling of `created_at`. */
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

/** Returns the numbers of posts by type. Also used by the new screen, whose own family has no counts call (decision A13). */
export const getPostCounts = call('GET', '/v1/performance/perf/post-count', {
  query: PayoutQuery, response: PostCounts,
});

/** Returns the figures of a period. */
export const getOverview = call('POST', '/perf/v2/overview', {
  body: object({ time_period: TimePeriod, post_type: PostTypeFilter }),
  response: PerformanceOverview,
  retry: 'read',
});

/** Returns a page of the posts that have sold something in a period, the most sales first. */
export const listPosts = call('POST', '/perf/v2/posts-data', {
  body: object({
    time_period: TimePeriod, post_type: PostTypeFilter, /** From 1. */ page_no: v.number(), page_size: v.number(),
  }),
  response: object({
    data: v.array(PerformancePost), number_of_records: pagingCount, has_next_page: pagingFlag,
  }),
  retry: 'read',
});

const PayoutFlag = object({ is_payout_experiment_enabled: v.boolean() });

/** Returns the figures of a period, for the older screen. */
export const getOlderOverview = call('POST', '/v1/performance/perf/overview', {
  body: object({ time_period: TimePeriod, ...PayoutFlag.entries }),
  response: PerformanceOverview,
  retry: 'read',
});

/** Returns a page of the posts with their figures of a period, for the older screen. */
export const listOlderPosts = call('POST', '/v1/performance/perf/post-data', {
  body: object({
    time_period: TimePeriod,
    post_type: PostTypeFilter,
    sort_by: SortBy,
    page_size: v.number(),
    /** The cursor of the page before; null on the first page. */
    cursor: v.nullish(v.string()),
    ...PayoutFlag.entries,
  }),
  response: object({ data: v.array(PerformancePost), /** Null or absent ends the list. */ next_cursor: optionalText }),
  retry: 'read',
});
