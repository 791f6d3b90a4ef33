/**
 * The state of a resource, as one tagged value, so that flags cannot contradict each other. `stale` is the previous
 * value, kept during a refresh and after a failed one. `asOf` means that a refresh failed, and is the time when the
 * kept value was read (ms since 1970). `remembered` is the same time of a value of an earlier visit, which is shown until
 * the first answer of this one.
 */
export type Load<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading'; readonly stale?: T; readonly asOf?: number; readonly remembered?: number }
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

/** The time when the shown value was read, if it is of an earlier visit and the first answer of this one is pending. */
export function rememberedAt(load: Load<unknown>): number | undefined {
  return load.state === 'loading' ? load.remembered : undefined;
}

/** The shown value is about to be replaced by that of another selection, or by a newer one. */
export const isReplaced = (load: Load<unknown>): boolean => load.state === 'loading' && load.remembered === undefined;

/** The failure, if there is no earlier value to show. */
export function failureOf(load: Load<unknown>): Error | undefined {
  return load.state === 'failed' && load.stale === undefined ? load.error : undefined;
}

/** There is neither an answer of this visit nor a failure, whatever is shown meanwhile. */
export const isAwaited = (load: Load<unknown>): boolean => isUnknown(load) || rememberedAt(load) !== undefined;

/** Neither a value nor a failure is known. */
export const isUnknown = (load: Load<unknown>): boolean => load.state === 'idle' || (load.state === 'loading' && load.stale === undefined);

/**
 * How much a screen needs a resource. `whole`: without it there is nothing to show. `some`: one of several, of which it
 * needs at least one. `part`: the rest can be shown without it. `extra`: like a part, but its absence needs no message.
 * `later`: not needed when the screen opens.
 */
export type Weight = 'whole' | 'some' | 'part' | 'extra' | 'later';

export interface Weighed {
  readonly load: Load<unknown>;
  readonly weight?: Weight | undefined;
}

export interface HowFar {
  readonly status: 'loading' | 'ready' | 'degraded' | 'error';
  /** The failure, if there is one. */
  readonly error?: Error | undefined;
}

const errorOf = ({ load }: Weighed) => (load.state === 'failed' ? load.error : undefined);

/**
 * The status of a screen with all these resources. Values from an earlier load count as present; the status is
 * `degraded` if they could not be refreshed. Values of an earlier visit do not count before they could not be refreshed:
 * a page that waits for `ready` gets fresh figures.
 */
export function howFar(all: readonly Weighed[]): HowFar {
  const loads = all.filter(({ weight }) => weight !== 'later');
  const lost = loads.find(({ load, weight = 'whole' }) => weight === 'whole' && failureOf(load));
  if (lost) return { status: 'error', error: errorOf(lost) };
  if (loads.some(({ load }) => isAwaited(load))) return { status: 'loading' };
  const some = loads.filter(({ weight }) => weight === 'some');
  if (some.length > 0 && some.every(({ load }) => failureOf(load))) return { status: 'error', error: some.map(errorOf).find(Boolean) };
  const told = loads.filter(({ weight }) => weight !== 'extra');
  const missing = told.filter(({ load }) => load.state === 'failed' || asOfLoad(load) !== undefined);
  return missing.length > 0 ? { status: 'degraded', error: missing.map(errorOf).find(Boolean) } : { status: 'ready' };
}
