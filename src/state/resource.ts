import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asOfLoad, valueAtHand, type Load } from '../domain/load';
import type { StoreContext } from './context';
import type { KeptValues } from './kept-values';
import { noteFailure } from './note-failure';

/** How a resource goes from one selection (a period, a post) to another. */
export interface Selecting<T, Selection> {
  /** Whether the value of one selection stays in view while that of another is loaded. */
  readonly staysInView: (shown: Selection, next: Selection) => boolean;
  /** The values of the latest selections. */
  readonly kept?: KeptValues<T> | undefined;
}

export interface Resource<T, Selection = void> {
  readonly load: ReadonlySignal<Load<T>>;
  /** The value at hand, also while a newer one is loading or has failed to load. */
  value(): T | undefined;
  /** Asks before the screen is there. Where that fails, the `ensure` of the screen does not ask a second time. */
  prefetch(selection: Selection): void;
  /** Asks unless this selection is at hand or under way, and resolves when it is settled. After `leave` it asks anew. */
  ensure(selection: Selection): Promise<void>;
  /** Asks anew for what was asked for last; what is there stays in view. */
  refresh(): Promise<void>;
  /** Takes over what the server has now. */
  set(value: T): void;
  /** Takes over a change of the value at hand, which is no newer for it. */
  change(value: T): void;
  /** Aborts what is under way and keeps what has arrived. */
  leave(): void;
  /** Aborts and forgets. */
  reset(): void;
}

type Fetch<T, Selection> = (signal: AbortSignal, selection: Selection) => Promise<T>;

interface Asked<Selection> {
  readonly selection: Selection;
  readonly name: string;
}

const loading = <T>(stale: T | undefined, asOf?: number): Load<T> =>
  ({ state: 'loading', ...(stale !== undefined && { stale }), ...(asOf !== undefined && { asOf }) });

/**
 * One value that the server owns. None of its verbs rejects: a failure of any kind is a state of the load, and keeps the
 * value that was there. An answer that was overtaken, left or reset is dropped.
 */
export function createResource<T>(context: Pick<StoreContext, 'log'>, fetch: (signal: AbortSignal) => Promise<T>): Resource<T>;
/** The same for a value that depends on what a person selects; the selection is plain data. */
export function createResource<T, Selection>(
  context: Pick<StoreContext, 'log'>, fetch: Fetch<T, Selection>, selecting: Selecting<T, Selection> | undefined,
): Resource<T, Selection>;
export function createResource<T, Selection>(
  { log }: Pick<StoreContext, 'log'>, fetch: Fetch<T, Selection>, selecting?: Selecting<T, Selection>,
): Resource<T, Selection> {
  const load = signal<Load<T>>({ state: 'idle' });
  const named = (selection: Selection): Asked<Selection> => ({ selection, name: JSON.stringify(selection) ?? '' });
  const nothing = selecting ? undefined : named(undefined as Selection);
  /** What the value at hand, or the load under way, is of. */
  let asked = nothing;
  let current: AbortController | undefined;
  let settled = Promise.resolve();
  /** When the value at hand was read; undefined where it is another selection's, or there is none. */
  let readAt: number | undefined;
  let left = false;
  let prefetched = false;

  const value = () => valueAtHand(load.peek());
  const abort = () => {
    current?.abort();
    current = undefined;
    prefetched = false;
  };

  /** What stays in view while a selection loads: what is there, or what was last read of it. */
  function turnTo(next: Asked<Selection>): Load<T> {
    if (next.name === asked?.name) return loading(value(), asOfLoad(load.peek()));
    const known = selecting?.kept?.get(next.name);
    const stays = asked !== undefined && selecting?.staysInView(asked.selection, next.selection);
    asked = next;
    readAt = known?.at;
    return loading(known?.value ?? (stays ? value() : undefined));
  }

  /** Beside a failure stays what was read of its own selection, and nothing of another one. */
  function failedWith(error: Error): Load<T> {
    const stale = value();
    return { state: 'failed', error, ...(readAt !== undefined && stale !== undefined && { stale, asOf: readAt }) };
  }

  async function run(next: Asked<Selection>): Promise<void> {
    abort();
    const mine = (current = new AbortController());
    load.value = turnTo(next);
    try {
      const fresh = await fetch(mine.signal, next.selection);
      if (current !== mine) return;
      readAt = Date.now();
      selecting?.kept?.set(next.name, fresh, readAt);
      load.value = { state: 'ready', value: fresh };
    } catch (thrown) {
      if (current === mine) load.value = failedWith(noteFailure(thrown, log));
    }
  }
  const ask = (next: Asked<Selection>) => (settled = run(next));
  /** Asks for somebody who shows it. A refresh after everybody has left does not spare the next visit its question. */
  const show = (next: Asked<Selection>) => {
    left = false;
    return ask(next);
  };

  /** The state of this very selection; idle where nobody has asked for it, or since it was left. */
  const stateOf = ({ name }: Asked<Selection>) => (left || name !== asked?.name ? 'idle' : load.peek().state);

  return {
    load,
    value,
    prefetch(selection) {
      const next = named(selection);
      const state = stateOf(next);
      if (state === 'ready') return;
      if (state !== 'loading') void show(next);
      prefetched = true;
    },
    ensure(selection) {
      const next = named(selection);
      const state = stateOf(next);
      const seen = prefetched;
      prefetched = false;
      if (state === 'idle' || (state === 'failed' && !seen)) return show(next);
      return settled;
    },
    refresh: () => (asked ? ask(asked) : settled),
    set(fresh) {
      abort();
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
      asked = nothing;
      readAt = undefined;
      load.value = { state: 'idle' };
    },
  };
}
