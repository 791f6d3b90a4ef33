const shown = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;

/**
 * What the history keeps with an entry of the app: its number, and what Vue Router needs there.
 *
 * Vue Router keeps the address of each entry in its state, as `current` below its own base, and its `position`. Before
 * it adds an entry, it puts the address that it knows last back into the current one, which would be that of another
 * place of the app. Nothing else is copied: the router of Next takes a state with its mark for a change of its own.
 * @param href the address that the entry gets
 * @param isNew it is added; otherwise it takes the place of the current one
 */
export function entryState(number: number, href: string, isNew: boolean): Record<string, unknown> {
  const { current, position } = { ...(history.state as Record<string, unknown> | null) };
  const state = { creatorDepth: number };
  if (typeof current !== 'string' || typeof position !== 'number') return state;
  const [before, after] = [shown(location), shown(new URL(href, location.href))];
  const base = before.slice(0, -current.length);
  if (!before.endsWith(current) || !after.startsWith(base)) return state;
  return { ...state, current: after.slice(base.length), position: isNew ? position + 1 : position };
}
