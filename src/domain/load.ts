/** Anything that is loaded, as one tagged value, so that no combination of flags can contradict itself. */
export type Load<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly stale?: T }
  | { readonly state: 'failed'; readonly error: Error }
  | { readonly state: 'ready'; readonly value: T };

/** The value at hand, also while a newer one is loading. */
export function valueAtHand<T>(load: Load<T>): T | undefined {
  return load.state === 'ready' ? load.value : load.state === 'loading' ? load.stale : undefined;
}

/** Nothing is known yet, not even that it failed. */
export const isUnknown = (load: Load<unknown>): boolean => load.state === 'idle' || (load.state === 'loading' && load.stale === undefined);
