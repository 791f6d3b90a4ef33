const shown = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => pathname + search + hash;

/**
 * What the history keeps with an entry of the app: its number, beside what a router of the page needs there.
 *
 * Vue Router keeps the address of each entry in its state, as `current` below its own base, and its `position`. Before
 * it adds an entry, it puts the address that it knows last back into the current one, which would be that of another
 * place of the app.
 * @param href the address that the entry gets
 * @param isNew it is added, so what a router has noted of the current entry is not true of it
 */
export function entryState(number: number, href: string, isNew: boolean): Record<string, unknown> {
  const state = { ...(history.state as Record<string, unknown> | null) };
  const next: Record<string, unknown> = { ...(isNew ? {} : state), creatorDepth: number };
  const { current, position } = state;
  if (typeof current !== 'string' || typeof position !== 'number') return next;
  const [before, after] = [shown(location), shown(new URL(href, location.href))];
  const base = before.slice(0, -current.length);
  if (!before.endsWith(current) || !after.startsWith(base)) return next;
  return { ...next, current: after.slice(base.length), position: isNew ? position + 1 : position };
}
