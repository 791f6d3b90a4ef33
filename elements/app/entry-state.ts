const shown = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;

/**
 * The numbers by which SvelteKit knows an entry. To one without them it does not go back: it takes that for a link
 * within the page, and leaves the page that is shown under the address of another.
 */
const svelteKitKeys = ['sveltekit:history', 'sveltekit:navigation'];

/**
 * What the history keeps with an entry of the app: its number, and what the routers of SvelteKit and Vue need there.
 *
 * Vue Router keeps the address of each entry in its state, as `current` below its own base, and its `position`. Before
 * it adds an entry, it puts the address that it knows last back into the current one, which would be that of another
 * place of the app. Nothing else is copied: the router of Next takes a state with its mark for a change of its own.
 * @param href the address that the entry gets
 * @param isNew it is added; otherwise it takes the place of the current one
 */
export function entryState(number: number, href: string, isNew: boolean): Record<string, unknown> {
  const before = { ...(history.state as Record<string, unknown> | null) };
  const { current, position } = before;
  const state: Record<string, unknown> = { creatorDepth: number };
  for (const key of svelteKitKeys) if (key in before) state[key] = before[key];
  if (typeof current !== 'string' || typeof position !== 'number') return state;
  const [from, to] = [shown(location), shown(new URL(href, location.href))];
  const base = from.slice(0, -current.length);
  if (!from.endsWith(current) || !to.startsWith(base)) return state;
  return { ...state, current: to.slice(base.length), position: isNew ? position + 1 : position };
}
