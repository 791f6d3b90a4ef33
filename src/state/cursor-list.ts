import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { SendOptions } from '../api/client';
import { failureOf, valueAtHand, type Load } from '../domain/load';
import type { StoreContext } from './context';
import { mostPages, readFurther } from './most-pages';
import { noteFailure } from './note-failure';
import { createResource } from './old-resource';

export type CursorState =
  | { state: 'idle' | 'loading' | 'ready' }
  | { state: 'failed'; error: Error };

export interface CursorPage<T, Marker> {
  readonly items: readonly T[];
  /** What asks for the next page; null or absent ends the list. */
  readonly next: Marker | null | undefined;
}

export interface CursorList<T> {
  /** The first page, and what it is read anew as. */
  readonly load: ReadonlySignal<Load<unknown>>;
  readonly items: ReadonlySignal<readonly T[]>;
  /** Of the page that was asked for last. */
  readonly status: ReadonlySignal<CursorState>;
  /** Whether the next-page marker says that there is more. */
  readonly hasMore: ReadonlySignal<boolean>;
  /** Loads the first page unless something is there or on its way. */
  ensure(): Promise<void>;
  /** Loads the first page anew; what is there stays until it has come, and where it does not come. */
  refresh(): Promise<void>;
  /** Loads the next page; does nothing while one is in progress or when the marker is null. */
  loadMore(): Promise<void>;
  /** Aborts what is under way; what has arrived stays. */
  leave(): void;
  reset(): void;
}

interface Pages<T, Marker> {
  readonly items: readonly T[];
  readonly next: Marker | null;
  readonly asked: ReadonlySet<Marker>;
}

/** The pages with the one that `marker` has asked for. */
function appended<T extends { readonly id: string }, Marker>(
  { items, asked: before }: Pages<T, Marker>, marker: Marker, page: CursorPage<T, Marker>, unreadable: boolean,
): Pages<T, Marker> {
  const asked = new Set(before).add(marker);
  const known = new Set(items.map(({ id }) => id));
  const following = page.next ?? null;
  // A marker that repeats itself, or a page without anything, ends the list whatever it says (decision D6).
  const empty = page.items.length === 0 && !unreadable;
  return {
    items: [...items, ...page.items.filter(({ id }) => !known.has(id) && known.add(id))],
    next: following === null || asked.has(following) || empty || asked.size >= mostPages ? null : following,
    asked,
  };
}

/** A list whose every page names the next one, by number or by cursor. */
export function createCursorList<T extends { readonly id: string }, Marker>(
  { log }: Pick<StoreContext, 'log'>,
  first: Marker,
  fetchPage: (marker: Marker, options: SendOptions) => Promise<CursorPage<T, Marker>>,
): CursorList<T> {
  const list = createResource<Pages<T, Marker>>({ log });
  const more = signal<CursorState>({ state: 'ready' });
  let current: AbortController | undefined;

  const items = computed(() => valueAtHand(list.load.value)?.items ?? []);

  const stopMore = () => {
    current?.abort();
    current = undefined;
    more.value = { state: 'ready' };
  };

  /** Reads on, past pages that nobody can read. Of a first page that nobody can read there is nothing to show, so it has failed. */
  async function readOn(before: Pages<T, Marker>, signal: AbortSignal): Promise<Pages<T, Marker>> {
    let pages = before;
    await readFurther(async (options, unreadable) => {
      if (pages.next === null) return false;
      const page = await fetchPage(pages.next, { ...options, signal, skipUnreadable: pages.asked.size > 0 });
      pages = appended(pages, pages.next, page, unreadable());
      return pages.next !== null;
    });
    return pages;
  }

  const nothing: Pages<T, Marker> = { items: [], next: first, asked: new Set() };
  const refresh = () => {
    stopMore();
    return list.run((signal) => readOn(nothing, signal));
  };

  return {
    load: list.load,
    items,
    status: computed<CursorState>(() => {
      const load = list.load.value;
      const error = failureOf(load);
      if (error) return { state: 'failed', error };
      return valueAtHand(load) ? more.value : { state: load.state === 'loading' ? 'loading' : 'idle' };
    }),
    hasMore: computed(() => valueAtHand(list.load.value)?.next !== null),
    ensure() {
      const { state } = list.load.peek();
      return state === 'idle' || state === 'failed' ? refresh() : Promise.resolve();
    },
    refresh,
    async loadMore() {
      const now = list.value();
      if (list.load.peek().state === 'loading' || more.peek().state === 'loading') return;
      if (!now) return refresh();
      if (now.next === null) return;
      const mine = (current = new AbortController());
      more.value = { state: 'loading' };
      try {
        const longer = await readOn(now, mine.signal);
        if (current !== mine) return;
        list.change(longer);
        more.value = { state: 'ready' };
      } catch (thrown) {
        if (current === mine) more.value = { state: 'failed', error: noteFailure(thrown, log) };
      }
    },
    leave() {
      stopMore();
      list.leave();
    },
    reset() {
      stopMore();
      list.reset();
    },
  };
}
