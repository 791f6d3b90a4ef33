import { useSignals } from '@preact/signals-react/runtime';
import { useId, type RefObject } from 'react';
import { valueAtHand } from '../../../domain/load';
import { sortOptions } from '../../../domain/post-lists';
import { olderPerformanceStore } from '../older-performance-store';
import { olderPerformanceWords as words } from '../../../text/en/performance-older';
import { Dropdown } from '../../../widgets/dropdown';
import { lazyPart, NearPart } from '../../shared/screen/lazy-part';
import { useStore } from '../../shared/screen/store-hooks';
import type { PostListProps } from './post-list';

/** Below the first screenful, so it is rendered near the viewport. */
const PostList = lazyPart(() => import('./post-list'), 'PostList');

/** The height of a card on a phone with its gap, and of the chips above; further cards are below the screen anyway. */
const cardHeight = 220;
const chipsHeight = 60;
const reservedCards = 3;

interface AllPostsProps extends Omit<PostListProps, 'label'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** All posts, below the heading that is the target of both buttons: it is rendered before the list. */
export function AllPosts({ heading, ...list }: AllPostsProps) {
  useSignals();
  const store = useStore(olderPerformanceStore);
  const titleId = useId();
  const cards = Math.min(valueAtHand(store.list.load.value)?.items.length ?? reservedCards, reservedCards);
  return (
    <section className="performance-panel all-posts" aria-labelledby={titleId}>
      <div className="performance-row">
        <h2 ref={heading} className="all-posts-title" id={titleId} tabIndex={-1}>{words.allPosts}</h2>
        <Dropdown label={words.sortBy} showLabel align="end" options={sortOptions} value={store.sort.value} onChange={(next) => void store.sortBy(next)} />
      </div>
      <NearPart height={chipsHeight + cards * cardHeight} shape="card">
        <PostList label={words.allPosts} {...list} />
      </NearPart>
    </section>
  );
}
