/**
 * Anything that is loaded, as one tagged value, so that no combination of flags can contradict itself. `stale` is what
 * was there before, kept while newer is on its way and where newer did not come; `asOf` says that it did not come, and
 * when what is kept was read (ms since 1970).
 */
export type Load<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly stale?: T; readonly asOf?: number }
  | { readonly state: 'failed'; readonly error: Error; readonly stale?: T; readonly asOf?: number }
  | { readonly state: 'ready'; readonly value: T };

/** The value at hand, also while a newer one is loading or after it has failed to come. */
export function valueAtHand<T>(load: Load<T>): T | undefined {
  return load.state === 'ready' ? load.value : load.state === 'idle' ? undefined : load.stale;
}

/** When what is shown was read, where it could not be read anew since. */
export function asOfLoad(load: Load<unknown>): number | undefined {
  return load.state === 'failed' || load.state === 'loading' ? load.asOf : undefined;
}

/** What failed, where nothing of before is there to be shown. */
export function failureOf(load: Load<unknown>): Error | undefined {
  return load.state === 'failed' && load.stale === undefined ? load.error : undefined;
}

/** Nothing is known yet, not even that it failed. */
export const isUnknown = (load: Load<unknown>): boolean => load.state === 'idle' || (load.state === 'loading' && load.stale === undefined);
