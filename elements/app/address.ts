import { beforeLeaving } from '../../src/bridge/back-layers';

export type RoutingMode = 'path' | 'hash' | 'memory';

/** The source of the app's current address. Addresses are below the base path, e.g. '/performance?tab=ALL'. */
export interface Address {
  get(): string;
  /** Calls `then` after the address has changed. That is immediate, unless something is open that Back closes. */
  push(to: string, then?: () => void): void;
  replace(to: string, then?: () => void): void;
  /** Goes back one page within the app; false when there is none. */
  back(): boolean;
  /** The address of a place of the app, as a link has it. */
  href(to: string): string;
  /** Calls a listener for changes from outside, such as the browser's back button. */
  watch(changed: () => void): () => void;
  /** The number of the current entry of the history; 0 where the app was opened. */
  entry(): number;
  /** Whether the address of the page and the history of the browser are those of the app. */
  readonly inBrowser: boolean;
}

/** The position of this history entry within the app; stored in the entry itself. */
const depth = (): number => {
  const state = history.state as { creatorDepth?: unknown } | null;
  return typeof state?.creatorDepth === 'number' ? state.creatorDepth : 0;
};

function browserAddress(read: () => string, href: (to: string) => string, event: 'popstate' | 'hashchange'): Address {
  return {
    get: read,
    push: (to, then) => beforeLeaving(false, (overLayer) => {
      history[overLayer ? 'replaceState' : 'pushState']({ creatorDepth: depth() + 1 }, '', href(to));
      then?.();
    }),
    replace: (to, then) => beforeLeaving(true, () => {
      history.replaceState({ creatorDepth: depth() }, '', href(to));
      then?.();
    }),
    back() {
      if (depth() === 0) return false;
      beforeLeaving(true, () => history.back());
      return true;
    },
    href,
    watch(changed) {
      addEventListener('popstate', changed);
      if (event === 'hashchange') addEventListener('hashchange', changed);
      return () => {
        removeEventListener('popstate', changed);
        removeEventListener('hashchange', changed);
      };
    },
    entry: depth,
    inBrowser: true,
  };
}

function memoryAddress(start: string, basePath: string): Address {
  const entries = [start];
  let tell: () => void = () => undefined;
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
      tell();
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

/** The address of an app: the page's path, its hash, or memory. */
export function createAddress(mode: RoutingMode, basePath: string, start: string): Address {
  // A page that was written by a script (`srcdoc`, `blob:`, `data:`) has no address that a script may change.
  if (mode === 'memory' || /^(about|blob|data):$/.test(location.protocol)) return memoryAddress(start, basePath);
  if (mode === 'hash') {
    // Whole, because a page with `<base>` (each one of Angular) takes `#/earnings` for another page.
    return browserAddress(() => location.hash.slice(1) || start, (to) => `${location.href.split('#', 1)[0]}#${to}`, 'hashchange');
  }
  const below = () => {
    const { pathname, search } = location;
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
    return (path || '/') + search;
  };
  return browserAddress(() => (below() === '/' && start !== '/' ? start : below()), (to) => basePath + to, 'popstate');
}
