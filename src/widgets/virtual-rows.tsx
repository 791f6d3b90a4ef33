import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import type { RowsProps } from './list-box';
import { nearestScroller } from './nearest-scroller';

export interface VirtualRowsProps extends Omit<RowsProps<unknown>, 'list'> {
  scroller: 'page' | RefObject<HTMLElement | null>;
  /** The average height of the rows rendered so far. */
  rowHeight: number | undefined;
}

interface Place {
  scroller: HTMLElement | null;
  /** The distance from the top of the scroller to the top of the list. */
  offset: number;
}

/** The rows near the viewport, and empty space for the others. */
export function VirtualRows({ items, getKey, renderItem, scroller, label, rowHeight }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!box.current) return;
    const found = (scroller === 'page' ? null : scroller.current) ?? nearestScroller(box.current);
    scrollRef.current = found;
    const offset = found ? box.current.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop : 0;
    setPlace({ scroller: found, offset });
  }, [scroller]);
  const row = (item: unknown, index: number) => <div key={getKey(item)} className="infinite-row" role="listitem">{renderItem(item, index)}</div>;
  // When plain rows are replaced, the page must not become shorter, or the scroll position would change.
  const size = rowHeight ? { itemSize: rowHeight } : {};
  const held = place || !rowHeight ? {} : { style: { minHeight: rowHeight * items.length } };
  return (
    <div ref={box} role="list" aria-label={label} {...held}>
      {place?.scroller && <Virtualizer data={items} scrollRef={scrollRef} startMargin={place.offset} {...size}>{row}</Virtualizer>}
      {place && !place.scroller && <WindowVirtualizer data={items} {...size}>{row}</WindowVirtualizer>}
    </div>
  );
}
