import { signal, type ReadonlySignal } from '@preact/signals-core';
import { valueAtHand, type Load } from '../domain/load';
import { ApiError } from '../api/api-error';

export interface Resource<T> {
  readonly load: ReadonlySignal<Load<T>>;
  /** The value at hand, also while a newer one is loading. */
  value(): T | undefined;
  /** Starts a load and drops the one before it; an answer nobody awaits any more never lands. */
  run(fetch: (signal: AbortSignal) => Promise<T>): Promise<void>;
  set(value: T): void;
  /** Aborts and forgets. */
  reset(): void;
}

/** One thing that the server owns, as one tagged value. */
export function createResource<T>(): Resource<T> {
  const load = signal<Load<T>>({ state: 'idle' });
  let current: AbortController | undefined;

  const value = () => valueAtHand(load.peek());

  return {
    load,
    value,
    async run(fetch) {
      current?.abort();
      const mine = (current = new AbortController());
      const stale = value();
      load.value = stale === undefined ? { state: 'loading' } : { state: 'loading', stale };
      try {
        const fresh = await fetch(mine.signal);
        if (current === mine) load.value = { state: 'ready', value: fresh };
      } catch (error) {
        if (current !== mine) return;
        if (error instanceof ApiError) load.value = { state: 'failed', error };
        else throw error;
      }
    },
    set(fresh) {
      current?.abort();
      current = undefined;
      load.value = { state: 'ready', value: fresh };
    },
    reset() {
      current?.abort();
      current = undefined;
      load.value = { state: 'idle' };
    },
  };
}
