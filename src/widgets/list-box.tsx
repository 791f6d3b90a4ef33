import type { ReactElement, ReactNode, Ref } from 'react';
import sheet from './infinite-list.css';
import { Skeleton } from './skeleton';
import { styledBy } from './styled-by';

const styled = styledBy(sheet);

interface ListBoxProps {
  hasMore: boolean;
  /** The next page is loading. */
  loading?: boolean;
  /** The end of the list, which requests the next page. */
  end?: Ref<HTMLDivElement>;
  /** Below the end. */
  more?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list that may have more pages, and its end. */
export function ListBox({ hasMore, loading = false, end, more, children }: ListBoxProps) {
  return (
    <div ref={styled}>
      {children}
      {loading && <Skeleton shape="row" />}
      {hasMore && <div ref={end} className="infinite-sentinel" aria-hidden="true" />}
      {more}
    </div>
  );
}

/** A longer list renders only the rows near the viewport. */
export const mostPlainRows = 30;

export interface RowsProps<T> {
  items: readonly T[];
  getKey: (item: T) => string | number;
  renderItem: (item: T, index: number) => ReactElement;
  label?: string | undefined;
  list?: Ref<HTMLUListElement>;
}

/** All rows, however many there are. */
export function Rows<T>({ list, items, getKey, renderItem, label }: RowsProps<T>) {
  return (
    <ul ref={list} className="infinite-list" aria-label={label}>
      {items.map((item, index) => <li key={getKey(item)}>{renderItem(item, index)}</li>)}
    </ul>
  );
}
