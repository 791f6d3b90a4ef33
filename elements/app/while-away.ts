import { numberOf } from './entry-state';

/** The apps that are in the page. */
const apps = new Set<object>();
/** The entry to which the browser has gone while no app was in the page. */
let gone: { readonly href: string; readonly number: number } | undefined;

function hear({ state }: PopStateEvent): void {
  const number = numberOf(state);
  gone = number === undefined ? undefined : { href: location.href, number };
  const now = history.state as Readonly<Record<string, unknown>> | null;
  // Turbo goes back only to entries of its own. Another one it takes for a link within the page: it makes it its own,
  // and leaves the page that is shown.
  if (gone && now?.['turbo'] && numberOf(now) === undefined) location.reload();
}

/**
 * Hears where the browser goes while the router of the page has taken the app out of it. A place of the app to which that
 * router does not go is loaded. Where the page has no such router, with a state of its own, nothing is left behind.
 * @returns a function to call when the app leaves the page
 */
export function enterPage(): () => void {
  const app = {};
  apps.add(app);
  gone = undefined; // the app has read it
  removeEventListener('popstate', hear);
  return () => {
    apps.delete(app);
    if (apps.size === 0 && history.state && numberOf(history.state) === undefined) addEventListener('popstate', hear);
  };
}

/** The number of the current entry, if the browser has gone to it before the app was there; a router may write over it. */
export const numberGoneTo = (): number | undefined => (gone?.href === location.href ? gone.number : undefined);
