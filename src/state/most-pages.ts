import type { ReadOptions } from '../api/read-answer';

/** A server that always promises a next page is believed this long (decision D6). */
export const mostPages = 200;

/** So many pages of which nothing can be read are passed over at a time. */
const mostSkipped = 3;

/**
 * Asks for one page with these options and takes over what came; `unreadable` says then that not one of its items could be read.
 * @returns whether the list goes on behind it
 */
type ReadPage = (options: ReadOptions, unreadable: () => boolean) => Promise<boolean>;

/** Reads the next page of a list, and goes on past some of which nothing can be read, since they would show nothing new. */
export async function readFurther(readPage: ReadPage): Promise<void> {
  for (let pages = 0; pages < mostSkipped; pages++) {
    let unreadable = false;
    const goesOn = await readPage({ skipUnreadable: true, onDropped: (all) => (unreadable = all) }, () => unreadable);
    if (!goesOn || !unreadable) return;
  }
}
