import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Load } from '../domain/load';
import type { StoreContext } from './context';
import type { KeptValues } from './kept-values';
import { noteFailure } from './note-failure';
import { noPages, withPage, type FetchPage, type Pages, type ReadPages } from './pages';
import type { RememberedAnswers } from './remembered';
import { createResource, type LoadOptions, type Selecting } from './resource';

/** The number of unreadable pages that are skipped at a time, because they would show nothing new. */
const mostSkipped = 3;

/** A list that is loaded page by page. Its first page is a resource, with the verbs of one. */
export interface Pager<Item, Selection = void, Head = undefined> {
  readonly load: ReadonlySignal<Load<Pages<Item, Selection, Head>>>;
  /** A further page is loading. */
  readonly loadingMore: ReadonlySignal<boolean>;
  prefetch(selection: Selection): void;
  ensure(selection: Selection): Promise<void>;
  refresh(): Promise<void>;
  /**
   * Appends the next page, unless there is none or one is loading. Without a first page it loads that one. After a first
   * page of an earlier visit it waits for that of this visit, and appends nothing if that fails.
   */
  loadMore(): Promise<void>;
  leave(): void;
  reset(): void;
}

/** For pagers with an additional rule, e.g. page numbers. */
export interface OpenPager<Item, Marker, Selection, Head> extends Pager<Item, Selection, Head> {
  /** Changes the items that were read. */
  update(change: (pages: ReadPages<Item, Marker, Selection, Head>) => ReadPages<Item, Marker, Selection, Head>): void;
}

export interface PagerOptions<Item, Marker, Selection, Head> {
  /** The first page of an earlier visit, shown until that of this one arrives. */
  readonly remembered?: RememberedAnswers | undefined;
  /** Identifies an item; default is its id. */
  readonly keyOf?: (item: Item) => string;
  /** How it changes from one selection to another; without it there are no selections. */
  readonly staysInView?: Selecting<unknown, Selection>['staysInView'];
  readonly kept?: KeptValues<Pages<Item, Selection, Head>>;
  /** A failed further page ends the list. By default the list stays, and the same page can be requested again. */
  readonly endsOnFailure?: boolean;
  /** The marker that continues without a gap after this number of items was removed. */
  readonly shift?: (next: Marker, removed: number) => Marker;
}

/** A list whose every page contains the marker of the next one, a number or a cursor. */
export function createPager<Item extends { readonly id: string }, Marker, Selection = void, Head = undefined>(
  { log }: Pick<StoreContext, 'log'>, first: Marker, fetchPage: FetchPage<Item, Marker, Selection, Head>,
  { remembered, keyOf = ({ id }) => id, staysInView, kept, endsOnFailure = false, shift = (next) => next }: PagerOptions<Item, Marker, Selection, Head> = {},
): OpenPager<Item, Marker, Selection, Head> {
  type Read = ReadPages<Item, Marker, Selection, Head>;
  const loadingMore = signal(false);
  let more: AbortController | undefined;

  function stopMore(): void {
    more?.abort();
    more = undefined;
    loadingMore.value = false;
  }

  async function readFirst(options: LoadOptions, selection: Selection): Promise<Read> {
    stopMore();
    const page = await fetchPage(first, options, selection);
    const read: Read = withPage(noPages<Item, Marker, Selection, Head>(first, selection, page.head as Head), first, page, keyOf, false);
    // The rows of an earlier visit become those of this one, in their places.
    return list.isRemembered() ? { ...read, run: list.value()?.run ?? read.run } : read;
  }
  // Kept values were read here, so they have everything for reading on.
  const selecting = (staysInView ? { staysInView, kept, remembered } : { remembered }) as Selecting<Read, Selection>;
  const list = createResource<Read, Selection>({ log }, readFirst, selecting);

  /** Reads the next page, and skips some unreadable ones. */
  async function readOn(mine: AbortController): Promise<void> {
    for (let turn = 0; turn < mostSkipped; turn++) {
      const before = list.value();
      if (more !== mine || !before || before.next === null) return;
      const marker = shift(before.next, before.removed);
      let unreadable = false;
      const options = { signal: mine.signal, skipUnreadable: true, onDropped: (all: boolean) => (unreadable = all) };
      const page = await fetchPage(marker, options, before.selection);
      const latest = list.value();
      if (more !== mine || !latest) return;
      list.change({ ...withPage(latest, marker, page, keyOf, unreadable), removed: latest.removed - before.removed });
      if (!unreadable) return;
    }
  }

  const update: OpenPager<Item, Marker, Selection, Head>['update'] = (change) => {
    const now = list.value();
    if (now) list.change(change(now));
  };

  return {
    load: list.load,
    loadingMore,
    prefetch: list.prefetch,
    ensure: list.ensure,
    refresh: list.refresh,
    async loadMore() {
      const now = list.value();
      if (more || (list.load.peek().state === 'loading' && !list.isRemembered())) return;
      if (!now) return list.refresh();
      if (!now.hasMore) return;
      const mine = (more = new AbortController());
      loadingMore.value = true;
      try {
        if (list.isRemembered()) {
          await list.ensure(now.selection);
          if (list.load.peek().state !== 'ready') return;
        }
        await readOn(mine);
      } catch (thrown) {
        if (more !== mine) return;
        noteFailure(thrown, log);
        if (endsOnFailure) update((pages) => ({ ...pages, next: null, hasMore: false }));
      } finally {
        if (more === mine) stopMore();
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
    update,
  };
}
