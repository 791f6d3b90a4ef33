import type { SendOptions } from '../api/client';
import { mostPages, noPages, withPage, type Page } from './pages';

export interface AllPages<Item> {
  readonly items: readonly Item[];
  /** False if the server promised more than it sent, or something was unreadable. */
  readonly complete: boolean;
}

/**
 * Reads a list to its end, for what needs all of it.
 * @param onRead receives the number of items after each page
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
