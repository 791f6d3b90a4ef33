import { useSignals } from '@preact/signals-react/runtime';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Period } from '../../domain/periods';
import type { PostTypeFilter } from '../../domain/post-types';
import type { Post } from '../../domain/posts';
import { performanceStore } from '../../stores/performance-store';
import { postCountsStore } from '../../stores/post-counts-store';
import type { PostKey } from '../../stores/post-detail-store';
import { profileStore } from '../../stores/profile-store';
import { performanceWords as words } from '../../text/en/performance';
import { PageHeader } from '../../widgets/page-header';
import { Skeleton } from '../../widgets/skeleton';
import { useSheet } from '../../widgets/use-sheet';
import { useScreen } from '../shared/screen-context';
import { pageScroll } from './page-scroll';
import { PerformanceList } from './performance-list';
import type { PerformanceProps } from './performance-screen';
import sheet from './performance.css';
import { PeriodBar } from './period-bar';
import { valueOf } from './value-of';

const PostDetails = lazy(() => import('./post-details').then((module) => ({ default: module.PostDetails })));

interface Place {
  period: Period;
  /** The tab of the list. */
  tab: PostTypeFilter;
  post: PostKey | undefined;
}

/** Without its type a post cannot be asked for, so a post id beside ALL shows the list. */
function postOf({ postId, postType }: PerformanceProps): PostKey | undefined {
  return postId && postType !== 'ALL' ? { id: postId, type: postType } : undefined;
}

/** The new version: the list screen, and over it the details of one post (specification section 4). */
export function NewPerformance(props: PerformanceProps) {
  useSignals();
  useSheet(sheet);
  const { runtime, changed } = useScreen();
  const store = runtime.use(performanceStore);
  const postCounts = runtime.use(postCountsStore);
  const profile = runtime.use(profileStore);
  const [place, setPlace] = useState<Place>(() => {
    const post = postOf(props);
    return { period: props.period, tab: post ? 'ALL' : props.postType, post };
  });
  const { period, tab, post } = place;

  // The host may change the attributes at run time; what they said before is told apart from what a person chose since.
  const [given, setGiven] = useState(props);
  if (given.period !== props.period || given.postType !== props.postType || given.postId !== props.postId) {
    setGiven(props);
    const next = postOf(props);
    setPlace({ period: props.period, tab: next ? tab : props.postType, post: next });
  }

  // A layout effect, so that leaving is over before the element can come back.
  useLayoutEffect(() => {
    void profile.ensure();
    void postCounts.refresh();
    return () => {
      store.reset();
      postCounts.reset();
    };
  }, [store, postCounts, profile]);
  useLayoutEffect(() => void store.ensure({ period, postType: tab }), [store, period, tab]);

  const go = (next: Place) => {
    setPlace(next);
    const filters = { period: next.period, 'post-type': next.post?.type ?? next.tab };
    changed(next.post
      ? { view: 'post-details', filters: { ...filters, 'post-id': next.post.id } }
      : { view: 'performance', filters });
  };

  // QR_CODE may be asked for by attribute where there is no such tab.
  const counts = postCounts.load.value;
  const hasQr = counts.state === 'ready' && counts.value.qrCode > 0;
  const qrRefused = tab === 'QR_CODE' && !hasQr && (counts.state === 'ready' || counts.state === 'failed');
  useEffect(() => {
    if (qrRefused) setPlace((now) => ({ ...now, tab: 'ALL' }));
  }, [qrRefused]);

  const box = useRef<HTMLDivElement>(null);
  /** Where the list was left; what a person did not do (the host's attributes) moves neither page nor focus. */
  const left = useRef<{ scroll: number; card: HTMLElement }>(undefined);
  const acted = useRef(false);
  const open = (card: HTMLElement, { id, type }: Post) => {
    acted.current = true;
    left.current = { scroll: box.current ? pageScroll(box.current).get() : 0, card };
    go({ ...place, post: { id, type } });
  };
  const back = () => {
    acted.current = true;
    go({ ...place, post: undefined });
  };
  useLayoutEffect(() => {
    if (!box.current || !acted.current) return;
    acted.current = false;
    const heading = box.current.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    const scroll = pageScroll(box.current);
    if (post) scroll.toStart();
    else scroll.set(left.current?.scroll ?? scroll.get());
    const card = post ? undefined : left.current?.card;
    (card?.isConnected ? card : heading)?.focus({ preventScroll: true });
  }, [post]);

  return (
    <div ref={box} className="column">
      <PageHeader
        title={post ? words.detailTitle : words.title}
        {...(post ? { onBack: back } : {})}
      />
      <PeriodBar period={period} joined={valueOf(profile.load.value)?.user_joining_date} onChange={(next) => go({ ...place, period: next })} />
      <div className="performance-view" hidden={post !== undefined}>
        <PerformanceList shown={!post} period={period} tab={tab} hasQr={hasQr} onTab={(next) => go({ ...place, tab: next })} onOpen={open} />
      </div>
      {post && (
        <Suspense fallback={<Skeleton shape="card" count={3} />}>
          <PostDetails post={post} period={period} />
        </Suspense>
      )}
    </div>
  );
}
