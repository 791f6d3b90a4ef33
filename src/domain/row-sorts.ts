/** The orders of a listing; the first is the server's own. */
export const rowSorts = ['newest', 'earned', 'clicks'] as const;
export type RowSort = (typeof rowSorts)[number];
