import { nearestScroller } from '../../../styles/nearest-scroller';

/** Reads and sets the scroll position of the container around a box: a part of the host page, or the page itself. */
export function pageScroll(box: Element) {
  const around = nearestScroller(box);
  const scroller = around ?? document.scrollingElement ?? document.documentElement;
  return {
    get: () => scroller.scrollTop,
    set: (top: number) => {
      scroller.scrollTop = top;
    },
    /** Scrolls the top of the box into view, unless it is visible. */
    toStart: () => {
      const hidden = (around?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top;
      if (hidden > 0) scroller.scrollTop -= hidden;
    },
  };
}
