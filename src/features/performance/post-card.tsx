import type { ReactNode } from 'react';
import { postTypeBadge } from '../../domain/post-types';
import type { Post } from '../../domain/posts';
import { performancePostWords as words } from '../../text/en/performance-posts';
import { Badge } from '../../widgets/badge';
import { Icon } from '../../widgets/icons/icon';
import { chevronRightPath } from '../../widgets/icons/first-paths';
import { LazyImage } from '../../widgets/lazy-image';
import { styledBy } from '../../widgets/styled-by';
import { useMediaAddress } from '../shared/screen/use-media-address';
import sheet from './post-card.css';

const styled = styledBy(sheet);

interface PostCardProps {
  post: Post;
  onOpen: (card: HTMLElement, post: Post) => void;
  /** The figures beside the picture. */
  facts?: ReactNode;
  /** The figures below the picture. */
  children?: ReactNode;
}

/** A post in a list; the whole card opens its details. */
export function PostCard({ post, onOpen, facts, children }: PostCardProps) {
  const address = useMediaAddress();
  return (
    <button ref={styled} type="button" className="post-card" part="row" onClick={(event) => onOpen(event.currentTarget, post)}>
      <LazyImage src={address(post.thumbnails[0])} size={128} alt="" className="post-card-picture" />
      <span className="post-card-text">
        <span className="post-card-title" dir="auto">{post.description || words.untitled}</span>
        <Badge tone="primary">{postTypeBadge(post.type)}</Badge>
        {facts}
      </span>
      <Icon path={chevronRightPath} size={18} className="muted" />
      {children}
    </button>
  );
}
