import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Product } from '../api/contract/shapes';
import { listOrderedProducts, listWishlistedProducts } from '../api/contract/post-linking';
import { ApiError } from '../api/api-error';
import { pageSize } from '../domain/limits';
import type { StoreContext } from './context';

/** The first page of ordered and wishlisted products (decision C12). */
const firstPage = 0;
const mostPages = 200;

export type SourceState =
  | { state: 'idle' | 'loading' | 'ready' }
  | { state: 'failed'; error: ApiError };

export interface ProductSource {
  readonly products: ReadonlySignal<readonly Product[]>;
  readonly status: ReadonlySignal<SourceState>;
  /** Whether the next-page marker says that there is more. */
  readonly hasMore: ReadonlySignal<boolean>;
  /** Loads the next page; does nothing while one is in progress or when the marker is null. */
  loadMore(): Promise<void>;
  /** Aborts what is under way; what has arrived stays. */
  leave(): void;
  reset(): void;
}

function createSource(
  { client }: StoreContext,
  call: typeof listOrderedProducts | typeof listWishlistedProducts,
): ProductSource {
  const products = signal<readonly Product[]>([]);
  const status = signal<SourceState>({ state: 'idle' });
  const hasMore = signal(true);
  let next: number | null = firstPage;
  let asked = new Set<number>();
  let current: AbortController | undefined;

  return {
    products,
    status,
    hasMore,
    async loadMore() {
      const page = next;
      if (page === null || status.peek().state === 'loading') return;
      const mine = (current = new AbortController());
      status.value = { state: 'loading' };
      try {
        const answer = await client.send(call, { query: { page_no: page, page_size: pageSize } }, { signal: mine.signal });
        if (current !== mine) return;
        asked.add(page);
        const known = new Set(products.peek().map(({ id }) => id));
        const fresh = answer.product_details_list.filter(({ id }) => !known.has(id) && known.add(id));
        products.value = [...products.peek(), ...fresh];
        // A marker that repeats itself, or a page without anything, ends the list whatever it says (decision D6).
        const marker = answer.page_number ?? null;
        const ended = marker === null || asked.has(marker) || answer.product_details_list.length === 0 || asked.size >= mostPages;
        next = ended ? null : marker;
        hasMore.value = next !== null;
        status.value = { state: 'ready' };
      } catch (error) {
        if (current !== mine) return;
        if (!(error instanceof ApiError)) throw error;
        status.value = { state: 'failed', error };
      }
    },
    leave() {
      current?.abort();
      current = undefined;
      if (status.peek().state === 'loading') status.value = { state: products.peek().length ? 'ready' : 'idle' };
    },
    reset() {
      current?.abort();
      current = undefined;
      next = firstPage;
      asked = new Set();
      products.value = [];
      hasMore.value = true;
      status.value = { state: 'idle' };
    },
  };
}

/** The creator's previous orders and wishlist, page by page. */
export function productSourceStore(context: StoreContext) {
  const previousOrders = createSource(context, listOrderedProducts);
  const wishlist = createSource(context, listWishlistedProducts);
  return {
    previousOrders,
    wishlist,
    reset() {
      previousOrders.reset();
      wishlist.reset();
    },
  };
}
