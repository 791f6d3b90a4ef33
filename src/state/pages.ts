import type { SendOptions } from '../api/client';

/** A server that always promises a next page is believed this long (decision D6). */
const mostPages = 200;

/** What the server sends of a list at a time. */
export interface Page<Item, Marker, Head = undefined> {
  readonly items: readonly Item[];
  /** Asks for the page behind this one: an index or a cursor. Null or absent ends the list. */
  readonly next?: Marker | null | undefined;
  /** Whether the server promises a further page. Where it does not say, `total` decides. */
  readonly more?: boolean | null | undefined;
  /** How many items there are on all pages together, where the server says so. */
  readonly total?: number | null | undefined;
  /** What comes with the first page alone, e.g. the sums over all pages. */
  readonly head?: Head;
}

/** What has been read of a list, for whoever shows it. */
export interface Pages<Item, Selection = void, Head = undefined> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  /** How many items there are on all pages together, as far as it is known. */
  readonly total: number;
  /** How many pages have been read. */
  readonly pages: number;
  /** Distinguishes the list of one load from that of the next. */
  readonly run: number;
  readonly selection: Selection;
  readonly head: Head;
}

/** What has been read, with what the pager needs to go on. */
export interface ReadPages<Item, Marker, Selection, Head> extends Pages<Item, Selection, Head> {
  /** Asks for the next page; null at the end. */
  readonly next: Marker | null;
  readonly asked: ReadonlySet<Marker>;
  /** Items taken out since a page was read: they have moved all later ones to the front. */
  readonly removed: number;
}

let runs = 0;

/** A list of which nothing has been read. */
export const noPages = <Item, Marker, Selection, Head>(first: Marker, selection: Selection, head: Head): ReadPages<Item, Marker, Selection, Head> =>
  ({ items: [], hasMore: true, total: 0, pages: 0, run: ++runs, selection, head, next: first, asked: new Set(), removed: 0 });

/**
 * The list with the page that `marker` has asked for; an item that came before is not repeated. The list ends where the server
 * says so, where a marker comes back, and at a page that brings nothing new, unless that is because nobody can read it.
 */
export function withPage<Item, Marker, Selection, Head>(
  list: ReadPages<Item, Marker, Selection, Head>, marker: Marker, page: Page<Item, Marker, unknown>, keyOf: (item: Item) => string, unreadable: boolean,
): ReadPages<Item, Marker, Selection, Head> {
  const known = new Set(list.items.map(keyOf));
  const items = [...list.items, ...page.items.filter((item) => !known.has(keyOf(item)) && known.add(keyOf(item)))];
  const asked = new Set(list.asked).add(marker);
  const pages = list.pages + 1;
  const promised = page.more ?? items.length < (page.total ?? Infinity);
  const goesOn = promised && (unreadable || items.length > list.items.length) && pages < mostPages;
  const next = goesOn && page.next != null && !asked.has(page.next) ? page.next : null;
  return { ...list, items, asked, pages, next, hasMore: next !== null, total: Math.max(page.total ?? list.total, items.length) };
}

/** Reads one page; `marker` is an index or a cursor. */
export type FetchPage<Item, Marker, Selection, Head> = (marker: Marker, options: SendOptions, selection: Selection) => Promise<Page<Item, Marker, Head>>;

export interface AllPages<Item> {
  readonly items: readonly Item[];
  /** False where the server promised more than it gave, or something of it could not be read. */
  readonly complete: boolean;
}

/**
 * Reads a list to its end, for what needs all of it.
 * @param onRead is told after each page how many items there are so far
 */
export async function readAllPages<Item, Marker>(
  first: Marker, fetchPage: (marker: Marker, options: SendOptions) => Promise<Page<Item, Marker>>, keyOf: (item: Item) => string,
  stop: AbortSignal, onRead: (count: number) => void,
): Promise<AllPages<Item>> {
  let list = noPages<Item, Marker, void, undefined>(first, undefined, undefined);
  let readable = true;
  let promised: boolean | null | undefined;
  onRead(0);
  while (list.next !== null) {
    let unreadable = false;
    const onDropped = (all: boolean) => {
      readable = false;
      unreadable = all;
    };
    const page = await fetchPage(list.next, { signal: stop, onDropped, skipUnreadable: list.pages > 0 });
    stop.throwIfAborted();
    list = withPage(list, list.next, page, keyOf, unreadable);
    promised = page.more;
    onRead(list.items.length);
  }
  return { items: list.items, complete: readable && promised !== true && list.pages < mostPages };
}
