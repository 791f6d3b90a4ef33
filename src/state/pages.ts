import type { SendOptions } from '../api/client';

/** The limit for a server that always promises a next page (decision D6). */
export const mostPages = 200;

/** A page of a list from the server. */
export interface Page<Item, Marker, Head = undefined> {
  readonly items: readonly Item[];
  /** Requests the next page: an index or a cursor. Null or undefined ends the list. */
  readonly next?: Marker | null | undefined;
  /** Whether the server promises a further page. If it does not say, `total` decides. */
  readonly more?: boolean | null | undefined;
  /** The number of items on all pages, if the server sends it. */
  readonly total?: number | null | undefined;
  /** Values of the first page only, e.g. the sums over all pages. */
  readonly head?: Head;
}

/** What has been read of a list, for rendering. */
export interface Pages<Item, Selection = void, Head = undefined> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  /** The number of items on all pages, if known. */
  readonly total: number;
  /** The number of pages that were read. */
  readonly pages: number;
  /** Distinguishes the list of one load from that of the next. */
  readonly run: number;
  readonly selection: Selection;
  readonly head: Head;
}

/** What has been read, with what the pager needs to continue. */
export interface ReadPages<Item, Marker, Selection, Head> extends Pages<Item, Selection, Head> {
  /** Requests the next page; null at the end. */
  readonly next: Marker | null;
  readonly asked: ReadonlySet<Marker>;
  /** Items removed since a page was read: they have moved all later ones to the front. */
  readonly removed: number;
}

let runs = 0;

/** A list before its first page. */
export const noPages = <Item, Marker, Selection, Head>(first: Marker, selection: Selection, head: Head): ReadPages<Item, Marker, Selection, Head> =>
  ({ items: [], hasMore: true, total: 0, pages: 0, run: ++runs, selection, head, next: first, asked: new Set(), removed: 0 });

/**
 * The list with the page of `marker`; an item that occurred before is not repeated. The list ends if the server says
 * so, if a marker repeats, and at a page without anything new, unless the page was unreadable.
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
