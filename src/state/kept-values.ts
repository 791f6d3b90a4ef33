/** What was read of the latest selections (a period, a tab, a post). */
export interface KeptValues<T> {
  get(selection: string): { readonly value: T; readonly at: number } | undefined;
  set(selection: string, value: T, at: number): void;
  /** Sign-out: nothing of the creator stays. */
  reset(): void;
}

/** A few periods with their tabs, or the posts that somebody compares. */
const most = 12;

/** The latest selections' values, so that who comes back to one sees it at once. Made with `use()`, so that they outlive one element. */
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
