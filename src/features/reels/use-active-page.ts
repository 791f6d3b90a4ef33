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

  /** The last position away from the start. */
  const lastTop = useRef(0);

  /** Whether it stands at a page: the page may show the viewer later, and until then it has no height. */
  const placed = useRef(false);

  useLayoutEffect(() => {
    placed.current = placeFirst(track.current, reels);
  }, [track, reels]);

  useEffect(() => {
    const box = track.current;
    if (!box) return;
    const pages = [...box.querySelectorAll('[data-page]')];
    const remember = () => {
      if (box.scrollTop > 0) lastTop.current = box.scrollTop;
    };
    remember();
    box.addEventListener('scroll', remember);
    const observer = new IntersectionObserver((entries) => {
      if (!placed.current) {
        placed.current = placeFirst(box, reels);
        return;
      }
      // A swipe to the start passes positions near it; an element that is moved in the document is there immediately.
      if (box.scrollTop === 0 && lastTop.current > box.clientHeight * 0.9) {
        box.scrollTo({ top: lastTop.current, behavior: 'instant' });
        return;
      }
      for (const { target, intersectionRatio } of entries) {
        const page = pages.indexOf(target);
        if (intersectionRatio >= 0.6) change({ type: 'arrive', page });
        const by = echoShift(page, reels);
        if (by === 0 || intersectionRatio < 0.99) continue;
        // At rest on a copy: both show the same reel, so the change is invisible.
        box.scrollTo({ top: (page + by) * box.clientHeight, behavior: 'instant' });
        change({ type: 'shift', by });
      }
    }, { root: box, threshold: [0.6, 0.99] });
    pages.forEach((page) => observer.observe(page));
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', remember);
    };
  }, [track, reels]);

  return {
    ...place,
    attach: (page: number) => change({ type: 'attach', page }),
    goBy(pages: number) {
      const box = track.current;
      const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      lastTop.current = 0;
      box?.scrollTo({ top: (place.active + pages) * box.clientHeight, behavior: smooth ? 'smooth' : 'instant' });
    },
  };
}

/** @returns false if the box has no height */
function placeFirst(box: HTMLElement | null, reels: number): boolean {
  if (!box || box.clientHeight === 0) return false;
  box.scrollTo({ top: firstPage(reels) * box.clientHeight, behavior: 'instant' });
  return true;
}
