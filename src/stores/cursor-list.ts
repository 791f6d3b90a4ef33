import { signal, type ReadonlySignal } from '@preact/signals-core';
import { ApiError } from '../api/api-error';
import type { SendOptions } from '../api/client';
import { mostPages, mostSkipped } from './most-pages';

export type CursorState =
  | { state: 'idle' | 'loading' | 'ready' }
  | { state: 'failed'; error: ApiError };

export interface CursorPage<T, Marker> {
  readonly items: readonly T[];
  /** What asks for the next page; null or absent ends the list. */
  readonly next: Marker | null | undefined;
}

export interface CursorList<T> {
  readonly items: ReadonlySignal<readonly T[]>;
  readonly status: ReadonlySignal<CursorState>;
  /** Whether the next-page marker says that there is more. */
  readonly hasMore: ReadonlySignal<boolean>;
  /** Loads the next page; does nothing while one is in progress or when the marker is null. */
  loadMore(): Promise<void>;
  /** Aborts what is under way; what has arrived stays. */
  leave(): void;
  reset(): void;
}

/** A list whose every page names the next one, by number or by cursor. */
export function createCursorList<T extends { readonly id: string }, Marker>(
  first: Marker,
  fetchPage: (marker: Marker, options: SendOptions) => Promise<CursorPage<T, Marker>>,
): CursorList<T> {
  const items = signal<readonly T[]>([]);
  const status = signal<CursorState>({ state: 'idle' });
  const hasMore = signal(true);
  let next: Marker | null = first;
  let asked = new Set<Marker>();
  let current: AbortController | undefined;

  const stop = () => {
    current?.abort();
    current = undefined;
  };

  return {
    items,
    status,
    hasMore,
    async loadMore() {
      if (next === null || status.peek().state === 'loading') return;
      const mine = (current = new AbortController());
      status.value = { state: 'loading' };
      try {
        let unreadable = true;
        for (let skipped = 0; unreadable && next !== null && skipped < mostSkipped; skipped++) {
          const marker: Marker = next;
          unreadable = false;
          const page = await fetchPage(marker, {
            signal: mine.signal,
            onDropped: (all) => (unreadable = all),
            // Of a first page that nobody can read there is nothing to show, so it has failed.
            skipUnreadable: asked.size > 0,
          });
          if (current !== mine) return;
          asked.add(marker);
          const known = new Set(items.peek().map(({ id }) => id));
          const fresh = page.items.filter(({ id }) => !known.has(id) && known.add(id));
          items.value = [...items.peek(), ...fresh];
          // A marker that repeats itself, or a page without anything, ends the list whatever it says (decision D6).
          const following = page.next ?? null;
          const empty = page.items.length === 0 && !unreadable;
          const ended = following === null || asked.has(following) || empty || asked.size >= mostPages;
          next = ended ? null : following;
          hasMore.value = next !== null;
        }
        status.value = { state: 'ready' };
      } catch (error) {
        if (current !== mine) return;
        if (!(error instanceof ApiError)) throw error;
        status.value = { state: 'failed', error };
      }
    },
    leave() {
      stop();
      if (status.peek().state === 'loading') status.value = { state: items.peek().length ? 'ready' : 'idle' };
    },
    reset() {
      stop();
      next = first;
      asked = new Set();
      items.value = [];
      hasMore.value = true;
      status.value = { state: 'idle' };
    },
  };
}
