import { signal } from '@preact/signals-core';
import type { Product } from '../api/contract/shapes';
import { deselect, emptySelection, select, type Selection, type SelectionOrigin } from '../domain/selection';

/** The products picked for a post or a collection. The draft outlives the screen, until it is cleared. */
export function addProductsStore() {
  const selection = signal<Selection<Product>>(emptySelection());
  const pasteText = signal('');
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
    /** What stands in the paste box; kept while the sheet is closed, so that nothing typed is lost. */
    pasteText,
    pasting,
    setPasteText(text: string) {
      pasteText.value = text;
    },
    /** A tap on a tile of a source: what was picked elsewhere moves to this origin, what was picked here goes. */
    pick(product: Product, origin: SelectionOrigin, picked: boolean) {
      selection.value = picked ? select(selection.peek(), product, origin) : deselect(selection.peek(), product.id);
    },
    deselect(id: string) {
      selection.value = deselect(selection.peek(), id);
    },
    /** In the place of a paste that is under way; `stopPasting` aborts it, and with it everything that clears the draft. */
    beginPasting(): AbortSignal {
      stopPasting();
      current = new AbortController();
      pasting.value = true;
      return current.signal;
    },
    endPasting(mine: AbortSignal) {
      if (current?.signal === mine) pasting.value = false;
    },
    /** The sheet has been closed: what is still on its way is not added any more. */
    stopPasting,
    clear,
    reset: clear,
  };
}

export type AddProductsStore = ReturnType<typeof addProductsStore>;
