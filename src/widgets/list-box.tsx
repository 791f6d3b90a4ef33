import type { ReactElement, ReactNode, Ref } from 'react';
import sheet from './infinite-list.css';
import { Skeleton } from './skeleton';
import { styledBy } from './styled-by';

/** The `ref` of an element with the rows of a list. */
export const styledList = styledBy(sheet);

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
    <div ref={styledList}>
      {children}
      {loading && <Skeleton shape="row" />}
      {(hasMore || loading) && <div ref={end} className="infinite-sentinel" aria-hidden="true" />}
      {more}
    </div>
  );
}

/** Of the rows after these only those near the viewport are rendered. */
export const mostPlainRows = 30;

export interface RowsProps<T> {
  items: readonly T[];
  getKey: (item: T) => string | number;
  renderItem: (item: T) => ReactElement;
  label?: string | undefined;
  list?: Ref<HTMLUListElement>;
}

/** All of these rows. */
export function Rows<T>({ list, items, getKey, renderItem, label }: RowsProps<T>) {
  return (
    <ul ref={list} className="infinite-list" aria-label={label}>
      {items.map((item) => <li key={getKey(item)}>{renderItem(item)}</li>)}
    </ul>
  );
}
