import type { Product } from '../../../api/contract/shapes';
import { defineStore } from '../../../state/store';

function createProductCache() {
  const cache = new Map<string, readonly Product[]>();
  return {
    get: (id: string) => cache.get(id),
    set: (id: string, products: readonly Product[]) => void cache.set(id, products),
    forget: (id: string) => void cache.delete(id),
    reset: () => cache.clear(),
  };
}

/** The products of collections and QR codes, cached by id. */
export const collectionProductsStore = defineStore({ lifetime: 'page', create: createProductCache });
