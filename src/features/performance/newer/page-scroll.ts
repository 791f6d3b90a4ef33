import { nearestScroller } from '../../../widgets/nearest-scroller';

/** Reads and sets how far whatever scrolls around a box is scrolled: a part of the host's page, or the page itself. */
export function pageScroll(box: Element) {
  const around = nearestScroller(box);
  const scroller = around ?? document.scrollingElement ?? document.documentElement;
  return {
    get: () => scroller.scrollTop,
    set: (top: number) => {
      scroller.scrollTop = top;
    },
    /** Brings the top of the box back into view; a box whose top is in view stays where it is. */
    toStart: () => {
      const hidden = (around?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top;
      if (hidden > 0) scroller.scrollTop -= hidden;
    },
  };
}
