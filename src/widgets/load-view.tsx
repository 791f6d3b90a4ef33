import type { ReactNode } from 'react';
import { failureOf, valueAtHand, type Load } from '../domain/load';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

export interface LoadViewProps<T> {
  load: Load<T>;
  /** Shaped like the content. */
  skeleton?: ReactNode;
  onRetry: () => void;
  /** In place of the generic error state. */
  failed?: (error: Error) => ReactNode;
  isEmpty?: (value: T) => boolean;
  /** The empty state: what stands there when `isEmpty` says so. */
  empty?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Renders every state of a load, so that no screen can forget a face; old data stays while new data loads. */
export function LoadView<T>({ load, skeleton, onRetry, failed, isEmpty, empty, children }: LoadViewProps<T>) {
  const error = failureOf(load);
  if (error) return failed ? failed(error) : <ErrorState error={error} onRetry={onRetry} />;
  const value = valueAtHand(load);
  if (value === undefined) return skeleton ?? <Skeleton shape="card" count={3} />;
  // The same box in every state, so that what stands in it is kept; it takes no part in the layout.
  return <div style={{ display: 'contents' }} aria-busy={load.state === 'loading'}>{isEmpty?.(value) ? empty : children(value)}</div>;
}
