import { numberOf, type State } from './entry-state';

/** The apps that are in the page. */
const apps = new Set<object>();
/** The entry to which the browser has gone while no app was in the page. */
let gone: { readonly href: string; readonly number: number } | undefined;
/** The page has a router that leaves the page that is shown for every entry that is not its own. */
let stays = false;

/** Turbo first makes the entry its own. Swup and Unpoly do nothing. */
const isIgnored = (state: State | null) => stays || (state?.['turbo'] !== undefined && numberOf(state) === undefined);

function hear({ state }: PopStateEvent): void {
  const number = numberOf(state);
  gone = number === undefined ? undefined : { href: location.href, number };
  if (gone && isIgnored(history.state as State | null)) location.reload();
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
    const state = history.state as State | null;
    if (apps.size > 0 || !state || numberOf(state) !== undefined) return;
    stays = state['source'] === 'swup' || state['up'] === true;
    addEventListener('popstate', hear);
  };
}

/** The number of the current entry, if the browser has gone to it before the app was there; a router may write over it. */
export const numberGoneTo = (): number | undefined => (gone?.href === location.href ? gone.number : undefined);
