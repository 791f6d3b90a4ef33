/** The values of the latest selections (a period, a tab, a post). */
export interface KeptValues<T> {
  get(selection: string): { readonly value: T; readonly at: number } | undefined;
  set(selection: string, value: T, at: number): void;
  /** After a logout nothing of the creator stays. */
  reset(): void;
}

/** A few periods with their tabs, or the posts that a creator compares. */
const most = 12;

/**
 * The values of the latest selections, so that a return to one shows it immediately. Created with `use()`, so that they
 * outlive one element.
 */
export function createKeptValues<T>(): KeptValues<T> {
  const kept = new Map<string, { value: T; at: number }>();
  return {
    get: (selection) => kept.get(selection),
    set(selection, value, at) {
      kept.delete(selection);
      kept.set(selection, { value, at });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    reset: () => kept.clear(),
  };
}
