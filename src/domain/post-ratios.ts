import type { Figure } from './performance-figures';
import { usesSearches, type PostType } from './post-types';

interface Figures {
  readonly type: PostType;
  readonly clicks: Figure;
  readonly searches: Figure;
  readonly orders: Figure;
  readonly commission: Figure;
}

/** The average result of a visit. */
export interface PostRatios {
  /** In rupees. */
  readonly commission: number;
  /** Orders per visit, in percent. */
  readonly orderPercent: number;
}

/** The earnings of a post per click (per search of a QR code); null without visits, or if a figure is unknown. */
export function postRatios(post: Figures): PostRatios | null {
  const visits = usesSearches(post.type) ? post.searches : post.clicks;
  if (visits === null || !(visits > 0) || post.commission === null || post.orders === null) return null;
  const commission = post.commission / visits;
  const orderPercent = (post.orders / visits) * 100;
  return Number.isFinite(commission) && Number.isFinite(orderPercent) ? { commission, orderPercent } : null;
}
