/**
 * A loop drawn as a list of pages: with more than one reel an echo of the last stands before the first and
 * an echo of the first behind the last; whoever arrives at an echo is put on the page that it repeats.
 */
export const pageCount = (reels: number): number => (reels > 1 ? reels + 2 : reels);

export const firstPage = (reels: number): number => (reels > 1 ? 1 : 0);

/** Which reel a page shows. */
export const reelOfPage = (page: number, reels: number): number => (reels > 1 ? (page - 1 + reels) % reels : 0);

/** How far an echo is from the page that it repeats; 0 for every other page. */
export function echoShift(page: number, reels: number): number {
  if (reels < 2) return 0;
  return page === 0 ? reels : page === reels + 1 ? -reels : 0;
}

/** One of the videos that are used again and again, and the page that it stands on. */
export interface VideoSlot {
  readonly page: number;
  /** It has been given its file; the next page gets one only once the present one plays. */
  readonly attached: boolean;
}

/** As many videos as a viewer ever has, however many reels there are. */
export const mostVideos = 3;

/**
 * Moves the videos to the active page and its neighbours: a video that stands on one of them stays there, with
 * its file; the others are taken for what is missing.
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
