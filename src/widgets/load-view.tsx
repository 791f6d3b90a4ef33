import type { ReactNode } from 'react';
import { failureOf, valueAtHand, type Load } from '../domain/load';
import { ErrorState } from './error-state';
import { Loaded } from './loaded';
import { Skeleton } from './skeleton';

export interface LoadViewProps<T> {
  load: Load<T>;
  /** The shape of the content. */
  skeleton?: ReactNode;
  onRetry: () => void;
  /** Replaces the generic error state. */
  failed?: (error: Error) => ReactNode;
  isEmpty?: (value: T) => boolean;
  /** The empty state, shown if `isEmpty` returns true. */
  empty?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Renders every state of a resource, so that no screen forgets one; old data stays visible while new data loads. */
export function LoadView<T>({ load, skeleton, onRetry, failed, isEmpty, empty, children }: LoadViewProps<T>) {
  const error = failureOf(load);
  if (error) return failed ? failed(error) : <ErrorState error={error} onRetry={onRetry} />;
  const value = valueAtHand(load);
  if (value === undefined) return skeleton ?? <Skeleton shape="card" count={3} />;
  return <Loaded busy={load.state === 'loading'}>{isEmpty?.(value) ? empty : children(value)}</Loaded>;
}
