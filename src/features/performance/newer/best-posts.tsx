import { useId } from 'react';
import { formatCount, formatMoney } from '../../../domain/money';
import { bestPosts } from '../../../domain/best-posts';
import type { Post } from '../../../domain/posts';
import { postKey } from '../../../domain/unique-posts';
import type { PerformanceFigures } from '../performance-store';
import { newPerformanceWords } from '../../../text/en/performance-new';
import { performancePostWords } from '../../../text/en/performance-posts';
import { Card } from '../../../widgets/card';

const words = newPerformanceWords.best;
const mostBest = 3;

interface BestPostsProps {
  figures: PerformanceFigures;
  onOpen: (row: HTMLElement, post: Post) => void;
}

/** The posts with the highest commission among the loaded ones, because the order of the answer is not guaranteed. */
export function BestPosts({ figures: { items: posts, hasMore }, onOpen }: BestPostsProps) {
  const id = useId();
  const best = bestPosts(posts, mostBest);
  if (best.length === 0) return null;
  return (
    <Card as="section" labelledBy={id} className="best-posts">
      <div>
        <h2 id={id}>{words.title}</h2>
        <p className="muted">{words.of(!hasMore, formatCount(posts.length))}</p>
      </div>
      <ol>
        {best.map((post) => (
          <li key={postKey(post)}>
            <button type="button" onClick={(event) => onOpen(event.currentTarget, post)}>
              <span className="best-posts-name" dir="auto">{post.description || performancePostWords.untitled}</span>
              <strong>{formatMoney(post.commission)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
