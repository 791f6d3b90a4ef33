import { signal } from '@preact/signals-core';
import { Product } from '../../../api/contract/shapes';
import { parseBody } from '../../../api/parse-body';
import { deselect, emptySelection, restoreSelection, select, type Selection, type SelectionOrigin } from '../../../domain/selection';
import type { StoreContext } from '../../../state/context';
import { draftStore } from '../session/draft-store';
import { defineStore } from '../../../state/store';

function readSelection(kept: unknown): Selection<Product> | undefined {
  const { products } = (kept ?? {}) as { products?: unknown };
  if (!Array.isArray(products)) return undefined;
  return restoreSelection(products.flatMap((product: { selection_origin?: unknown } | null) => {
    const known = parseBody(Product, product)?.value;
    return known ? [{ ...known, selection_origin: product?.selection_origin }] : [];
  }));
}

/** The products selected for a collection, stored as a draft of that name. */
export const addProductsStore = defineStore({ lifetime: 'page', create: (context) => createAddProducts(context, 'link') });

/** The selected products. The draft survives an unmount, until it is cleared. */
export function createAddProducts(context: StoreContext, draft: string) {
  const drafts = context.use(draftStore);
  const selection = drafts.open<Selection<Product>>({ name: `${draft}-products`, empty: emptySelection, read: readSelection });
  const pasteText = drafts.open({ name: `${draft}-paste`, empty: () => '', read: (kept) => (typeof kept === 'string' ? kept : undefined) });
  const pasting = signal(false);
  let current: AbortController | undefined;

  const stopPasting = () => {
    current?.abort();
    current = undefined;
    pasting.value = false;
  };
  const clear = () => {
    stopPasting();
    pasteText.value = '';
    selection.value = emptySelection();
  };

  return {
    selection,
    /** The content of the paste box; kept while the sheet is closed, so that nothing typed is lost. */
    pasteText,
    pasting,
    setPasteText(text: string) {
      pasteText.value = text;
    },
    /** A tap on a tile of a source: a product from another origin moves to this one, one from here is removed. */
    pick(product: Product, origin: SelectionOrigin, picked: boolean) {
      selection.value = picked ? select(selection.peek(), product, origin) : deselect(selection.peek(), product.id);
    },
    deselect(id: string) {
      selection.value = deselect(selection.peek(), id);
    },
    /** Replaces a pending paste; `stopPasting` aborts it, and so does everything that clears the draft. */
    beginPasting(): AbortSignal {
      stopPasting();
      current = new AbortController();
      pasting.value = true;
      return current.signal;
    },
    endPasting(mine: AbortSignal) {
      if (current?.signal === mine) pasting.value = false;
    },
    /** The sheet was closed: pending products are not added any more. */
    stopPasting,
    clear,
    reset: stopPasting,
  };
}

export type AddProductsStore = ReturnType<typeof addProductsStore>;
