import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asOfLoad, valueAtHand, type Load } from '../domain/load';
import type { StoreContext } from './context';
import type { KeptValues } from './kept-values';
import { noteFailure } from './note-failure';

type Fetch<T> = (signal: AbortSignal) => Promise<T>;

export interface Resource<T> {
  readonly load: ReadonlySignal<Load<T>>;
  /** The value at hand, also while a newer one is loading or has failed to come. */
  value(): T | undefined;
  /**
   * Starts a load and drops the one before it; an answer nobody awaits any more never lands. It never rejects: what
   * fails is the state of the load, beside the value that was there before.
   * @param selection what is asked for, where a person chooses it; another selection's failure leaves nothing of this one
   */
  run(fetch: Fetch<T>, selection?: string): Promise<void>;
  /** Loads unless it is at hand or on its way: the prefetch may have been first. What was left is loaded anew, with the old in view. */
  ensure(fetch: Fetch<T>, selection?: string): Promise<void>;
  /** Takes over what the server has now. */
  set(value: T): void;
  /** Takes over a change of the value at hand, which is no newer for it. */
  change(value: T): void;
  /** The last who showed it has gone: stops what is under way and keeps what has arrived. */
  leave(): void;
  /** Aborts and forgets. */
  reset(): void;
}

const loading = <T>(stale: T | undefined, asOf?: number): Load<T> =>
  ({ state: 'loading', ...(stale !== undefined && { stale }), ...(asOf !== undefined && { asOf }) });

/** One thing that the server owns, as one tagged value. */
export function createResource<T>({ log }: Pick<StoreContext, 'log'>, kept?: KeptValues<T>): Resource<T> {
  const load = signal<Load<T>>({ state: 'idle' });
  let current: AbortController | undefined;
  /** What the value at hand, or the load under way, is of. */
  let shown = '';
  /** When the value at hand was read; undefined where it is another selection's, or there is none. */
  let readAt: number | undefined;
  let left = false;

  const value = () => valueAtHand(load.peek());
  const abort = () => {
    current?.abort();
    current = undefined;
  };

  /** What stays in view while a selection loads: what is there, or what was last read of it. */
  function turnTo(selection: string): Load<T> {
    if (selection === shown) return loading(value(), asOfLoad(load.peek()));
    const known = kept?.get(selection);
    shown = selection;
    readAt = known?.at;
    return loading(known ? known.value : value());
  }

  /** Beside a failure stays what was read of its own selection, and nothing of another one. */
  function failedWith(error: Error): Load<T> {
    const stale = value();
    return { state: 'failed', error, ...(readAt !== undefined && stale !== undefined && { stale, asOf: readAt }) };
  }

  async function run(fetch: Fetch<T>, selection = ''): Promise<void> {
    abort();
    const mine = (current = new AbortController());
    left = false;
    load.value = turnTo(selection);
    try {
      const fresh = await fetch(mine.signal);
      if (current !== mine) return;
      readAt = Date.now();
      kept?.set(selection, fresh, readAt);
      load.value = { state: 'ready', value: fresh };
    } catch (thrown) {
      if (current === mine) load.value = failedWith(noteFailure(thrown, log));
    }
  }

  return {
    load,
    value,
    run,
    ensure(fetch, selection = '') {
      const { state } = load.peek();
      const there = !left && selection === shown && (state === 'loading' || state === 'ready');
      return there ? Promise.resolve() : run(fetch, selection);
    },
    set(fresh) {
      abort();
      left = false;
      readAt = Date.now();
      load.value = { state: 'ready', value: fresh };
    },
    change(changed) {
      const now = load.peek();
      if (now.state === 'ready') load.value = { state: 'ready', value: changed };
      else if (now.state !== 'idle' && now.stale !== undefined) load.value = { ...now, stale: changed };
    },
    leave() {
      abort();
      left = true;
      const now = load.peek();
      if (now.state !== 'loading') return;
      load.value = now.stale !== undefined && readAt !== undefined ? { state: 'ready', value: now.stale } : { state: 'idle' };
    },
    reset() {
      abort();
      left = false;
      shown = '';
      readAt = undefined;
      load.value = { state: 'idle' };
    },
  };
}
