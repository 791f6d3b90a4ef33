import type { ReactNode, Ref } from 'react';
import { formatCount, formatMoney } from '../../../domain/money';
import type { Figure } from '../../../domain/performance-figures';
import { postTypeWords } from '../../../text/en/post-types';
import type { Post } from '../../../domain/posts';
import { formatShare, shareOfTotal } from '../../../domain/share-of-total';
import { olderPostFacts } from '../../../text/en/performance-older-details';
import { performancePostWords as words } from '../../../text/en/performance';
import { Badge } from '../../../widgets/badge';
import { Breakable } from '../../../widgets/breakable';
import { chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { LazyImage } from '../../../widgets/lazy-image';
import { styledBy } from '../../../widgets/styled-by';
import sheet from './post-card.css';

const styled = styledBy(sheet);

interface PostCardProps {
  post: Post;
  /** The address of its picture, as it may be loaded. */
  picture: string | null;
  onOpen: (card: HTMLElement, post: Post) => void;
  /** The figures beside the picture. */
  facts?: ReactNode;
  /** The figures below the picture. */
  children?: ReactNode;
}

/** A post in a list; the whole card opens its details. */
export function PostCard({ post, picture, onOpen, facts, children }: PostCardProps) {
  return (
    <button ref={styled} type="button" className="post-card flat-row" part="row" onClick={(event) => onOpen(event.currentTarget, post)}>
      <LazyImage src={picture} size={128} alt="" className="post-card-picture" />
      <span className="post-card-text">
        <Breakable className="post-card-title" dir="auto" text={post.description || words.untitled} />
        <Badge tone="primary">{postTypeWords[post.type]}</Badge>
        {facts}
      </span>
      <Icon path={chevronRightPath} size={18} className="muted" />
      {children}
    </button>
  );
}

/** The list of posts below the headings of its columns, whose place is there from the beginning. */
export function PostTable({ boxRef, head, children }: { boxRef?: Ref<HTMLDivElement>; head?: ReactNode; children: ReactNode }) {
  return <div ref={boxRef}><div className="post-head-place">{head}</div>{children}</div>;
}

/** What a post contributes to the commission of its list: a bar and the figure; nothing if it is nothing or unknown. */
export function PostShare({ post, of: total }: { post: Post; of: Figure }) {
  const share = shareOfTotal(post.commission, total);
  if (!share) return null;
  return (
    <span className="post-share">
      <span className="post-share-track" aria-hidden="true"><span style={{ width: `${share}%` }} suppressHydrationWarning /></span>
      <span className="muted">{words.share(formatShare(share))}</span>
    </span>
  );
}

/** All figures of a post's period in the list: the money first. */
export function PostFigures({ post }: { post: Post }) {
  const facts = [
    [olderPostFacts.commission, formatMoney(post.commission)],
    [olderPostFacts.bonus, formatMoney(post.newUserEarnings)],
    [olderPostFacts.sales, formatMoney(post.sales)],
    [olderPostFacts.clicks, formatCount(post.clicks)],
    [olderPostFacts.searches, formatCount(post.searches)],
    [olderPostFacts.orders, formatCount(post.orders)],
  ] as const;
  return (
    <span className="post-figures">
      {facts.map(([name, figure]) => (
        <span key={name} className="post-figure"><span className="post-figure-name">{name}</span> <strong>{figure}</strong> </span>
      ))}
    </span>
  );
}
