/**
 * The order of the home list: '3' (only if requested), '1', the rest in the given order, and the reward banner in third
 * place, or at the end of a shorter list (specification section 2; decisions A4, A5).
 */
export function orderHome<T extends { id: string }, B = T>(
  items: readonly T[],
  { banner, showThird = false }: { banner?: B | null; showThird?: boolean } = {},
): (T | B)[] {
  const place = ({ id }: T): number => (id === '3' ? 0 : id === '1' ? 1 : 2);
  const ordered: (T | B)[] = items
    .filter(({ id }) => showThird || id !== '3')
    .sort((a, b) => place(a) - place(b));
  if (banner) ordered.splice(2, 0, banner);
  return ordered;
}

/** Nothing below an optional tile is shown before the tile is known, so that visible tiles never move. */
export function knownSoFar<T extends { waiting?: boolean }>(tiles: readonly T[]): readonly T[] {
  const first = tiles.findIndex(({ waiting }) => waiting);
  return first < 0 ? tiles : tiles.slice(0, first);
}
