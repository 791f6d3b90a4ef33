import type { ReactNode } from 'react';
import { bestPosts } from '../../../domain/best-posts';
import { formatCount, formatMoney } from '../../../domain/money';
import type { Figure } from '../../../domain/performance-figures';
import type { Period } from '../../../domain/periods';
import { usesSearches, type PostTypeFilter } from '../../../domain/post-types';
import { type Overview, type Post, postKey } from '../../../domain/posts';
import type { InfoTopic } from '../../../text/en/info';
import { performancePostWords, performanceWords } from '../../../text/en/performance';
import { newPerformanceWords } from '../../../text/en/performance-new';
import { Banner } from '../../../widgets/banner';
import { Breakable } from '../../../widgets/breakable';
import { Card } from '../../../widgets/card';
import { chevronRightPath, Icon } from '../../../widgets/icons/icon';
import { BonusCard } from './bonus-card';
import { OverviewCard } from './overview-card';
import { PostShare } from './post-card';

const mostBest = 3;

interface BestPostsProps {
  /** Those that have been loaded. */
  posts: readonly Post[];
  hasMore: boolean;
  onOpen: (row: HTMLElement, post: Post) => void;
}

interface NewerFiguresProps extends BestPostsProps {
  overview: Overview;
  period: Period;
  postType: PostTypeFilter;
  /** Newer figures are loading. */
  busy: boolean;
  /** The chart of the days. */
  days: ReactNode;
  onInfo: (topic: InfoTopic) => void;
  /** Opens the breakdown of the commission. */
  onBreakdown: () => void;
  /** The list of posts. */
  children?: ReactNode;
}

/** The figures of the newer version, styled by its page: the overview, the bonus, the best posts. */
export function NewerFigures({ overview, period, postType, busy, days, posts, hasMore, onOpen, onInfo, onBreakdown, children }: NewerFiguresProps) {
  const action = (
    <button type="button" className="overview-open" aria-haspopup="dialog" onClick={onBreakdown}>
      <span>{newPerformanceWords.breakdown}</span><Icon path={chevronRightPath} size={16} />
    </button>
  );
  return (
    <div className="performance-panel figures" aria-busy={busy}>
      <OverviewCard overview={overview} period={period} visits={usesSearches(postType) ? 'searches' : 'clicks'} onInfo={onInfo} action={action}>
        <Banner tone="success">{newPerformanceWords.cash}</Banner>
      </OverviewCard>
      {days}
      <BonusCard
        id="bonus" earnings={overview.newUserEarnings} orders={overview.newUserOrders} sentence={performanceWords.bonus.sentence} onInfo={onInfo}
      />
      <BestPosts posts={posts} hasMore={hasMore} onOpen={onOpen} />
      {children}
    </div>
  );
}

/** The posts with the highest commission among the loaded ones, because the order of the answer is not guaranteed. */
function BestPosts({ posts, hasMore, onOpen }: BestPostsProps) {
  const best = bestPosts(posts, mostBest);
  if (best.length === 0) return null;
  return (
    <Card as="section" labelledBy="best-posts" className="best-posts">
      <div>
        <h2 id="best-posts">{newPerformanceWords.best.title}</h2>
        <p className="muted">{hasMore ? newPerformanceWords.best.of(formatCount(posts.length)) : newPerformanceWords.best.ofAll}</p>
      </div>
      <ol>
        {best.map((post) => (
          <li key={postKey(post)}>
            <button type="button" onClick={(event) => onOpen(event.currentTarget, post)}>
              <Breakable className="best-posts-name" dir="auto" text={post.description || performancePostWords.untitled} />
              <strong>{formatMoney(post.commission)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The money and the visits of a post in the list of the new version, and its share of the list's commission. */
export function PostSales({ post, of: total }: { post: Post; of: Figure }) {
  const visits = usesSearches(post.type) ? newPerformanceWords.searchesOf(formatCount(post.searches)) : newPerformanceWords.clicksOf(formatCount(post.clicks));
  return (
    <>
      <span className="post-card-facts">
        <strong>{newPerformanceWords.commissionOf(formatMoney(post.commission))}</strong>{' '}
        <span>{newPerformanceWords.salesOf(formatMoney(post.sales))}</span> <span className="muted">{visits}</span>
      </span>
      <PostShare post={post} of={total} />
    </>
  );
}
