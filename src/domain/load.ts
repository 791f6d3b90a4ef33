/**
 * The state of a resource, as one tagged value, so that flags cannot contradict each other. `stale` is the previous
 * value, kept during a refresh and after a failed one. `asOf` means that a refresh failed, and is the time when the
 * kept value was read (ms since 1970).
 */
export type Load<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly stale?: T; readonly asOf?: number }
  | { readonly state: 'failed'; readonly error: Error; readonly stale?: T; readonly asOf?: number }
  | { readonly state: 'ready'; readonly value: T };

/** The current value, also during a refresh or after a failed one. */
export function valueAtHand<T>(load: Load<T>): T | undefined {
  return load.state === 'ready' ? load.value : load.state === 'idle' ? undefined : load.stale;
}

/** The time when the shown value was read, if it could not be refreshed since. */
export function asOfLoad(load: Load<unknown>): number | undefined {
  return load.state === 'failed' || load.state === 'loading' ? load.asOf : undefined;
}

/** The failure, if there is no earlier value to show. */
export function failureOf(load: Load<unknown>): Error | undefined {
  return load.state === 'failed' && load.stale === undefined ? load.error : undefined;
}

/** Neither a value nor a failure is known. */
export const isUnknown = (load: Load<unknown>): boolean => load.state === 'idle' || (load.state === 'loading' && load.stale === undefined);
