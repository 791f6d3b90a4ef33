import * as v from 'valibot';
import { call } from './call';
import { looseObject, object } from './object';
import { PayoutQuery } from './performance';
import { PostType, TimePeriod } from './performance-shapes';
import { optionalAmount, optionalDate, optionalText, Product } from './shapes';

/** A post with all its figures of a period: commission, sales and bonus in rupees. */
export const PostDetail = object({
  post_id: v.string(),
  post_type: PostType,
  thumbnails: v.nullish(v.array(v.string())),
  image_url: optionalText,
  icon: optionalText,
  description: optionalText,
  created: optionalDate,
  commission: optionalAmount,
  clicks: optionalAmount,
  searches: optionalAmount,
  orders: optionalAmount,
  sales: optionalAmount,
  new_user_earnings: optionalAmount,
  new_user_orders: optionalAmount,
  linked_products: v.nullish(v.array(Product)),
});
export type PostDetail = v.InferOutput<typeof PostDetail>;

/** Returns a post with its figures and products. */
export const getPostDetail = call('POST', '/perf/v2/post-details', {
  body: object({ post_id: v.string(), post_type: PostType, time_period: TimePeriod }),
  response: PostDetail,
  retry: 'read',
});

/**
 * Returns a post with its figures and products, for the older screen. Also contains the bucket entries, under keys that
 * include affiliate_bucket or non_affiliate_bucket.
 */
export const getOlderPostDetail = call('GET', '/v1/performance/perf/post', {
  query: object({ post_id: v.string(), post_type: PostType, ...PayoutQuery.entries }),
  response: looseObject(PostDetail.entries),
});
