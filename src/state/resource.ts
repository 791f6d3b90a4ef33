import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SendOptions } from '../api/client';
import { asOfLoad, rememberedAt, valueAtHand, type Load } from '../domain/load';
import { within } from '../domain/time-limit';
import type { StoreContext } from './context';
import type { KeptValues } from './kept-values';
import { noteFailure } from './note-failure';
import type { RememberedAnswers, RememberedLoad } from './remembered';

interface Remembers {
  /** The answers of an earlier visit, shown until those of this one arrive. */
  readonly remembered?: RememberedAnswers | undefined;
}

/** How a resource changes from one selection (a period, a post) to another. */
export interface Selecting<T, Selection> extends Remembers {
  /** Whether the value of one selection stays visible while that of another loads. */
  readonly staysInView: (shown: Selection, next: Selection) => boolean;
  /** The values of the latest selections. */
  readonly kept?: KeptValues<T> | undefined;
}

export interface Resource<T, Selection = void> {
  readonly load: ReadonlySignal<Load<T>>;
  /** The current value, also while a newer one is loading or has failed to load. */
  value(): T | undefined;
  /** Loads before the screen is mounted. If that fails, the `ensure` of the screen does not load a second time. */
  prefetch(selection: Selection): void;
  /**
   * Loads unless this selection is loaded or loading, and resolves when it is settled. After `leave` it loads again.
   */
  ensure(selection: Selection): Promise<void>;
  /** Loads the last selection again; what is shown stays visible. */
  refresh(): Promise<void>;
  /** Sets the value that the server has now. */
  set(value: T): void;
  /** Changes the current value without making it newer. */
  change(value: T): void;
  /** The current value is one of an earlier visit. */
  isRemembered(): boolean;
  /** Aborts what is loading and keeps the value. */
  leave(): void;
  /** Aborts and forgets. */
  reset(): void;
}

/** The options of the calls that a load makes. A load that remembers passes all of them to each of its calls. */
export interface LoadOptions extends Pick<SendOptions, 'answered' | 'onAnswer'> {
  readonly signal: AbortSignal;
}

type Fetch<T, Selection> = (options: LoadOptions, selection: Selection) => Promise<T>;

interface Asked<Selection> {
  readonly selection: Selection;
  readonly name: string;
}

/** How long a failure waits for the answers of an earlier visit: reading them needs a script, which may not arrive. */
const recallLimitMs = 1000;

const loading = <T>(stale: T | undefined, asOf?: number, remembered?: number): Load<T> =>
  ({ state: 'loading', ...(stale !== undefined && { stale }), ...(asOf !== undefined && { asOf }), ...(remembered !== undefined && { remembered }) });

/**
 * One value of the server. None of its verbs rejects: a failure of any kind is a state of the load, and keeps the
 * earlier value. An answer that was overtaken, left or reset is dropped.
 */
export function createResource<T>(
  context: Pick<StoreContext, 'log'>, fetch: (options: LoadOptions) => Promise<T>,
  remembers?: Remembers & { readonly staysInView?: never },
): Resource<T>;
/** The same for a value that depends on a selection; the selection is plain data. */
export function createResource<T, Selection>(
  context: Pick<StoreContext, 'log'>, fetch: Fetch<T, Selection>, selecting: Selecting<T, Selection> | undefined,
): Resource<T, Selection>;
export function createResource<T, Selection>(
  { log }: Pick<StoreContext, 'log'>, fetch: Fetch<T, Selection>, selecting?: Remembers & Partial<Selecting<T, Selection>>,
): Resource<T, Selection> {
  const load = signal<Load<T>>({ state: 'idle' });
  const named = (selection: Selection): Asked<Selection> => ({ selection, name: JSON.stringify(selection) ?? '' });
  const nothing = selecting?.staysInView ? undefined : named(undefined as Selection);
  /** The selection of the current value, or of the pending load. */
  let asked = nothing;
  let current: AbortController | undefined;
  let settled = Promise.resolve();
  /** When the current value was read; undefined if it belongs to another selection, or there is none. */
  let readAt: number | undefined;
  let left = false;
  let prefetched = false;

  const value = () => valueAtHand(load.peek());
  const abort = () => {
    current?.abort();
    current = undefined;
    prefetched = false;
  };

  /** What stays visible while a selection loads: the current value, or the last one of that selection. */
  function turnTo(next: Asked<Selection>): Load<T> {
    if (next.name === asked?.name) return loading(value(), asOfLoad(load.peek()), rememberedAt(load.peek()));
    const known = selecting?.kept?.get(next.name);
    const stays = asked !== undefined && selecting?.staysInView?.(asked.selection, next.selection);
    asked = next;
    readAt = known?.at;
    return loading(known?.value ?? (stays ? value() : undefined));
  }

  /** A failure keeps the value of its own selection, never that of another one. */
  function failedWith(error: Error): Load<T> {
    const stale = value();
    return { state: 'failed', error, ...(readAt !== undefined && stale !== undefined && { stale, asOf: readAt }) };
  }

  /** Shows the value of an earlier visit while nothing newer of this selection is known. */
  async function recall(earlier: RememberedLoad | undefined, mine: AbortController, { selection }: Asked<Selection>): Promise<void> {
    if (!earlier || readAt !== undefined) return;
    const known = await earlier.recall((options) => fetch({ ...options, signal: mine.signal }, selection));
    if (!known || current !== mine || readAt !== undefined) return;
    readAt = known.at;
    const now = load.peek();
    load.value = now.state === 'failed'
      ? { ...now, stale: known.value, asOf: known.at }
      : loading(known.value, undefined, known.at);
  }

  async function run(next: Asked<Selection>): Promise<void> {
    abort();
    const mine = (current = new AbortController());
    load.value = turnTo(next);
    const earlier = selecting?.remembered?.begin(next.name);
    const recalled = recall(earlier, mine, next).catch(() => undefined);
    try {
      const fresh = await fetch({ signal: mine.signal, onAnswer: earlier?.onAnswer }, next.selection);
      if (current !== mine) return;
      readAt = Date.now();
      earlier?.keep(readAt);
      selecting?.kept?.set(next.name, fresh, readAt);
      load.value = { state: 'ready', value: fresh };
    } catch (thrown) {
      // A failure is shown, and said, only if there is nothing to show in its place.
      await within(recalled, recallLimitMs, 'recalling took too long').catch(() => undefined);
      if (current === mine) load.value = failedWith(noteFailure(thrown, log));
    }
  }
  const ask = (next: Asked<Selection>) => (settled = run(next));
  /** Loads for a mounted user. A refresh after all users have left does not replace the load of the next visit. */
  const show = (next: Asked<Selection>) => {
    left = false;
    return ask(next);
  };

  /** The state of this selection; idle if nobody has requested it, or since it was left. */
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
    isRemembered: () => rememberedAt(load.peek()) !== undefined,
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
      // The next visit recalls it again: it is no answer of this one.
      if (now.remembered !== undefined) readAt = undefined;
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
