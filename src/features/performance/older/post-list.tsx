import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { failureOf, isReplaced, isUnknown, valueAtHand } from '../../../domain/load';
import type { PostCounts } from '../../../domain/post-lists';
import type { PostTypeFilter } from '../../../domain/post-types';
import { postTypeWords } from '../../../text/en/post-types';
import { postTypeTabs } from '../../../text/post-types';
import { tabCount } from '../../../text/tab-count';
import { type Post, postKey } from '../../../domain/posts';
import { olderPerformanceStore, type OlderPosts } from '../older-performance-store';
import { postCountsStore } from '../post-counts-store';
import { errorVariants } from '../../../text/en/errors';
import { performancePostWords as words } from '../../../text/en/performance';
import { EmptyState } from '../../../widgets/empty-state';
import { ErrorState } from '../../../widgets/error-state';
import { InfiniteList } from '../../../widgets/infinite-list';
import { Skeleton } from '../../../widgets/skeleton';
import { Tabs } from '../../../widgets/tabs';
import { styledBy } from '../../../widgets/styled-by';
import { useScreen } from '../../shared/screen/screen-context';
import { useMediaAddress } from '../../shared/screen/checked-address';
import { useStore } from '../../shared/screen/store-hooks';
import { PostCard, PostFigures, PostShare } from '../views/post-card';
import sheet from './post-list.css';

const styled = styledBy(sheet);

const countOf: Record<PostTypeFilter, keyof PostCounts> = { ALL: 'total', AUTO_DM: 'autoDm', QR_CODE: 'qrCode', COLLECTION: 'collection' };

export interface PostListProps {
  /** The accessible name of the list. */
  label: string;
  tab: PostTypeFilter;
  /** is_qr_code_visibility_enabled. */
  hasQr: boolean;
  onTab: (tab: PostTypeFilter) => void;
  onOpen: (card: HTMLElement, post: Post) => void;
}

/** The posts of one tab in the selected order, below the chips that select the tab. */
export function PostList({ label, tab, hasQr, onTab, onOpen }: PostListProps) {
  useSignals();
  const store = useStore(olderPerformanceStore);
  const counts = useStore(postCountsStore).load.value;
  const panelId = useId();
  const load = store.list.load.value;
  const list = valueAtHand(load);
  const error = failureOf(load);
  const tabs = postTypeTabs(hasQr, tab).map((each) => ({ ...each, ...tabCount(valueAtHand(counts)?.[countOf[each.id]], isUnknown(counts)) }));
  return (
    <div ref={styled} className="performance-panel post-list">
      <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={(next) => next !== tab && onTab(next)} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={postTypeWords[tab]} className="performance-panel" aria-busy={isReplaced(load)}>
        {error && <ErrorState error={error} text={errorVariants.performance} onRetry={() => void store.list.refresh()} />}
        {list && <Posts label={label} list={list} loadingMore={store.list.loadingMore.value} onMore={() => void store.list.loadMore()} onOpen={onOpen} />}
        {!error && !list && <Skeleton shape="card" count={3} />}
      </div>
    </div>
  );
}

interface PostsProps extends Pick<PostListProps, 'label' | 'onOpen'> {
  list: OlderPosts;
  loadingMore: boolean;
  onMore: () => void;
}

function Posts({ label, list: { items: posts, run, hasMore }, loadingMore, onMore, onOpen }: PostsProps) {
  useSignals();
  const { navigate } = useScreen();
  const total = valueAtHand(useStore(olderPerformanceStore).overview.load.value)?.overview.commission ?? null;
  const address = useMediaAddress();
  if (posts.length === 0) return <EmptyState onCreatePost={() => navigate('home')} />;
  return (
    <InfiniteList
      run={run}
      label={label}
      items={posts}
      getKey={postKey}
      renderItem={(post) => <PostCard post={post} picture={address(post.thumbnails[0])} onOpen={onOpen} facts={<PostShare post={post} of={total} />}><PostFigures post={post} /></PostCard>}
      hasMore={hasMore}
      loading={loadingMore}
      onLoadMore={onMore}
    />
  );
}
