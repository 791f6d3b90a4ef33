import { useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { echoShift, firstPage, moveSlots, pageCount, type VideoSlot } from '../../domain/reels';

interface Place {
  active: number;
  slots: readonly VideoSlot[];
}

type Change =
  | { type: 'arrive'; page: number }
  /** From a copy to its original page: the videos keep their files and move along. */
  | { type: 'shift'; by: number }
  /** The page plays well enough to load its neighbour. */
  | { type: 'attach'; page: number };

function reduce(reels: number) {
  return (place: Place, change: Change): Place => {
    if (change.type === 'arrive') {
      if (change.page === place.active) return place;
      return { active: change.page, slots: moveSlots(place.slots, change.page, pageCount(reels)) };
    }
    if (change.type === 'shift') {
      const active = place.active + change.by;
      const slots = place.slots.map((slot) => ({ ...slot, page: slot.page + change.by }));
      return { active, slots: moveSlots(slots, active, pageCount(reels)) };
    }
    if (!place.slots.some(({ page, attached }) => page === change.page && !attached)) return place;
    return { ...place, slots: place.slots.map((slot) => (slot.page === change.page ? { ...slot, attached: true } : slot)) };
  };
}

/** The active page and the positions of the videos; the children of the track are the pages. */
export function useActivePage(track: RefObject<HTMLElement | null>, reels: number) {
  const [place, change] = useReducer(reduce(reels), undefined, () => {
    const active = firstPage(reels);
    return { active, slots: moveSlots([], active, pageCount(reels)) };
  });

  /** The page where it stands, also before React has rendered it. */
  const here = useRef(place.active);

  /** Whether it has been put at its page: while the page hides the viewer it has no height. */
  const placed = useRef(false);

  useLayoutEffect(() => {
    here.current = firstPage(reels);
    placed.current = putAt(track.current, here.current);
  }, [track, reels]);

  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const pages = [...box.querySelectorAll('[data-page]')];
    /** Where the last scroll event found it. */
    let told = box.scrollTop;
    const scrolled = () => {
      told = box.scrollTop;
    };
    box.addEventListener('scroll', scrolled);
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of entries) {
        const page = pages.indexOf(target);
        if (intersectionRatio >= 0.6) {
          here.current = page;
          change({ type: 'arrive', page });
        }
        const by = echoShift(page, reels);
        if (by === 0 || intersectionRatio < 0.99) continue;
        // At rest on a copy: both show the same reel, so the change is invisible.
        here.current = page + by;
        putAt(box, here.current);
        change({ type: 'shift', by });
      }
    };
    const observer = new IntersectionObserver((entries) => {
      if (!placed.current || box.clientHeight === 0) placed.current = putAt(box, here.current);
      else if (box.scrollTop > 0 || told === 0) look(entries);
      // Scrolled to its start, or moved in the document, which puts it there. A browser tells of scrolling before the next frame.
      else requestAnimationFrame(() => (box.scrollTop === told ? look(entries) : putAt(box, here.current)));
    }, { root: box, threshold: [0.6, 0.99] });
    pages.forEach((page) => observer.observe(page));
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', scrolled);
    };
  }, [track, reels]);

  return {
    ...place,
    attach: (page: number) => change({ type: 'attach', page }),
    goBy(pages: number) {
      const box = track.current;
      const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      box?.scrollTo({ top: (here.current + pages) * box.clientHeight, behavior: smooth ? 'smooth' : 'instant' });
    },
  };
}

/** @returns false if the box has no height */
function putAt(box: HTMLElement | null, page: number): boolean {
  if (!box || box.clientHeight === 0) return false;
  box.scrollTo({ top: page * box.clientHeight, behavior: 'instant' });
  return true;
}
