import { formatCount, formatMoney } from '../../../domain/money';
import type { Post } from '../../../domain/posts';
import { olderPostFacts as words } from '../../../text/en/performance-older-posts';

/** All figures of a post's period in the list: the money first. */
export function PostFigures({ post }: { post: Post }) {
  const facts = [
    [words.commission, formatMoney(post.commission)],
    [words.bonus, formatMoney(post.newUserEarnings)],
    [words.sales, formatMoney(post.sales)],
    [words.clicks, formatCount(post.clicks)],
    [words.searches, formatCount(post.searches)],
    [words.orders, formatCount(post.orders)],
  ] as const;
  return (
    <span className="post-figures">
      {facts.map(([name, figure]) => (
        <span key={name} className="post-figure"><span className="post-figure-name">{name}</span> <strong>{figure}</strong> </span>
      ))}
    </span>
  );
}
