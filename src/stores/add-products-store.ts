import { signal } from '@preact/signals-core';
import { ApiError } from '../api/api-error';
import { getProductDetails } from '../api/contract/post-linking';
import type { Product } from '../api/contract/shapes';
import { readPaste, type PastedLink } from '../domain/product-link';
import { deselect, emptySelection, select, toggle, withoutOrigin, type Selection, type SelectionOrigin } from '../domain/selection';
import type { StoreContext } from './context';

/** What is wrong with a pasted link: the rule that it breaks, or the call that failed. */
export type PasteProblem = 'foreign' | 'invalid' | ApiError;

export interface PasteOutcome {
  /** Products that were not in the list before. */
  readonly added: number;
  /** Products that were picked already. */
  readonly known: number;
  /** The links that could not be added, in their order. */
  readonly problems: readonly { link: string; problem: PasteProblem }[];
}

/** Products are fetched this many at a time, so that a long paste does not flood a slow network. */
const atOnce = 4;

/** The products picked for a post or a collection. The draft outlives the screen, until it is cleared. */
export function addProductsStore({ client, brand }: StoreContext) {
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
  const find = (id: string) => selection.peek().products.find((product) => product.id === id);

  /** The product of a link, from the list or (unless the network was just lost) from the server, or what is wrong with it. */
  async function look({ parsed }: PastedLink, signal: AbortSignal, lost: ApiError | undefined): Promise<Product | PasteProblem> {
    if (!parsed.ok) return parsed.reason;
    const picked = find(parsed.id);
    if (picked) return withoutOrigin(picked);
    if (lost) return lost;
    try {
      return (await client.send(getProductDetails, { params: { id: parsed.id } }, { signal })).product_details;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  return {
    selection,
    /** What stands in the paste box; kept while the sheet is closed, so that nothing typed is lost. */
    pasteText,
    pasting,
    setPasteText(text: string) {
      pasteText.value = text;
    },
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
     * Adds the products of the links in the paste box, the last one first in the list. A product that is in the
     * list already is not fetched again. What could not be added stays in the box, to be mended or sent again.
     */
    async paste(): Promise<PasteOutcome> {
      stopPasting();
      const mine = (current = new AbortController());
      pasting.value = true;
      const links = readPaste(pasteText.peek(), brand);
      const problems: { link: string; problem: PasteProblem }[] = [];
      let [added, known] = [0, 0];
      let lost: ApiError | undefined;
      try {
        for (let start = 0; start < links.length && !mine.signal.aborted; start += atOnce) {
          const group = links.slice(start, start + atOnce);
          const found = await Promise.all(group.map(async (pasted) => ({ ...pasted, answer: await look(pasted, mine.signal, lost) })));
          if (mine.signal.aborted) break;
          for (const { link, answer } of found) {
            if (typeof answer === 'string') problems.push({ link, problem: answer });
            else if (answer instanceof ApiError) {
              problems.push({ link, problem: answer });
              if (answer.outcomeUnknown) lost = answer;
            } else {
              if (find(answer.id)) known++;
              else added++;
              selection.value = select(selection.peek(), answer, 'PRODUCT_LINK');
            }
          }
        }
      } finally {
        if (current === mine) pasting.value = false;
      }
      if (!mine.signal.aborted) pasteText.value = problems.map(({ link }) => link).join('\n');
      return { added, known, problems };
    },
    /** The sheet has been closed: what is still on its way is not added any more. */
    stopPasting,
    clear,
    reset: clear,
  };
}
