import { isUnknown, type Load, valueAtHand } from './load';
import { type WireNumber } from './money';
import { type Figure, figureOf } from './performance-figures';

interface WirePostCounts {
  total_posts?: WireNumber;
  auto_dm_posts?: WireNumber;
  collection_posts?: WireNumber;
  qr_code_posts?: WireNumber;
  auto_dm_counts?: WireNumber;
  collection_counts?: WireNumber;
  qr_code_counts?: WireNumber;
}

export interface PostCounts {
  total: Figure;
  autoDm: Figure;
  collection: Figure;
  qrCode: Figure;
}

/**
 * Converts both known shapes to one; the variant has no total, so the sum of its counts is the total (decision A14).
 */
export function normalisePostCounts(raw: WirePostCounts): PostCounts {
  const autoDm = figureOf(raw.auto_dm_posts, raw.auto_dm_counts);
  const collection = figureOf(raw.collection_posts, raw.collection_counts);
  const qrCode = figureOf(raw.qr_code_posts, raw.qr_code_counts);
  const sum = autoDm === null || collection === null || qrCode === null ? null : autoDm + collection + qrCode;
  return { total: figureOf(raw.total_posts ?? sum), autoDm, collection, qrCode };
}

/** Whether there is a QR Code tab (specification section 4); undefined until the counts have come or failed. */
export const hasQrPosts = (counts: Load<PostCounts>): boolean | undefined => (isUnknown(counts) ? undefined : (valueAtHand(counts)?.qrCode ?? 0) > 0);

/** The sort options of the older performance list; the first one is the default. */
export const sortOptions = ['RECENCY', 'CLICKS', 'ORDERS', 'SALES'] as const;

/** The API also knows ALL and SEARCHES, which no option uses (decision A29). */
export type SortOption = (typeof sortOptions)[number];
