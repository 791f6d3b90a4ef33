import { useSignals } from '@preact/signals-react/runtime';
import { useId, type RefObject } from 'react';
import { valueAtHand } from '../../../domain/load';
import { formatCount } from '../../../domain/money';
import type { PostCounts } from '../../../domain/post-counts';
import { postTypeTabs, type PostTypeFilter } from '../../../domain/post-types';
import { sortOptions } from '../../../domain/sort-options';
import { postKey } from '../../../domain/unique-posts';
import { olderPerformanceStores, type OlderPosts } from '../../../stores/older-performance-store';
import { postCountsStore } from '../../../stores/post-counts-store';
import { errorVariants } from '../../../text/en/error-variants';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { Dropdown } from '../../../widgets/dropdown';
import { EmptyState } from '../../../widgets/empty-state';
import { ErrorState } from '../../../widgets/error-state';
import { InfiniteList } from '../../../widgets/infinite-list';
import { Skeleton } from '../../../widgets/skeleton';
import { Tabs } from '../../../widgets/tabs';
import { useScreen } from '../../shared/screen-context';
import { useOwnStore } from '../../shared/use-own-store';
import { PostCard } from '../post-card';
import type { OlderFiguresProps } from './older-figures';
import { PostFigures } from './post-figures';

const countOf: Record<PostTypeFilter, keyof PostCounts> = { ALL: 'total', AUTO_DM: 'autoDm', QR_CODE: 'qrCode', COLLECTION: 'collection' };

interface AllPostsProps extends Omit<OlderFiguresProps, 'paymentsPage'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The posts of one tab, as they are sorted. */
export function AllPosts({ heading, tab, hasQr, onTab, onOpen }: AllPostsProps) {
  useSignals();
  const { runtime } = useScreen();
  const store = useOwnStore(olderPerformanceStores);
  const counts = valueAtHand(runtime.use(postCountsStore).load.value);
  const titleId = useId();
  const panelId = useId();
  const load = store.list.value;
  const list = valueAtHand(load);
  const tabs = postTypeTabs.filter(({ value }) => value !== 'QR_CODE' || hasQr)
    .map(({ label, value }) => ({ id: value, label, ...(counts && { count: formatCount(counts[countOf[value]]) }) }));
  return (
    <section className="performance-panel all-posts" aria-labelledby={titleId}>
      <div className="all-posts-head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>{words.allPosts}</h2>
        <Dropdown label={words.sortBy} showLabel align="end" options={sortOptions} value={store.sort.value} onChange={(next) => void store.sortBy(next)} />
      </div>
      <Tabs variant="chips" label={words.tabs} tabs={tabs} selected={tab} onSelect={(next) => next !== tab && onTab(next)} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={postTypeTabs.find(({ value }) => value === tab)?.label} className="performance-panel" aria-busy={load.state === 'loading'}>
        {load.state === 'failed' && <ErrorState text={errorVariants.performance} onRetry={() => void store.retryPosts()} />}
        {list && <Posts list={list} onMore={() => void store.loadMore()} onOpen={onOpen} />}
        {load.state !== 'failed' && !list && <Skeleton shape="card" count={3} />}
      </div>
    </section>
  );
}

function Posts({ list: { posts, run, hasMore, loadingMore }, onMore, onOpen }: Pick<AllPostsProps, 'onOpen'> & { list: OlderPosts; onMore: () => void }) {
  const { navigate } = useScreen();
  if (posts.length === 0) return <EmptyState onCreatePost={() => navigate('home')} />;
  return (
    <InfiniteList
      // A new load begins anew, with none of the old list's measured heights.
      key={run}
      label={words.allPosts}
      items={posts}
      getKey={postKey}
      renderItem={(post) => <PostCard post={post} onOpen={onOpen}><PostFigures post={post} /></PostCard>}
      hasMore={hasMore}
      loading={loadingMore}
      onLoadMore={onMore}
    />
  );
}
