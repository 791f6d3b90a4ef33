import { useLayoutEffect, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
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

/** Rows are rendered this far outside the viewport (px), so that a finger does not reach them before they are there. */
const bufferPx = 600;
/** More than there are near the viewport. */
const mostKept = 100;

type Row = (item: unknown, index: number) => ReactElement;

/**
 * Gives the same element for a row as long as it is near the viewport, so that React renders it once and not again with
 * each row that scrolls in. Rows that are far away are forgotten, or memory would grow with the list.
 */
function keepRows(make: Row): Row {
  const kept = new Map<number, { item: unknown; element: ReactElement }>();
  return (item, index) => {
    const known = kept.get(index);
    const element = known && known.item === item ? known.element : make(item, index);
    kept.delete(index);
    kept.set(index, { item, element });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return element;
  };
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
  const row = useMemo(
    () => keepRows((item, index) => <div key={getKey(item)} className="infinite-row" role="listitem">{renderItem(item, index)}</div>),
    [getKey, renderItem],
  );
  // When plain rows are replaced, the page must not become shorter, or the scroll position would change.
  const size = rowHeight ? { itemSize: rowHeight } : {};
  const held = place || !rowHeight ? {} : { style: { minHeight: rowHeight * items.length } };
  return (
    <div ref={box} role="list" aria-label={label} {...held}>
      {place?.scroller && <Virtualizer data={items} bufferSize={bufferPx} scrollRef={scrollRef} startMargin={place.offset} {...size}>{row}</Virtualizer>}
      {place && !place.scroller && <WindowVirtualizer data={items} bufferSize={bufferPx} {...size}>{row}</WindowVirtualizer>}
    </div>
  );
}
