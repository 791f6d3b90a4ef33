/**
 * The tabs of the performance screens, by the value that each sends to the API (specification section 3; decision B10).
 */
export const postTypes = ['ALL', 'AUTO_DM', 'QR_CODE', 'COLLECTION'] as const;

/** The value of a tab; ALL includes every type of post. */
export type PostTypeFilter = (typeof postTypes)[number];
export type PostType = Exclude<PostTypeFilter, 'ALL'>;

/** A QR code is scanned, so its posts count searches instead of clicks (specification section 2). */
export function usesSearches(type: PostTypeFilter): boolean {
  return type === 'QR_CODE';
}
