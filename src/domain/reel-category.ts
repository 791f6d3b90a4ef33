interface Category {
  readonly id?: string | null | undefined;
  readonly name: string;
  readonly reels: readonly { readonly rank: number }[];
}

/** The category of an address: by its id if it has one, otherwise by its name (decision C9). */
export function findCategory<C extends Category>(categories: readonly C[], wanted: string): C | undefined {
  return categories.find(({ id, name }) => (id ? id === wanted : name === wanted));
}

/** The reels of a category in the order of their rank. */
export function byRank<R extends { readonly rank: number }>(reels: readonly R[]): R[] {
  return [...reels].sort((one, other) => one.rank - other.rank);
}
