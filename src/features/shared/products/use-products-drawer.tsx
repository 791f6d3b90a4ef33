import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Product } from '../../../api/contract/shapes';
import { lazyPart } from '../screen/lazy-part';
import { useScreen } from '../screen/screen-context';
import { useTellError } from '../screen/error-text';

const ProductsDrawer = lazyPart(() => import('./products-drawer'), 'ProductsDrawer');

interface Source {
  fetchProducts: (id: string, signal: AbortSignal) => Promise<readonly Product[]>;
  /** The toast if there are none. */
  noProducts: string;
  /** Whether the links of single products can be copied. */
  copyLinks: boolean;
}

/**
 * Opens the products of a post or collection of a list; the later of two taps counts.
 * @returns a function that opens one, the id whose products are loading, and the drawer
 */
export function useProductsDrawer({ fetchProducts, noProducts, copyLinks }: Source): {
  view: (item: { id: string; name: string }) => void;
  viewing: string | undefined;
  drawer: ReactNode;
} {
  const { toasts } = useScreen().runtime;
  const tell = useTellError();
  const opening = useRef<AbortController & { id?: string }>(undefined);
  const [viewing, setViewing] = useState<string>();
  const [viewed, setViewed] = useState<{ name: string; products: readonly Product[] }>();
  useEffect(() => () => opening.current?.abort(), []);

  const view = async ({ id, name }: { id: string; name: string }) => {
    if (opening.current?.id === id) return;
    opening.current?.abort();
    const mine = (opening.current = Object.assign(new AbortController(), { id }));
    setViewing(id);
    try {
      const products = await fetchProducts(id, mine.signal);
      if (mine.signal.aborted) return;
      if (products.length) setViewed({ name, products });
      else toasts.show('error', noProducts);
    } catch (error) {
      tell(error);
    } finally {
      if (opening.current === mine) {
        opening.current = undefined;
        setViewing(undefined);
      }
    }
  };

  const drawer = viewed && (
    <ProductsDrawer {...viewed} copyLinks={copyLinks} onClose={() => setViewed(undefined)} />
  );
  return { view: (item) => void view(item), viewing, drawer };
}
