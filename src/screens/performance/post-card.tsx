import { formatCount, formatMoney } from '../../domain/money';
import { postTypeBadge, usesSearches } from '../../domain/post-types';
import type { Post } from '../../domain/posts';
import { performanceWords as words } from '../../text/en/performance';
import { Badge } from '../../widgets/badge';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { LazyImage } from '../../widgets/lazy-image';
import { useMediaAddress } from '../shared/use-media-address';

/** One post of the list; the whole card opens its details. */
export function PostCard({ post, onOpen }: { post: Post; onOpen: (card: HTMLElement, post: Post) => void }) {
  const address = useMediaAddress();
  const visits = usesSearches(post.type) ? words.searchesOf(formatCount(post.searches)) : words.clicksOf(formatCount(post.clicks));
  return (
    <button type="button" className="post-card" part="row" onClick={(event) => onOpen(event.currentTarget, post)}>
      <LazyImage src={address(post.thumbnails[0])} size={128} alt="" className="post-card-picture" />
      <span className="post-card-text">
        <span className="post-card-title" dir="auto">{post.description || words.untitled}</span>
        <Badge tone="primary">{postTypeBadge(post.type)}</Badge>
        <span className="post-card-facts">
          <strong>{words.salesOf(formatMoney(post.sales))}</strong> <span className="muted">{visits}</span>
        </span>
      </span>
      <Icon path={chevronRightPath} size={18} className="muted" />
    </button>
  );
}
