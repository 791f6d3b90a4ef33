/** The items in lines of `size`, the last of which may be shorter. */
export function inLines<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, line) => items.slice(line * size, (line + 1) * size));
}
