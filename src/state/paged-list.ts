import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SendOptions } from '../api/client';
import type { Load } from '../domain/load';
import { pageSize } from '../domain/limits';
import { uniqueById } from '../domain/unique-by-id';
import type { StoreContext } from './context';
import { mostPages, readFurther } from './most-pages';
import { noteFailure } from './note-failure';
import { createResource } from './old-resource';

interface Item {
  readonly id: string;
}

export interface ListPage<T> {
  readonly items: readonly T[];
  /** Undefined or null where the server does not tell. */
  readonly totalPages: number | null | undefined;
  readonly totalCount: number | null | undefined;
}

export interface PagedItems<T> {
  readonly items: readonly T[];
  /** total_count: how many there are on all pages together. */
  readonly total: number;
  /** The index of the page to ask for next; the first is 0. */
  readonly next: number;
  readonly hasMore: boolean;
  /** Tells the list of one load from that of the next. */
  readonly run: number;
}

export interface PagedList<T extends Item> {
  readonly load: ReadonlySignal<Load<PagedItems<T>>>;
  /** A further page is on its way. */
  readonly loadingMore: ReadonlySignal<boolean>;
  /** The first load, begun while the screen's code is still on its way. */
  prefetch(): void;
  /** The screen has come: loads anew unless the prefetch did so just now; what is at hand stays in view. */
  enter(): void;
  refresh(): Promise<void>;
  /** Appends the next page; a failure leaves the list as it is, so that asking again is possible. */
  loadMore(): Promise<void>;
  /** Takes out what was deleted on the server. */
  remove(id: string): void;
  /** Takes over what is known anew of one item. */
  change(id: string, facts: Partial<T>): void;
  /** Stops what is under way and keeps the first 20 (decision C14). */
  leave(): void;
  reset(): void;
}

/**
 * Indexes begin at 0, so the list ends where the next one reaches total_pages (decision C13). Without it the total tells,
 * and without either the list goes on until a page brings nothing new.
 */
const promisesMore = (next: number, { totalPages, totalCount }: ListPage<unknown>, known: number) =>
  next < mostPages && (totalPages != null ? next < totalPages : known < (totalCount ?? Infinity));

/** The list with a further page; `next` is the index of the one behind it. */
function appended<T extends Item>(list: PagedItems<T>, page: ListPage<T>, next: number, unreadable: boolean): PagedItems<T> {
  const items = uniqueById([...list.items, ...page.items]);
  // A page that brings nothing new is a list that goes round in circles; one that nobody can read is not.
  const hasMore = (unreadable || items.length > list.items.length) && promisesMore(next, page, items.length);
  return { ...list, items, total: Math.max(page.totalCount ?? list.total, items.length), next, hasMore };
}

/** A listing that is loaded page by page (specification section 4, 'Post lists'). */
export function createPagedList<T extends Item>(
  { log }: Pick<StoreContext, 'log'>,
  fetchPage: (index: number, size: number, options: SendOptions) => Promise<ListPage<T>>,
): PagedList<T> {
  const list = createResource<PagedItems<T>>({ log });
  const loadingMore = signal(false);
  let more: AbortController | undefined;
  let runs = 0;
  let prefetched = false;
  /** Deletions since the last page came: they have moved everything behind them to the front. */
  let removed = 0;

  const busy = () => list.load.peek().state === 'loading';

  function stopMore(): void {
    more?.abort();
    more = undefined;
    loadingMore.value = false;
  }

  function refresh(): Promise<void> {
    stopMore();
    return list.run(async (signal) => {
      const page = await fetchPage(0, pageSize, { signal });
      const items = uniqueById(page.items);
      removed = 0;
      return {
        items,
        total: Math.max(page.totalCount ?? 0, items.length),
        next: 1,
        hasMore: items.length > 0 && promisesMore(1, page, items.length),
        run: ++runs,
      };
    });
  }

  return {
    load: list.load,
    loadingMore,
    prefetch() {
      if (busy()) return;
      prefetched = true;
      void refresh();
    },
    enter() {
      const fresh = prefetched || busy();
      prefetched = false;
      if (!fresh) void refresh();
    },
    refresh,
    async loadMore() {
      const now = list.value();
      if (busy() || !now?.hasMore || more) return;
      const mine = (more = new AbortController());
      loadingMore.value = true;
      let moved = removed;
      let index = Math.max(0, now.next - Math.ceil(moved / pageSize));
      try {
        await readFurther(async (options, unreadable) => {
          const page = await fetchPage(index, pageSize, { ...options, signal: mine.signal });
          const latest = list.value();
          if (more !== mine || !latest) return false;
          removed -= moved;
          moved = 0;
          const longer = appended(latest, page, ++index, unreadable());
          list.change(longer);
          return longer.hasMore;
        });
      } catch (thrown) {
        if (more === mine) noteFailure(thrown, log);
      } finally {
        if (more === mine) stopMore();
      }
    },
    remove(id) {
      const now = list.value();
      if (!now || !now.items.some((item) => item.id === id)) return;
      removed++;
      list.change({ ...now, items: now.items.filter((item) => item.id !== id), total: Math.max(0, now.total - 1) });
      // What is on its way may have been read before the deletion.
      if (busy()) void refresh();
    },
    change(id, facts) {
      const now = list.value();
      if (now) list.change({ ...now, items: now.items.map((item) => (item.id === id ? { ...item, ...facts } : item)) });
    },
    leave() {
      stopMore();
      prefetched = false;
      list.leave();
      const now = list.value();
      if (!now || now.items.length <= pageSize) return;
      removed = 0;
      list.change({ ...now, items: now.items.slice(0, pageSize), next: 1, hasMore: true });
    },
    reset() {
      stopMore();
      prefetched = false;
      removed = 0;
      list.reset();
    },
  };
}
