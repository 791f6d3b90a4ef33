/**
 * The tabs of the performance screens and the value that each sends to the API (specification section 3; decision B10).
 */
export const postTypeTabs = [
  { label: 'All', value: 'ALL' },
  { label: 'Auto-DM', value: 'AUTO_DM' },
  { label: 'QR Code', value: 'QR_CODE' },
  { label: 'Affiliate Links', value: 'COLLECTION' },
] as const;

/** The value of a tab; ALL includes every type of post. */
export type PostTypeFilter = (typeof postTypeTabs)[number]['value'];
export type PostType = Exclude<PostTypeFilter, 'ALL'>;

/** The texts of a post's source badge. */
export function postTypeBadge(type: PostType): string {
  return postTypeTabs.find((tab) => tab.value === type)?.label ?? '';
}

/** A QR code is scanned, so its posts count searches instead of clicks (specification section 2). */
export function usesSearches(type: PostTypeFilter): boolean {
  return type === 'QR_CODE';
}
