import { formatExactMoney } from '../../domain/exact-money';
import { formatPercent } from '../../domain/percent';
import { postRatios } from '../../domain/post-ratios';
import { usesSearches } from '../../domain/post-types';
import type { Post } from '../../domain/posts';
import { postDetailWords as words } from '../../text/en/post-details';

/** The average result of a visit, which makes posts of different reach comparable. */
export function PostRatios({ post }: { post: Post }) {
  const ratios = postRatios(post);
  if (!ratios) return null;
  const names = usesSearches(post.type) ? words.perSearch : words.perClick;
  return (
    <dl className="post-ratios">
      <div><dt>{names.commission}</dt><dd>{formatExactMoney(ratios.commission)}</dd></div>
      <div><dt>{names.orders}</dt><dd>{formatPercent(ratios.orderPercent)}</dd></div>
    </dl>
  );
}
