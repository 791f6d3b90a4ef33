import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import { nearestScroller } from './nearest-scroller';

export interface VirtualRowsProps {
  items: readonly unknown[];
  getKey: (item: unknown) => string | number;
  renderItem: (item: unknown, index: number) => ReactElement;
  scroller: 'page' | RefObject<HTMLElement | null>;
  label?: string | undefined;
  /** How high a row is on average, as far as rows were drawn already. */
  rowHeight: number | undefined;
}

interface Place {
  scroller: HTMLElement | null;
  /** How far the list's top is from the top of what scrolls. */
  offset: number;
}

/** The rows around the view, and empty space for the others. */
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
  // The plain rows that stood here before must not leave a shorter page behind: whoever has scrolled would be moved.
  const size = rowHeight ? { itemSize: rowHeight } : {};
  const held = place || !rowHeight ? {} : { style: { minHeight: rowHeight * items.length } };
  return (
    <div ref={box} role="list" aria-label={label} {...held}>
      {place?.scroller && <Virtualizer data={items} scrollRef={scrollRef} startMargin={place.offset} {...size}>{row}</Virtualizer>}
      {place && !place.scroller && <WindowVirtualizer data={items} {...size}>{row}</WindowVirtualizer>}
    </div>
  );
}
