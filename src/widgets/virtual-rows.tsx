import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactElement, type RefObject } from 'react';
import { Virtualizer, WindowVirtualizer } from 'virtua';
import { inLines } from '../domain/in-lines';
import { styledList, type RowsProps } from './list-box';
import { nearestScroller } from '../styles/nearest-scroller';
import { useEffectEvent } from './use-effect-event';

export interface VirtualRowsProps extends Omit<RowsProps<unknown>, 'list'> {
  scroller: 'page' | RefObject<HTMLElement | null>;
  /** The rows before these. */
  before: RefObject<HTMLElement | null>;
}

interface Place {
  scroller: HTMLElement | null;
  /** The distance from the top of the scroller to the top of the list. */
  offset: number;
  /** The average height of the rows before these, with the gap below; 0 while they are not shown. */
  rowHeight: number;
}

/** Rows are rendered this far outside the viewport (px), so that a finger does not reach them before they are there. */
const bufferPx = 600;
/** Rather less than a row has. */
const leastRowPx = 40;
/** Between two rows, as in the style sheet. */
const rowGap = 12;
/** More than there are near the viewport. */
const mostKept = 100;

type Row<Item> = (item: Item, index: number) => ReactElement;

/**
 * Gives the same element for a row as long as it is near the viewport, so that React renders it once and not again with
 * each row that scrolls in. Rows that are far away are forgotten, or memory would grow with the list.
 */
function keepRows<Item>(make: Row<Item>): Row<Item> {
  const kept = new Map<number, { item: Item; element: ReactElement }>();
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

/** How many columns the style sheet of the screen gives the list and its lines at this width (`--_columns`). */
const columnsOf = (box: HTMLElement) => Number(getComputedStyle(box).getPropertyValue('--_columns')) || 1;

function useColumns(box: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const count = () => setColumns(columnsOf(list));
    count();
    const observer = new ResizeObserver(count);
    observer.observe(list);
    return () => observer.disconnect();
  }, [box]);
  return columns;
}

/** The rows after the plain ones: those near the viewport, and empty space for the others. */
export function VirtualRows({ items, getKey, renderItem, scroller, label, before }: VirtualRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Place>();
  const columns = useColumns(box);
  const lines = useMemo(() => inLines(items, columns), [items, columns]);
  const settle = useEffectEvent((found: HTMLElement | null) => {
    if (!box.current || !before.current) return;
    const { clientHeight, childElementCount } = before.current;
    scrollRef.current = found;
    const offset = found ? Math.round(box.current.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop) : 0;
    setPlace((last) => (last?.scroller === found && last.offset === offset ? last : { scroller: found, offset, rowHeight: clientHeight && (clientHeight + rowGap) / childElementCount }));
  });
  useLayoutEffect(() => {
    const list = box.current;
    if (scroller !== 'page' || !list) return;
    const look = () => settle(nearestScroller(list));
    styledList(list); // what is around it brings the styles only after this, and the rows are measured here
    look();
    // A page may show the list later, or have another layout in a wider window.
    const observer = new ResizeObserver(look);
    observer.observe(list);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, [scroller]);
  useEffect(() => {
    if (scroller !== 'page') settle(scroller.current); // which is set after the effects of layout
  }, [scroller]);
  const row = useMemo(() => {
    const item = keepRows((each: unknown) => <div key={getKey(each)} role="listitem">{renderItem(each)}</div>);
    return keepRows((line: readonly unknown[], index) => (
      <div key={getKey(line[0])} className="infinite-row">{line.map((each, column) => item(each, index * columns + column))}</div>
    ));
  }, [columns, getKey, renderItem]);
  // What scrolls around the list is known by its overflow, so the space is there before the rows.
  const held = place ? undefined : leastRowPx * items.length;
  const size = place?.rowHeight ? { itemSize: place.rowHeight * columns } : {};
  return (
    <div ref={box} role="list" aria-label={label} aria-busy={!lines.length} style={{ marginTop: rowGap, minHeight: held }}>
      {place?.scroller && <Virtualizer data={lines} bufferSize={bufferPx} scrollRef={scrollRef} startMargin={place.offset} {...size}>{row}</Virtualizer>}
      {place && !place.scroller && <WindowVirtualizer data={lines} bufferSize={bufferPx} {...size}>{row}</WindowVirtualizer>}
    </div>
  );
}
