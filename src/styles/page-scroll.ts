import { nearestScroller } from './nearest-scroller';

/**
 * Reads and sets the scroll position of the container around a box: a part of the host page, or the page itself. It is
 * there at once, also where the style sheet of the page says `scroll-behavior: smooth`.
 */
export function pageScroll(box: Element) {
  const around = nearestScroller(box);
  const scroller = around ?? document.scrollingElement ?? document.documentElement;
  return {
    inBox: around !== null,
    get: () => scroller.scrollTop,
    height: () => scroller.scrollHeight,
    set: (top: number) => scroller.scrollTo({ top, behavior: 'instant' }),
    /** Scrolls the top of the box into view, unless it is visible. */
    toStart: () => {
      if (box.getBoundingClientRect().top < (around?.getBoundingClientRect().top ?? 0)) box.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
  };
}
