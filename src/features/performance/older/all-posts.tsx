import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useState } from 'react';
import { valueAtHand } from '../../../domain/load';
import { sortOptions } from '../../../domain/post-lists';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { Dropdown } from '../../../widgets/dropdown';
import { lazyPart } from '../../shared/screen/lazy-part';
import { NearPart } from '../../shared/screen/near-part';
import { useStore } from '../../shared/screen/store-hooks';
import { olderPerformanceStore } from '../older-performance-store';
import { AllPostsLink, AllPostsSection, postsHeight } from '../views/older-page';
import type { PostListProps } from './post-list';

/** Scrolls to the list of posts, with the focus on its heading. */
export function goToPosts(heading: HTMLElement | null): void {
  if (!heading) return;
  // A long distance is not animated: rows that are rendered and measured on the way would stop a smooth scroll.
  const far = Math.abs(heading.getBoundingClientRect().top) > 3 * innerHeight;
  const smooth = !far && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'auto' });
}

/**
 * Floats over the page and leads to the list of posts, from above and from far down; hidden while its heading is
 * visible.
 */
export function AllPostsButton({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const [away, setAway] = useState<'above' | 'below'>();
  useEffect(() => {
    if (!heading.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      setAway(last.isIntersecting ? undefined : last.boundingClientRect.top < 0 ? 'above' : 'below');
    });
    observer.observe(heading.current);
    return () => observer.disconnect();
  }, [heading]);
  return <AllPostsLink away={away} onClick={() => goToPosts(heading.current)} />;
}

/** Below the first screenful, so it is rendered near the viewport. */
const PostList = lazyPart(() => import('./post-list'), 'PostList');

interface AllPostsProps extends Omit<PostListProps, 'label'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** All posts, below the heading that is the target of both buttons: it is rendered before the list. */
export function AllPosts({ heading, ...list }: AllPostsProps) {
  useSignals();
  const store = useStore(olderPerformanceStore);
  const picker = <Dropdown id="sort" label={words.sortBy} showLabel align="end" options={sortOptions.map((value) => ({ value, label: words.sort[value] }))} value={store.sort.value} onChange={(next) => void store.sortBy(next)} />;
  return (
    <AllPostsSection heading={heading} picker={picker}>
      <NearPart height={postsHeight(valueAtHand(store.list.load.value)?.items.length)} shape="card">
        <PostList label={words.allPosts} {...list} />
      </NearPart>
    </AllPostsSection>
  );
}
