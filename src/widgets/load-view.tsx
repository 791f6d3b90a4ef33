import type { ReactNode } from 'react';
import type { Load } from '../domain/load';
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
  if (load.state === 'failed') return failed ? failed(load.error) : <ErrorState onRetry={onRetry} />;
  if (load.state === 'ready') return isEmpty?.(load.value) ? empty : children(load.value);
  if (load.state === 'loading' && load.stale !== undefined) return <div aria-busy="true">{children(load.stale)}</div>;
  return skeleton ?? <Skeleton shape="card" count={3} />;
}
