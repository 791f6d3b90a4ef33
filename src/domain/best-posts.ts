import type { Figure } from './performance-figures';

interface Sold {
  readonly sales: Figure;
  readonly commission: Figure;
}

/**
 * The posts with sales that earned the most commission; empty if fewer than two are known to have, because there is
 * nothing to compare.
 */
export function bestPosts<T extends Sold>(posts: readonly T[], count: number): T[] {
  const sold = posts.flatMap((post) => (post.commission !== null && post.sales !== null && post.sales > 0 ? [{ post, commission: post.commission, sales: post.sales }] : []));
  if (sold.length < 2) return [];
  return sold.sort((one, other) => other.commission - one.commission || other.sales - one.sales).slice(0, count).map(({ post }) => post);
}
