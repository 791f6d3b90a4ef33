import { type Bucket, normaliseBucket, type WireBucket } from './buckets';
import { type WireNumber } from './money';
import { orZero } from './performance-figures';
import type { PostType } from './post-types';

type WireText = string | null | undefined;

interface WirePost {
  post_id: string;
  post_type: PostType;
  thumbnail?: WireText;
  thumbnails?: string[] | null;
  image_url?: WireText;
  icon?: WireText;
  description?: WireText;
  created?: WireText;
  created_at?: WireText;
  created_on?: WireText;
  clicks?: WireNumber;
  searches?: WireNumber;
  orders?: WireNumber;
  sales?: WireNumber;
  commission?: WireNumber;
  commissions?: WireNumber;
  new_user_bonus?: WireNumber;
  new_user_earnings?: WireNumber;
  new_user_orders?: WireNumber;
}

/** The performance of a post, from any list or detail. */
export interface Post {
  id: string;
  type: PostType;
  thumbnails: string[];
  icon: string | null;
  description: string;
  createdAt: string | null;
  clicks: number;
  searches: number;
  orders: number;
  sales: number;
  commission: number;
  newUserEarnings: number;
  newUserOrders: number;
}

/** Converts the list items and details of both performance families to one shape (decision A15). */
export function normalisePost(raw: WirePost): Post {
  const single = raw.thumbnail || raw.image_url;
  return {
    id: raw.post_id,
    type: raw.post_type,
    thumbnails: raw.thumbnails?.length ? raw.thumbnails : single ? [single] : [],
    icon: raw.icon ?? null,
    description: raw.description ?? '',
    createdAt: raw.created_at ?? raw.created_on ?? raw.created ?? null,
    clicks: orZero(raw.clicks),
    searches: orZero(raw.searches),
    orders: orZero(raw.orders),
    sales: orZero(raw.sales),
    commission: orZero(raw.commission ?? raw.commissions),
    newUserEarnings: orZero(raw.new_user_earnings ?? raw.new_user_bonus),
    newUserOrders: orZero(raw.new_user_orders),
  };
}

interface WireOverview {
  total_clicks?: WireNumber;
  clicks_increment_pct?: WireNumber;
  total_orders?: WireNumber;
  orders_increment_pct?: WireNumber;
  total_sales?: WireNumber;
  sales_increment_pct?: WireNumber;
  total_commission?: WireNumber;
  commissionIncrementPct?: WireNumber;
  total_searches?: WireNumber;
  total_new_user_orders?: WireNumber;
  total_new_user_earnings?: WireNumber;
  commissionStatsData?: WireBucket[] | null;
}

/** Null if the server sent no increase; 0% would be wrong. */
export interface Overview {
  clicks: number;
  clicksIncrease: number | null;
  searches: number;
  orders: number;
  ordersIncrease: number | null;
  sales: number;
  salesIncrease: number | null;
  commission: number;
  commissionIncrease: number | null;
  newUserOrders: number;
  newUserEarnings: number;
  buckets: Bucket[];
}

/** The totals of both performance families under the same names. */
export function normaliseOverview(raw: WireOverview): Overview {
  return {
    clicks: orZero(raw.total_clicks),
    clicksIncrease: raw.clicks_increment_pct ?? null,
    searches: orZero(raw.total_searches),
    orders: orZero(raw.total_orders),
    ordersIncrease: raw.orders_increment_pct ?? null,
    sales: orZero(raw.total_sales),
    salesIncrease: raw.sales_increment_pct ?? null,
    commission: orZero(raw.total_commission),
    commissionIncrease: raw.commissionIncrementPct ?? null,
    newUserOrders: orZero(raw.total_new_user_orders),
    newUserEarnings: orZero(raw.total_new_user_earnings),
    buckets: (raw.commissionStatsData ?? []).map(normaliseBucket),
  };
}

/** Ids of different types may be equal, so a post is identified by both. */
export const postKey = (post: Pick<Post, 'id' | 'type'>): string => `${post.type} ${post.id}`;
