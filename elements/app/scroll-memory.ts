import { pageScroll } from '../../src/styles/page-scroll';
import type { Address } from './address';

/**
 * Keeps the scroll position of each entry of the history. The browser's own restoration comes too early, because screens
 * load their content later, and knows no box of the page that scrolls around the app.
 * @param app what scrolls with its pages
 */
export function createScrollMemory(app: Element, { entry, inBrowser }: Pick<Address, 'entry' | 'inBrowser'>) {
  const positions = new Map<number, number>();
  /** The entry whose page is shown. */
  let shown = entry();
  let held = false;
  const leave = () => {
    if (!held) positions.set(shown, pageScroll(app).get());
  };
  const arrive = () => {
    shown = entry();
    held = false;
  };
  return {
    /** Takes the scrolling over from the browser. Returns a function that gives it back. */
    start() {
      if (!inBrowser) return () => undefined;
      const before = history.scrollRestoration;
      history.scrollRestoration = 'manual';
      return () => {
        history.scrollRestoration = before;
      };
    },
    /** Another page was requested: notes the position of the one that is shown. */
    leave,
    /** The address went back. Until `restore`, what is shown is no page of its own. */
    hold() {
      leave();
      held = true;
    },
    /** A new entry begins at the position of the previous one. */
    stay: arrive,
    restore() {
      arrive();
      pageScroll(app).set(positions.get(shown) ?? 0);
    },
    /** A new page starts at its top; an app without an address of its own is a part of a page, which stays where it is. */
    begin() {
      arrive();
      if (inBrowser) pageScroll(app).set(0);
      else pageScroll(app).toStart();
    },
  };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;
