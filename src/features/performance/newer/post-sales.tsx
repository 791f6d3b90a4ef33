import { formatCount, formatMoney } from '../../../domain/money';
import { usesSearches } from '../../../domain/post-types';
import type { Post } from '../../../domain/posts';
import { newPerformanceWords as words } from '../../../text/en/performance-new';

/** The sales and visits of a post in the list of the new version. */
export function PostSales({ post }: { post: Post }) {
  const visits = usesSearches(post.type) ? words.searchesOf(formatCount(post.searches)) : words.clicksOf(formatCount(post.clicks));
  return (
    <span className="post-card-facts">
      <strong>{words.salesOf(formatMoney(post.sales))}</strong> <span className="muted">{visits}</span>
    </span>
  );
}
