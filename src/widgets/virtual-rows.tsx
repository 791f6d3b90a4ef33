import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import { nearestScroller } from './nearest-scroller';

export interface VirtualRowsProps {
  items: readonly unknown[];
  getKey: (item: unknown) => string | number;
  renderItem: (item: unknown, index: number) => ReactElement;
  scroller: 'page' | RefObject<HTMLElement | null>;
  label?: string | undefined;
}

interface Place {
  scroller: HTMLElement | null;
  /** How far the list's top is from the top of what scrolls. */
  offset: number;
}

/** The rows around the view, and empty space for the others. */
export function VirtualRows({ items, getKey, renderItem, scroller, label }: VirtualRowsProps) {
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
  return (
    <div ref={box} role="list" aria-label={label}>
      {place?.scroller && <Virtualizer data={items} scrollRef={scrollRef} startMargin={place.offset}>{row}</Virtualizer>}
      {place && !place.scroller && <WindowVirtualizer data={items}>{row}</WindowVirtualizer>}
    </div>
  );
}
