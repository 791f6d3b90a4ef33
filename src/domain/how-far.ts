import { asOfLoad, failureOf, isUnknown, type Load } from './load';

/**
 * What a load means to the screen that shows it. `whole`: without it there is nothing to show. `some`: one of several
 * of which the screen needs at least one. `part`: the rest can be shown without. `extra`: as a part, but nobody misses it.
 * `later`: what the screen opens with can do without it.
 */
export type Weight = 'whole' | 'some' | 'part' | 'extra' | 'later';

export interface Weighed {
  readonly load: Load<unknown>;
  readonly weight?: Weight | undefined;
}

export interface HowFar {
  readonly status: 'loading' | 'ready' | 'degraded' | 'error';
  /** What failed, where something did. */
  readonly error?: Error | undefined;
}

const errorOf = ({ load }: Weighed) => (load.state === 'failed' ? load.error : undefined);

/** How far a screen is that shows all of these. What is kept from before counts as there, and is told as `degraded` where it could not be read anew. */
export function howFar(all: readonly Weighed[]): HowFar {
  const loads = all.filter(({ weight }) => weight !== 'later');
  const lost = loads.find(({ load, weight = 'whole' }) => weight === 'whole' && failureOf(load));
  if (lost) return { status: 'error', error: errorOf(lost) };
  if (loads.some(({ load }) => isUnknown(load))) return { status: 'loading' };
  const some = loads.filter(({ weight }) => weight === 'some');
  if (some.length > 0 && some.every(({ load }) => failureOf(load))) return { status: 'error', error: some.map(errorOf).find(Boolean) };
  const told = loads.filter(({ weight }) => weight !== 'extra');
  const missing = told.filter(({ load }) => load.state === 'failed' || asOfLoad(load) !== undefined);
  return missing.length > 0 ? { status: 'degraded', error: missing.map(errorOf).find(Boolean) } : { status: 'ready' };
}
