import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { sentinelMarginPx } from '../domain/limits';
import { controlWords } from '../text/en/widgets';
import { Button } from './button';
import { ListBox, mostPlainRows, Rows, type RowsProps } from './list-box';
import { useEffectEvent } from './use-effect-event';
import type { VirtualRowsProps } from './virtual-rows';

/** A chunk of its own: a short list never needs it, and without it all rows are rendered. */
const VirtualRows = lazy(() => import('./virtual-rows').then(
  (module) => ({ default: module.VirtualRows }),
  () => ({ default: Rows }),
));
/** Around the viewport, and around a box of the page that scrolls. */
const margin = `${sentinelMarginPx}px`;

export interface InfiniteListProps<T> extends Omit<RowsProps<T>, 'list'> {
  hasMore: boolean;
  loading: boolean;
  /**
   * Another value for each load of the list, if it can be loaded again: a new load asks for its further pages by itself.
   * Rows that both have stay what they are, so that whoever reads or has the focus there keeps the place.
   */
  run?: number | string;
  onLoadMore: () => void;
  /** What scrolls: the page (or a scroller around the list), or the body of a drawer. */
  scroller?: 'page' | RefObject<HTMLElement | null>;
  /** 'near' requests 30 px before the end is visible; 'full' when the sentinel is completely visible (decision A33). */
  sentinel?: 'near' | 'full';
}

/**
 * A list that requests more at its end. Its first rows are always there, so that none of them is replaced, with the focus
 * in it, when the list becomes long; of the others only those near the viewport.
 */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { items, getKey, renderItem, hasMore, loading, onLoadMore, scroller = 'page', sentinel = 'near', label, run } = props;
  const end = useRef<HTMLDivElement>(null);
  const last = items.at(-1);
  const tail = `${run}:${items.length}:${last && getKey(last)}`;
  // A failed page must not be requested in a loop: after one automatic attempt there is a button.
  const [asked, setAsked] = useState<string>();
  const watched = 'IntersectionObserver' in globalThis;
  const ask = useEffectEvent(() => {
    if (asked === tail) return;
    setAsked(tail);
    onLoadMore();
  });
  useEffect(() => {
    if (!hasMore || loading || !watched || !end.current) return;
    const root = scroller === 'page' ? null : scroller.current;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) ask();
    }, sentinel === 'full' ? { root, threshold: 1 } : { root, rootMargin: margin, scrollMargin: margin });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, loading, watched, tail, scroller, sentinel]);
  const rows = useRef<HTMLUListElement>(null);
  // WebKit must know the height of new rows before what stands below them goes (decision E428). A call, since a minifier
  // drops a property that nobody uses.
  useLayoutEffect(() => void rows.current?.getBoundingClientRect(), [items.length]);
  const printing = usePrinting();
  const plain = printing ? items : items.slice(0, mostPlainRows);
  // A lazy component cannot be generic in the type of row.
  const further = { items: items.slice(plain.length), getKey, renderItem, label, scroller, before: rows } as VirtualRowsProps;
  const button = hasMore && !loading && (!watched || asked === tail) && (
    <div className="infinite-more"><Button onClick={onLoadMore}>{controlWords.loadMore}</Button></div>
  );
  return (
    <ListBox hasMore={hasMore} loading={loading} end={end} more={button}>
      <Rows list={rows} label={label} items={plain} getKey={getKey} renderItem={renderItem} />
      {/* The place and the code of the others are there before the rows that make the list long. */}
      {items.length > (loading ? mostPlainRows / 2 : plain.length) && <Suspense><VirtualRows {...further} /></Suspense>}
    </ListBox>
  );
}

/** While the page is printed, which includes rows outside the viewport. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const change = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    const types = ['beforeprint', 'afterprint'];
    for (const type of types) addEventListener(type, change);
    return () => types.forEach((type) => removeEventListener(type, change));
  }, []);
  return printing;
}
