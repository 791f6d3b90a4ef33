interface Dated {
  readonly at: number;
}

/**
 * As many of the newest items as fit, in their order: the oldest go first, and those that are needed more go last. An
 * item that is larger than everything may be goes too, and makes no other go.
 */
export function newestThatFit<Item extends Dated>(items: readonly Item[], most: number, sizeOf: (item: Item) => number, needOf: (item: Item) => number = () => 0): Item[] {
  const sizes = new Map(items.map((item) => [item, sizeOf(item)]));
  const size = (item: Item) => sizes.get(item) ?? 0;
  const fitting = items.filter((item) => size(item) <= most).sort((one, other) => needOf(other) - needOf(one) || other.at - one.at);
  let total = 0;
  const kept = new Set<Item>();
  for (const item of fitting) {
    total += size(item);
    if (total > most) break;
    kept.add(item);
  }
  return items.filter((item) => kept.has(item));
}
