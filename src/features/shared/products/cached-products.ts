import type { Client, SendOptions } from '../../../api/client';
import type { getCollectionProducts } from '../../../api/contract/collections';
import type { getPostProducts } from '../../../api/contract/home';
import type { Product } from '../../../api/contract/shapes';
import { uniqueById } from '../../../domain/unique-by-id';

interface Cache {
  get(id: string): readonly Product[] | undefined;
  set(id: string, products: readonly Product[]): unknown;
}

/**
 * Loads the products of a post or a collection, once per id; an empty list if the server answers 200 with its error
 * text.
 */
export function cachedProducts(client: Client, call: typeof getCollectionProducts | typeof getPostProducts, cache: Cache, options?: Pick<SendOptions, 'whole'>) {
  return async (id: string, signal: AbortSignal): Promise<readonly Product[]> => {
    const cached = cache.get(id);
    if (cached) return cached;
    const answer = await client.send(call, { params: { id } }, { ...options, signal });
    const products = uniqueById(answer.product_details_list ?? []);
    if (products.length) cache.set(id, products);
    return products;
  };
}
