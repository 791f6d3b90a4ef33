import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useState } from 'react';
import { failureOf, isReplaced, valueAtHand } from '../../../domain/load';
import { formatCount } from '../../../domain/money';
import type { PostTypeFilter } from '../../../domain/post-types';
import { type Post, postKey } from '../../../domain/posts';
import { performanceStore, type PerformanceFigures } from '../performance-store';
import { postCountsStore } from '../post-counts-store';
import { errorVariants } from '../../../text/en/errors';
import { newPerformanceWords as words } from '../../../text/en/performance-new';
import { AsOf } from '../../../widgets/as-of';
import { EmptyState } from '../../../widgets/empty-state';
import { ErrorState } from '../../../widgets/error-state';
import { InfiniteList } from '../../../widgets/infinite-list';
import { Skeleton } from '../../../widgets/skeleton';
import { useScreen } from '../../shared/screen/screen-context';
import { lazyPart } from '../../shared/screen/lazy-part';
import { useLoads, useStore } from '../../shared/screen/store-hooks';
import { useMediaAddress } from '../../shared/screen/checked-address';
import { Days } from '../days';
import { useExplanation } from '../explanation';
import { NewerFigures, PostSales } from '../views/newer-figures';
import { NewerList } from '../views/newer-page';
import { PostCard, PostTable } from '../views/post-card';
import type { PostOrder } from './post-head';

const BreakdownDrawer = lazyPart(() => import('../../../widgets/commission-breakdown-drawer'), 'CommissionBreakdownDrawer');

/** Needed only where the list is wide enough for a table. */
const PostHead = lazyPart(() => import('./post-head'), 'PostHead');

/** Which of the two breakdown drawers this is. */
const drawerKind = 'total';

interface PerformanceListProps {
  /** False while the details of a post replace it; the list keeps its state meanwhile. */
  shown: boolean;
  tab: PostTypeFilter;
  hasQr: boolean | undefined;
  onTab: (tab: PostTypeFilter) => void;
  onOpen: (card: HTMLElement, post: Post) => void;
}

/** Overview, bonus and posts of one tab and range. */
export function PerformanceList({ shown, tab, hasQr, onTab, onOpen }: PerformanceListProps) {
  useSignals();
  const { navigate } = useScreen();
  const store = useStore(performanceStore);
  const load = store.load.value;
  const figures = valueAtHand(load);
  const error = failureOf(load);
  const postCounts = useStore(postCountsStore);
  const retry = useLoads([
    { load, refresh: store.refresh },
    // Without counts a tab may be missing, but no figure.
    { load: postCounts.load.value, refresh: postCounts.refresh, weight: 'extra' },
  ], shown);

  const counts = valueAtHand(postCounts.load.value);
  // A creator without posts needs to know how to start.
  const createPost = counts?.total === 0 ? () => navigate('home') : undefined;
  return (
    <NewerList tab={tab} hasQr={hasQr} onTab={onTab}>
      {error && <ErrorState error={error} text={errorVariants.performance} onRetry={retry} />}
      <AsOf loads={[load]} onRetry={retry} />
      {figures && <Figures figures={figures} busy={isReplaced(load)} loadingMore={store.loadingMore.value} onMore={() => void store.loadMore()} onOpen={onOpen} onCreatePost={createPost} />}
      {!error && !figures && <><Skeleton shape="banner" /><Skeleton shape="row" count={4} /></>}
    </NewerList>
  );
}

/** The width from which on posts are rows of a table, as in the style sheet of their cards. */
const tableWidth = 928;

/** Whether a box is as wide as a table. A phone does not load its headings. */
function useIsTable(): [(box: Element | null) => (() => void) | undefined, boolean] {
  const [isTable, setIsTable] = useState(false);
  const watch = useCallback((box: Element | null) => {
    if (!box || !('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(([entry]) => setIsTable((entry?.contentRect.width ?? 0) >= tableWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [watch, isTable];
}

interface FiguresProps {
  /** Newer figures are loading. */
  busy: boolean;
  loadingMore: boolean;
  figures: PerformanceFigures;
  onMore: () => void;
  onOpen: PerformanceListProps['onOpen'];
  onCreatePost: (() => void) | undefined;
}

function Figures({ figures, busy, loadingMore, onMore, onOpen, onCreatePost }: FiguresProps) {
  const { head: overview, items: posts, total, selection: filters, run, hasMore } = figures;
  const title = words.posts(formatCount(total));
  const address = useMediaAddress();
  const [explain, explanation] = useExplanation();
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState<PostOrder>();
  const [table, isTable] = useIsTable();
  return (
    <NewerFigures
      overview={overview} period={filters.period} postType={filters.postType} busy={busy} days={<Days overview={overview} {...filters} />} posts={posts} hasMore={hasMore}
      onOpen={onOpen} onInfo={explain} onBreakdown={() => setOpen(true)}
    >
      <h2>{title}</h2>
      {posts.length === 0 ? <EmptyState title={words.noPosts} text="" onCreatePost={onCreatePost} /> : (
        <PostTable boxRef={table} head={isTable && <PostHead order={hasMore ? undefined : order} onOrder={hasMore ? undefined : setOrder} />}>
          <InfiniteList
            run={run}
            label={title}
            // A part of the posts in order would look like all of them.
            items={hasMore || !order ? posts : order.apply(posts)}
            getKey={postKey}
            renderItem={(post) => <PostCard post={post} picture={address(post.thumbnails[0])} onOpen={onOpen} facts={<PostSales post={post} of={overview.commission} />} />}
            hasMore={hasMore}
            loading={loadingMore}
            onLoadMore={onMore}
          />
        </PostTable>
      )}
      {explanation}
      {open && (
        <BreakdownDrawer
          open
          title={drawerKind}
          buckets={overview.buckets}
          totals={{ commission: overview.commission, sales: overview.sales, orders: overview.orders }}
          onClose={() => setOpen(false)}
        />
      )}
    </NewerFigures>
  );
}
