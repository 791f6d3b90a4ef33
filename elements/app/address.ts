import { beforeLeaving } from '../../src/bridge/back-layers';
import { addressPrefix } from '../../src/domain/address-prefix';
import { parseUrl } from '../../src/domain/parse-url';
import { entryState, numberOf } from './entry-state';
import { matchRoute } from './match-route';
import { watchLocation } from './watch-location';
import { enterPage, numberGoneTo } from './while-away';

export type RoutingMode = 'path' | 'hash' | 'memory';

/** The source of the app's current address. Addresses are below the base path, e.g. '/performance?tab=ALL'. */
export interface Address {
  get(): string;
  /**
   * Calls `then` after the address has changed. That is immediate, unless something is open that Back closes. It receives
   * the error if the browser refuses the address: that of another site, or in Safari the hundredth in ten seconds.
   */
  push(to: string, then?: (refusal?: unknown) => void): void;
  replace(to: string, then?: (refusal?: unknown) => void): void;
  /** Goes back one page within the app; false when there is none. */
  back(): boolean;
  /** The address of a place of the app, as a link has it. */
  href(to: string): string;
  /**
   * Calls a listener when the browser goes back or forward to a place of the app, or when the page itself leads to one
   * (decision E408). The addresses of the page's own places are not told.
   */
  watch(changed: (by: 'browser' | 'page') => void): () => void;
  /** The number of the current entry of the history; 0 where the app was opened. */
  entry(): number;
  /** Whether the address of the page and the history of the browser are those of the app. */
  readonly inBrowser: boolean;
}

/** The position of the current entry of the history within the app; undefined in an entry of the page. */
const ownDepth = (): number | undefined => numberOf(history.state);

/**
 * @param read the address that the browser shows
 * @param isApps whether that is a place of the app, not one of the page
 */
function browserAddress(read: () => string, href: (to: string) => string, isApps: () => boolean): Address {
  const at = (entry: number) => ({ address: read(), entry, href: location.href });
  /** The place that the app knows of, and the number of its entry, which the page may have taken from it. */
  let known = at(ownDepth() ?? numberGoneTo() ?? 0);
  /** The browser has gone to the current entry, and a router of the page may write its own state over the number there. */
  let mayLoseNumber = true;
  // Read, not written again: a page that keeps its scroll position in the state changes that many times in a second.
  const depth = () => ownDepth() ?? known.entry;
  /** A router of the page may send `popstate` for each change of the address, also for ours. */
  let changing = false;

  /** @returns the error if the browser refuses it */
  function change(how: 'pushState' | 'replaceState', to: string, entry: number, isNew: boolean): unknown {
    changing = true;
    try {
      history[how](entryState(entry, href(to), isNew), '', href(to));
    } catch (error) {
      return error;
    } finally {
      changing = false;
    }
    known = at(entry);
    mayLoseNumber = false;
    return undefined;
  }

  /** The entry of the known place gets its number beside what the page keeps there, so that Back stays within the app. */
  function writeNumber(): void {
    const state = history.state as unknown;
    try {
      if (typeof state === 'object') history.replaceState({ ...state, creatorDepth: known.entry }, '');
    } catch {
      // The browser refuses further changes for now: the place is shown all the same.
    }
  }

  /** Once for each step of the browser, because of what `depth` says. */
  function restoreNumber(): void {
    if (!mayLoseNumber || known.entry === 0 || ownDepth() !== undefined || location.href !== known.href) return;
    mayLoseNumber = false;
    writeNumber();
  }

  return {
    get: read,
    push: (to, then) => beforeLeaving(false, (overLayer) => {
      const refusal = change(overLayer ? 'replaceState' : 'pushState', to, depth() + 1, true);
      then?.(refusal);
    }),
    replace: (to, then) => beforeLeaving(true, () => {
      const refusal = change('replaceState', to, depth(), false);
      then?.(refusal);
    }),
    back() {
      if (depth() === 0) return false;
      beforeLeaving(true, () => history.back());
      return true;
    },
    href,
    watch(changed) {
      const hear = ({ state }: PopStateEvent) => {
        if (changing || !isApps()) return;
        // A router that heard of this before may have written its own state into the history.
        const number = numberOf(state) ?? ownDepth();
        if (read() === known.address && number === undefined) return; // a link within the page
        known = at(number ?? 0);
        mayLoseNumber = true;
        restoreNumber();
        changed('browser');
      };
      restoreNumber();
      const stop = watchLocation((how) => {
        if (!isApps()) return;
        if (read() === known.address) return restoreNumber();
        const number = ownDepth();
        // What the browser goes back to is an entry from before the app if it has no number.
        const isPages = number === undefined && how !== 'traverse';
        known = at(isPages ? known.entry + (how === 'replace' ? 0 : 1) : number ?? 0);
        mayLoseNumber = !isPages;
        if (isPages) writeNumber();
        changed('page');
      }, () => changing);
      const leavePage = enterPage();
      addEventListener('popstate', hear);
      return () => {
        stop();
        leavePage();
        removeEventListener('popstate', hear);
      };
    },
    entry: depth,
    inBrowser: true,
  };
}

