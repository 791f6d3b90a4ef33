import { usesSearches, type PostType } from './post-types';

interface Figures {
  readonly type: PostType;
  readonly clicks: number;
  readonly searches: number;
  readonly orders: number;
  readonly commission: number;
}

/** What a visit brought on average. */
export interface PostRatios {
  /** In rupees. */
  readonly commission: number;
  /** Orders for each visit, in percent. */
  readonly orderPercent: number;
}

/** What a post earns per click (per search of a QR code); null where nobody came: there is nothing to divide by. */
export function postRatios(post: Figures): PostRatios | null {
  const visits = usesSearches(post.type) ? post.searches : post.clicks;
  if (!(visits > 0)) return null;
  const commission = post.commission / visits;
  const orderPercent = (post.orders / visits) * 100;
  return Number.isFinite(commission) && Number.isFinite(orderPercent) ? { commission, orderPercent } : null;
}
