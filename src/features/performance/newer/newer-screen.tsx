import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { valueAtHand } from '../../../domain/load';
import type { Post } from '../../../domain/posts';
import { performanceStore } from '../performance-store';
import { hasQrPosts } from '../../../domain/post-lists';
import { postCountsStore } from '../post-counts-store';
import { profileStore } from '../../shared/session/profile-store';
import { Skeleton } from '../../../widgets/skeleton';
import { Awaited } from '../../shared/session/awaited';
import { lazyPart } from '../../shared/screen/lazy-part';
import { useEnsured } from '../../shared/screen/store-hooks';
import { NewerPage } from '../views/newer-page';
import { pageScroll } from '../../../styles/page-scroll';
import { PerformanceList } from './performance-list';
import type { PerformanceProps } from '../performance-props';
import { usePlace } from '../use-place';

const PostDetails = lazyPart(() => import('./post-details'), 'PostDetails');

/** The position in the list, and which list it was. */
interface LeftList {
  scroll: number;
  card: HTMLElement;
  list: string;
}

function focusHeading(box: HTMLElement): void {
  const heading = box.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function beginDetails(box: HTMLElement): void {
  pageScroll(box).toStart();
  focusHeading(box);
}

/** The list returns to its position, with the focus on the card that was opened. */
function returnToList(box: HTMLElement, from: LeftList | undefined): void {
  const scroll = pageScroll(box);
  scroll.set(from?.scroll ?? scroll.get());
  if (from?.card.isConnected) from.card.focus({ preventScroll: true });
  else focusHeading(box);
}

/** The new version: the list screen, and over it the details of one post (specification section 4). */
export function NewPerformance(props: PerformanceProps) {
  useSignals();
  const profile = useEnsured(profileStore);
  const hasQr = hasQrPosts(useEnsured(postCountsStore).load.value);
  const [{ period, tab, post }, go] = usePlace(props, hasQr === false);

  useEnsured(performanceStore, period, tab);

  const box = useRef<HTMLDivElement>(null);
  /** The position in the list, until the list is shown again: by the button, or by Back through the attributes. */
  const left = useRef<LeftList>(undefined);
  const acted = useRef(false);
  const list = `${period} ${tab}`;
  const open = (card: HTMLElement, { id, type }: Post) => {
    acted.current = true;
    left.current = { scroll: box.current ? pageScroll(box.current).get() : 0, card, list };
    go({ post: { id, type } });
  };
  const back = () => {
    acted.current = true;
    go({ post: undefined });
  };
  useLayoutEffect(() => {
    const from = left.current;
    if (!post) left.current = undefined;
    const returns = !post && from?.list === list;
    // Other changes of the attributes move neither the page nor the focus.
    if (!box.current || !(acted.current || returns)) return;
    acted.current = false;
    if (post) beginDetails(box.current);
    else returnToList(box.current, from);
  }, [post, list]);

  return (
    <NewerPage
      boxRef={box}
      period={period}
      joined={valueAtHand(profile.load.value)?.user_joining_date}
      onPeriod={(next) => go({ period: next })}
      onBack={post && back}
      list={<PerformanceList shown={!post} tab={tab} hasQr={hasQr} onTab={(next) => go({ tab: next })} onOpen={open} />}
      details={post && (
        <Awaited fallback={<Skeleton shape="card" count={3} />}>
          <PostDetails post={post} period={period} />
        </Awaited>
      )}
    />
  );
}
