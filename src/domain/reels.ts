interface Category {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly reels: readonly { readonly rank: number }[];
}

/** The category of an address: by its id if it has one, otherwise by its name (decision C9). */
export function findCategory<C extends Category>(categories: readonly C[], wanted: string): C | undefined {
  return categories.find(({ id, name }) => (id ? id === wanted : name === wanted));
}

/** The reels of a category in the order of their rank. */
export function byRank<R extends { readonly rank: number }>(reels: readonly R[]): R[] {
  return [...reels].sort((one, other) => one.rank - other.rank);
}

/**
 * A loop as a list of pages. With more than one reel, a copy of the last is before the first and a copy of the first is
 * after the last. A user who arrives at a copy is moved to the original page.
 */
export const pageCount = (reels: number): number => (reels > 1 ? reels + 2 : reels);

export const firstPage = (reels: number): number => (reels > 1 ? 1 : 0);

/** The reel of a page. */
export const reelOfPage = (page: number, reels: number): number => (reels > 1 ? (page - 1 + reels) % reels : 0);

/** The distance from a copy to its original page; 0 for every other page. */
export function echoShift(page: number, reels: number): number {
  if (reels < 2) return 0;
  return page === 0 ? reels : page === reels + 1 ? -reels : 0;
}

/** One of the reused video elements, and its page. */
export interface VideoSlot {
  readonly page: number;
  /** It has its file; the next page gets one only when the current one plays. */
  readonly attached: boolean;
}

/** The number of video elements, however many reels there are. */
export const mostVideos = 3;

/**
 * Assigns the video elements to the active page and its neighbours. A video that is on one of them stays there, with
 * its file; the others are reused.
 */
export function moveSlots(slots: readonly VideoSlot[], active: number, pages: number): VideoSlot[] {
  const wanted = [active, active + 1, active - 1].filter((page) => page >= 0 && page < pages).slice(0, mostVideos);
  const missing = wanted.filter((page) => !slots.some((slot) => slot.page === page));
  const count = Math.min(mostVideos, pages);
  return Array.from({ length: count }, (_, index) => {
    const slot = slots[index];
    if (slot && wanted.includes(slot.page)) return slot.page === active ? { ...slot, attached: true } : slot;
    const page = missing.shift() ?? slot?.page ?? -1;
    return { page, attached: page === active };
  });
}
