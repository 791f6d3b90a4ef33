import { signal } from '@preact/signals-core';
import { ApiError } from '../api/api-error';
import { getProductDetails } from '../api/contract/post-linking';
import type { Product } from '../api/contract/shapes';
import { parseProductLink } from '../domain/product-link';
import { deselect, emptySelection, select, toggle, type Selection, type SelectionOrigin } from '../domain/selection';
import type { StoreContext } from './context';

/** What is wrong with a pasted link: the rule that it breaks, or the call that failed. */
export type PasteProblem = 'foreign' | 'invalid' | ApiError;

/** The products picked for a post or a collection. The draft outlives the screen, until it is cleared. */
export function addProductsStore({ client, brand }: StoreContext) {
  const selection = signal<Selection<Product>>(emptySelection());
  const pasting = signal(false);
  let current: AbortController | undefined;

  const stopPasting = () => {
    current?.abort();
    current = undefined;
    pasting.value = false;
  };
  const clear = () => {
    stopPasting();
    selection.value = emptySelection();
  };
  const find = (id: string) => selection.peek().products.find((product) => product.id === id);

  return {
    selection,
    pasting,
    toggle(product: Product, origin: SelectionOrigin) {
      selection.value = toggle(selection.peek(), product, origin);
    },
    /** A tap on a tile of a source: what was picked elsewhere moves to this origin, what was picked here goes. */
    pick(product: Product, origin: SelectionOrigin, picked: boolean) {
      selection.value = picked ? select(selection.peek(), product, origin) : deselect(selection.peek(), product.id);
    },
    deselect(id: string) {
      selection.value = deselect(selection.peek(), id);
    },
    /**
     * Adds the product of a pasted link. A product that is in the list already is not fetched again.
     * @returns what is wrong, or undefined when the product has been added
     */
    async paste(text: string): Promise<PasteProblem | undefined> {
      const link = parseProductLink(text, brand);
      if (!link.ok) return link.reason;
      const known = find(link.id);
      if (known) {
        const { selection_origin: _origin, ...product } = known;
        selection.value = select(selection.peek(), product, 'PRODUCT_LINK');
        return undefined;
      }
      const mine = (current = new AbortController());
      pasting.value = true;
      try {
        const answer = await client.send(getProductDetails, { params: { id: link.id } }, { signal: mine.signal });
        selection.value = select(selection.peek(), answer.product_details, 'PRODUCT_LINK');
        return undefined;
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      } finally {
        if (current === mine) pasting.value = false;
      }
    },
    /** The sheet has been closed: what is still on its way is not added any more. */
    stopPasting,
    clear,
    reset: clear,
  };
}
