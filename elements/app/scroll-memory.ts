import type { TabValue } from '../../src/state/tab-storage';
import { pageScroll } from '../../src/styles/page-scroll';
import type { Address } from './address';

interface Place {
  top: number;
  /** Of a box of the page, not of the page itself. */
  inBox: boolean;
}

export interface Noted {
  /** Where the page was left. Without the query, which may contain a code of Instagram's. */
  path: string;
  entry: number;
  places: [entry: number, place: Place][];
}

const isPlace = (value: unknown): value is [number, Place] => {
  const [entry, { top, inBox }] = value as [number, Place];
  return Number.isFinite(entry) && Number.isFinite(top) && typeof inBox === 'boolean';
};

/** Reads what was noted in the storage of the tab. */
export function readNoted(kept: unknown): Noted | undefined {
  try {
    const { path, entry, places } = kept as Noted;
    return typeof path === 'string' && typeof entry === 'number' && places.every(isPlace) ? { path, entry, places } : undefined;
  } catch {
    return undefined; // another version wrote it
  }
}

/** A page that is opened by a link or a typed address begins at its top, even if it is where the last one was left. */
const isOpenedAnew = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate';

/**
 * Keeps the scroll position of each entry of the history, also when the page is reloaded. The browser's own restoration
 * comes too early, because screens load their content later, and knows no box of the page that scrolls around the app.
 * @param app what scrolls with its pages
 * @param kept the positions of a page that is reloaded, or that the browser discards while nobody sees it
 */
export function createScrollMemory(app: Element, { entry, inBrowser }: Pick<Address, 'entry' | 'inBrowser'>, kept: TabValue<Noted>) {
  const noted = inBrowser && !isOpenedAnew() ? kept.read() : undefined;
  const isReloaded = noted?.path === location.pathname && noted.entry === entry();
  const positions = new Map(isReloaded ? noted.places : []);
  /** The entry whose page is shown. */
  let shown = entry();
  let held = positions.has(shown);
  /** Somebody has done something since the page went back, or since it was reloaded. */
  let acted = false;
  let stopFollowing: () => void = () => undefined;
  const leave = () => {
    const { inBox, get } = pageScroll(app);
    if (!held) positions.set(shown, { top: get(), inBox });
  };
  const arrive = () => {
    stopFollowing();
    if (inBrowser) kept.forget(); // who comes here again by a link begins at the top
    shown = entry();
    held = false;
  };
  const note = () => {
    leave();
    kept.write({ path: location.pathname, entry: entry(), places: [...positions] });
  };

  const position = () => {
    const { get, height } = pageScroll(app);
    return { top: get(), height: height() };
  };

  /**
   * Scrolls there as soon as the page is so long, or as far as it is, until somebody does something.
   * @param onlyUntilThere otherwise it stays there, whatever changes above, until the next page begins or is restored
   */
  function follow(place: Place, onlyUntilThere: boolean): void {
    const end = new AbortController();
    let last = position();
    const observer = new ResizeObserver(() => {
      const isThere = comeTo(place);
      last = position();
      if (isThere && onlyUntilThere) stopFollowing();
    });
    stopFollowing = () => {
      observer.disconnect();
      end.abort();
    };
    observer.observe(app);
    const act = () => {
      acted = true;
      stopFollowing();
    };
    const on = { capture: true, passive: true, signal: end.signal };
    for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(sign, act, on);
    // A scroll bar sends no other event. Where the height has changed, too, the browser has scrolled.
    addEventListener('scroll', () => {
      const now = position();
      if (now.top !== last.top && now.height === last.height) act();
      last = now;
    }, on);
  }

  /** @returns whether it is there */
  function comeTo({ top, inBox }: Place): boolean {
    const scroll = pageScroll(app);
    // A box that does not scroll yet does so when its content is there.
    if (scroll.inBox !== inBox) return !inBox;
    scroll.set(top);
    return scroll.get() >= top - 1;
  }

  return {
    /** The page was reloaded: there is a position for the page that opens first. */
    isBack: held,
    /** Takes the scrolling over from the browser. Returns a function that gives it back. */
    start() {
      if (!inBrowser) return () => undefined;
      const before = history.scrollRestoration;
      const place = held ? positions.get(shown) : undefined;
      const takeOver = (inBox = false) => {
        history.scrollRestoration = inBox ? before : 'manual';
      };
      const go = () => {
        note();
        takeOver(pageScroll(app).inBox); // the page around a box comes back to its place by itself
      };
      const hidden = () => document.hidden && go();
      takeOver(place?.inBox);
      // A page that is hidden may be discarded without another event.
      document.addEventListener('visibilitychange', hidden);
      addEventListener('pagehide', go);
      if (place && place.top > 0) follow(place, false);
      else acted = true; // at the top it is already, and who scrolls from there stays
      return () => {
        stopFollowing();
        document.removeEventListener('visibilitychange', hidden);
        removeEventListener('pagehide', go);
        history.scrollRestoration = before;
      };
    },
    /** Another page was requested: notes the position of the one that is shown. */
    leave,
    /** The address went back. Until `restore`, what is shown is no page of its own. */
    hold() {
      leave();
      held = true;
      acted = false;
    },
    /** A new entry begins at the position of the previous one. */
    stay: arrive,
    restore() {
      arrive();
      const place = positions.get(shown) ?? { top: 0, inBox: pageScroll(app).inBox };
      if (!acted && !comeTo(place)) follow(place, true);
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
