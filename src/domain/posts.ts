import { type Bucket, normaliseBucket, type WireBucket } from './buckets';
import { type WireNumber } from './money';
import { type Figure, figureOf } from './performance-figures';
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
  clicks: Figure;
  searches: Figure;
  orders: Figure;
  sales: Figure;
  commission: Figure;
  newUserEarnings: Figure;
  newUserOrders: Figure;
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
    clicks: figureOf(raw.clicks),
    searches: figureOf(raw.searches),
    orders: figureOf(raw.orders),
    sales: figureOf(raw.sales),
    commission: figureOf(raw.commission, raw.commissions),
    newUserEarnings: figureOf(raw.new_user_earnings, raw.new_user_bonus),
    newUserOrders: figureOf(raw.new_user_orders),
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
  clicks: Figure;
  clicksIncrease: number | null;
  searches: Figure;
  orders: Figure;
  ordersIncrease: number | null;
  sales: Figure;
  salesIncrease: number | null;
  commission: Figure;
  commissionIncrease: number | null;
  newUserOrders: Figure;
  newUserEarnings: Figure;
  buckets: Bucket[];
}

/** The totals of both performance families under the same names. */
export function normaliseOverview(raw: WireOverview): Overview {
  return {
    clicks: figureOf(raw.total_clicks),
    clicksIncrease: raw.clicks_increment_pct ?? null,
    searches: figureOf(raw.total_searches),
    orders: figureOf(raw.total_orders),
    ordersIncrease: raw.orders_increment_pct ?? null,
    sales: figureOf(raw.total_sales),
    salesIncrease: raw.sales_increment_pct ?? null,
    commission: figureOf(raw.total_commission),
    commissionIncrease: raw.commissionIncrementPct ?? null,
    newUserOrders: figureOf(raw.total_new_user_orders),
    newUserEarnings: figureOf(raw.total_new_user_earnings),
    buckets: (raw.commissionStatsData ?? []).map(normaliseBucket),
  };
}

/** Ids of different types may be equal, so a post is identified by both. */
export const postKey = (post: Pick<Post, 'id' | 'type'>): string => `${post.type} ${post.id}`;
