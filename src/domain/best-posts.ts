/**
 * The posts with sales that earned the most commission; empty if fewer than two sold, because there is nothing to
 * compare.
 */
export function bestPosts<T extends { readonly sales: number; readonly commission: number }>(posts: readonly T[], count: number): T[] {
  const sold = posts.filter(({ sales }) => sales > 0);
  return sold.length < 2 ? [] : [...sold].sort((one, other) => other.commission - one.commission || other.sales - one.sales).slice(0, count);
}
