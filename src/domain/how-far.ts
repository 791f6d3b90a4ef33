import { asOfLoad, failureOf, isUnknown, type Load } from './load';

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
 * `degraded` if they could not be refreshed.
 */
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