function memoryAddress(start: string, basePath: string): Address {
  const entries = [start];
  let tell: (by: 'browser') => void = () => undefined;
  return {
    get: () => entries.at(-1) ?? start,
    push(to, then) {
      entries.push(to);
      then?.();
    },
    replace(to, then) {
      entries.splice(-1, 1, to);
      then?.();
    },
    back() {
      if (entries.length < 2) return false;
      entries.pop();
      tell('browser');
      return true;
    },
    href: (to) => basePath + to,
    watch(changed) {
      tell = changed;
      return () => (tell = () => undefined);
    },
    entry: () => entries.length - 1,
    inBrowser: false,
  };
}

/**
 * The base path as it stands in the address of the page, where letters of other scripts are encoded. It may be given as a
 * whole address of this site.
 */
function pathOnSite(basePath: string): string {
  const url = /^[#?]/.test(basePath) ? null : parseUrl(basePath, new URL('/', location.href).href);
  return url?.origin === location.origin ? addressPrefix(url.pathname) : basePath;
}

/** The address of an app: the page's path, its hash, or memory. */
export function createAddress(mode: RoutingMode, basePath: string, start: string): Address {
  // A page that was written by a script (`srcdoc`, `blob:`, `data:`) has no address that a script may change.
  if (mode === 'memory' || /^(about|blob|data):$/.test(location.protocol)) return memoryAddress(start, basePath);
  if (mode === 'hash') {
    let page = location.pathname;
    // Whole, because a page with `<base>` (each one of Angular) takes `#/earnings` for another page.
    const href = (to: string) => `${location.href.split('#', 1)[0]}#${to}`;
    // Others are the page's own: '#terms', and '#' of a link that is a button.
    const isPlace = () => location.hash.startsWith('#/') || !location.href.includes('#') || matchRoute(location.hash.slice(1)) !== undefined;
    const isApps = () => {
      // The app may stay, as a part of each page, while the page's router goes to another path.
      if (ownDepth() !== undefined) page = location.pathname;
      return location.pathname === page && isPlace();
    };
    return browserAddress(() => location.hash.slice(1) || start, href, isApps);
  }
  const root = pathOnSite(basePath);
  const below = () => {
    const { pathname, search } = location;
    const path = pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
    return (path || '/') + search;
  };
  const opened = location.pathname;
  const read = () => (below() === '/' && start !== '/' ? start : below());
  const isApps = () => location.pathname === opened || (root ? `${location.pathname}/`.startsWith(`${root}/`) : matchRoute(read()) !== undefined);
  return browserAddress(read, (to) => root + to, isApps);
}
