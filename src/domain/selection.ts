import { uniqueById } from './unique-by-id';

/** Where a product was selected (specification section 3). */
export type SelectionOrigin = 'PREVIOUS_ORDERS' | 'WISHLIST' | 'PRODUCT_LINK';

/** A selected product; its origin is used in the client only. */
export type Selected<P> = P & { selection_origin: SelectionOrigin };

/** The selected products, newest first, and their ids by origin. Immutable. */
export interface Selection<P extends { id: string }> {
  readonly products: readonly Selected<P>[];
  readonly ids: Readonly<Record<SelectionOrigin, readonly string[]>>;
}

/** Nothing picked yet. */
export function emptySelection<P extends { id: string }>(): Selection<P> {
  return { products: [], ids: { PREVIOUS_ORDERS: [], WISHLIST: [], PRODUCT_LINK: [] } };
}

/** Removes a product from the list and from the ids of its origin. */
export function deselect<P extends { id: string }>(state: Selection<P>, id: string): Selection<P> {
  const without = (ids: readonly string[]): string[] => ids.filter((other) => other !== id);
  const { PREVIOUS_ORDERS, WISHLIST, PRODUCT_LINK } = state.ids;
  return {
    products: state.products.filter((product) => product.id !== id),
    ids: {
      PREVIOUS_ORDERS: without(PREVIOUS_ORDERS), WISHLIST: without(WISHLIST), PRODUCT_LINK: without(PRODUCT_LINK),
    },
  };
}

/**
 * Adds a product at the top, under its origin; a product that was selected elsewhere moves (specification section 4).
 */
export function select<P extends { id: string }>(state: Selection<P>, product: P, origin: SelectionOrigin): Selection<P> {
  const { products, ids } = deselect(state, product.id);
  return {
    products: [{ ...product, selection_origin: origin }, ...products],
    ids: { ...ids, [origin]: [product.id, ...ids[origin]] },
  };
}

const origins: readonly unknown[] = ['PREVIOUS_ORDERS', 'WISHLIST', 'PRODUCT_LINK'] satisfies SelectionOrigin[];

/** The stored selection, newest first; products without an origin are dropped. */
export function restoreSelection<P extends { id: string }>(kept: readonly (P & { selection_origin: unknown })[]): Selection<P> {
  const products = kept.filter((product): product is P & { selection_origin: SelectionOrigin } => origins.includes(product.selection_origin));
  return products.reduceRight<Selection<P>>((state, product) => select(state, product, product.selection_origin), emptySelection());
}

/** The counts under the names of specification section 3. */
export function selectionCounts({ ids }: Selection<{ id: string }>): {
  from_previous_orders: number; from_wishlist: number; from_product_link: number;
} {
  return {
    from_previous_orders: ids.PREVIOUS_ORDERS.length,
    from_wishlist: ids.WISHLIST.length,
    from_product_link: ids.PRODUCT_LINK.length,
  };
}

const countNames = {
  PREVIOUS_ORDERS: 'from_previous_orders', WISHLIST: 'from_wishlist', PRODUCT_LINK: 'from_product_link',
} as const satisfies Record<SelectionOrigin, string>;

/** The number of products from one origin. */
export function countFor(state: Selection<{ id: string }>, origin: SelectionOrigin): number {
  return selectionCounts(state)[countNames[origin]];
}

/** The product without what is used in the client only. */
export function withoutOrigin<P extends { selection_origin?: SelectionOrigin }>(product: P): Omit<P, 'selection_origin'> {
  const { selection_origin: _origin, ...sent } = product;
  return sent;
}

/** The products as the API expects them, each once; the server knows their prices and rates better than this page. */
export function productsToSend<P extends { id: string; selection_origin?: SelectionOrigin; price?: unknown; commission_rate?: unknown }>(
  products: readonly P[],
): Omit<P, 'selection_origin' | 'price' | 'commission_rate'>[] {
  return uniqueById(products).map((product) => {
    const { selection_origin: _origin, price: _price, commission_rate: _rate, ...sent } = product;
    return sent;
  });
}
