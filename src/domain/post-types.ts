/** The tabs of the performance screens and what each asks the API for (specification section 3; decision B10). */
export const postTypeTabs = [
  { label: 'All', value: 'ALL' },
  { label: 'Auto-DM', value: 'AUTO_DM' },
  { label: 'QR Code', value: 'QR_CODE' },
  { label: 'Affiliate Links', value: 'COLLECTION' },
] as const;

/** A tab's value; ALL is every type of post. */
export type PostTypeFilter = (typeof postTypeTabs)[number]['value'];
export type PostType = Exclude<PostTypeFilter, 'ALL'>;

/** The words of a post's source badge. */
export function postTypeBadge(type: PostType): string {
  return postTypeTabs.find((tab) => tab.value === type)?.label ?? '';
}

/** A QR code is scanned, so its posts count searches where the others count clicks (specification section 2). */
export function usesSearches(type: PostTypeFilter): boolean {
  return type === 'QR_CODE';
}
