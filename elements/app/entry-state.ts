/** What the history keeps with an entry. */
export type State = Readonly<Record<string, unknown>>;

/** A step of the app: the addresses of the current entry and of its next one, from their paths on. */
interface Step {
  readonly from: string;
  readonly to: string;
  /** The next entry is added; otherwise it takes the place of the current one. */
  readonly isNew: boolean;
}

/** The number of an entry of the app, from the state of the entry; undefined in one of the page. */
export function numberOf(state: unknown): number | undefined {
  const number = (state as State | null)?.['creatorDepth'];
  return typeof number === 'number' ? number : undefined;
}

const shown = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;

/**
 * Vue Router keeps the address of each entry in its state, as `current` below its own base, and its `position`. Before
 * it adds an entry, it puts the address that it knows last back into the current one, which would be that of another
 * place of the app.
 */
function vueRouter({ current, position }: State, { from, to, isNew }: Step): State | undefined {
  if (typeof current !== 'string' || typeof position !== 'number') return undefined;
  const base = from.slice(0, -current.length);
  if (!from.endsWith(current) || !to.startsWith(base)) return undefined;
  return { current: to.slice(base.length), position: isNew ? position + 1 : position };
}

/**
 * SvelteKit knows an entry by two numbers. To one without them it does not go back: it takes that for a link within the
 * page, and leaves the page that is shown under the address of another.
 */
function svelteKit(before: State): State {
  const names = ['sveltekit:history', 'sveltekit:navigation'];
  return Object.fromEntries(names.filter((name) => name in before).map((name) => [name, before[name]]));
}

/**
 * The pages router of Next goes back only to entries with its mark `__N`, with the file of the page (`url`) and the
 * address (`as`). It leaves the position of the page to the app.
 */
function nextPages({ __N, url, options }: State, { to }: Step): State | undefined {
  return __N === true ? { __N, url, as: to, options: { ...(options as State), scroll: false } } : undefined;
}

/**
 * What the history keeps with an entry of the app: its number, and what the router of the page must find there. Nothing
 * else is copied: the app router of Next takes a state with its mark for a change of its own, and others find the
 * position of a page by what they keep there.
 * @param href the address that the entry gets
 * @param isNew it is added; otherwise it takes the place of the current one
 */
export function entryState(number: number, href: string, isNew: boolean): Record<string, unknown> {
  const before = { ...(history.state as State | null) };
  const step = { from: shown(location), to: shown(new URL(href, location.href)), isNew };
  return { ...vueRouter(before, step), ...svelteKit(before), ...nextPages(before, step), creatorDepth: number };
}
