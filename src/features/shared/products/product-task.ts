import { computed, signal } from '@preact/signals-core';
import type { CallInput, CallOutput } from '../../../api/contract/call';
import type { createCollection } from '../../../api/contract/collections';
import type { createAutoDmPost } from '../../../api/contract/post-linking';
import { Product } from '../../../api/contract/shapes';
import { parseBody } from '../../../api/parse-body';
import { deselect, emptySelection, restoreSelection, select, type Selection, type SelectionOrigin } from '../../../domain/selection';
import { uniqueById } from '../../../domain/unique-by-id';
import type { StoreContext } from '../../../state/context';
import { createSteps, type Step } from '../../../state/steps';
import { draftStore } from '../session/draft-store';
import { unsureDraft, writeOnce } from '../session/write-once';

function readSelection(kept: unknown): Selection<Product> | undefined {
  const { products } = (kept ?? {}) as { products?: unknown };
  if (!Array.isArray(products)) return undefined;
  return restoreSelection(products.flatMap((product: { selection_origin?: unknown } | null) => {
    const known = parseBody(Product, product)?.value;
    return known ? [{ ...known, selection_origin: product?.selection_origin }] : [];
  }));
}

/**
 * The selected products and the box for pasted links. Both are drafts, which survive an unmount.
 * @param draft the prefix of its drafts
 */
export function createPickedProducts(context: StoreContext, draft: string) {
  const drafts = context.use(draftStore);
  const selection = drafts.open<Selection<Product>>({ name: `${draft}-products`, empty: emptySelection, read: readSelection });
  const pasteText = drafts.open({ name: `${draft}-paste`, empty: () => '', read: (kept) => (typeof kept === 'string' ? kept : undefined) });
  const pasting = createSteps<'paste'>(context);
  let untried = false;
  return {
    selection,
    /** The content of the paste box; kept while the sheet is closed, so that nothing typed is lost. */
    pasteText,
    pasting: computed(() => pasting.work.value !== 'none'),
    setPasteText(text: string) {
      pasteText.value = text;
      untried = true;
    },
    /** These links could not be added. They stay in the box, to be corrected or sent again. */
    refuse(links: string) {
      pasteText.value = links;
      untried = false;
    },
    /** Whether something was typed into the box that was not added yet, nor refused; not what an earlier page left there. */
    hasUntried: () => untried && pasteText.peek().trim() !== '',
    /** A tap on a tile of a source: a product from another origin moves to this one, one from here is removed. */
    pick(product: Product, origin: SelectionOrigin, picked: boolean) {
      selection.value = picked ? select(selection.peek(), product, origin) : deselect(selection.peek(), product.id);
    },
    deselect(id: string) {
      selection.value = deselect(selection.peek(), id);
    },
    /** Reads the pasted links, see `paste-products`; one paste at a time. */
    paste: (step: Step, fail: (cause: Error) => void) => pasting.run('paste', step, fail),
    /** The sheet was closed: pending products are not added any more. */
    stopPasting: pasting.reset,
  };
}

export type PickedProducts = ReturnType<typeof createPickedProducts>;

/**
 * From selected products to what is created of them, a collection or a linked post. Its two stores add what else they
 * need: a form, or a post.
 * @param draft the prefix of its drafts: those of two tasks never mix (decision E19)
 */
export function createProductTask<C extends typeof createCollection | typeof createAutoDmPost>(context: StoreContext, draft: string, call: C) {
  const picked = createPickedProducts(context, draft);
  const write = writeOnce(context.client, call, context.use(draftStore).open(unsureDraft(draft)));
  const creation = createSteps<'create'>(context);
  const created = signal<CallOutput<C> | undefined>(undefined);
  return {
    ...picked,
    /** What was created, until the creator has seen it. */
    created,
    /** A creation is pending. */
    busy: computed(() => creation.work.value !== 'none'),
    /**
     * Creates it once, and then clears the drafts; while one is pending it does nothing. After a failure the drafts keep
     * everything; after a success, what was selected or typed since the call began.
     * @returns what was created, or undefined
     */
    async create(input: CallInput<C>, fail: (cause: Error) => void): Promise<CallOutput<C> | undefined> {
      const sent = picked.selection.peek().products;
      const typed = picked.pasteText.peek();
      let made: CallOutput<C> | undefined;
      await creation.run('create', async (mine) => {
        const answer = await write.send(input, mine);
        made = { ...answer, product_details_list: uniqueById(answer.product_details_list) };
      }, fail);
      if (!made) return undefined;
      picked.stopPasting();
      if (picked.pasteText.peek() === typed) picked.setPasteText('');
      picked.selection.value = sent.reduce((left, { id }) => deselect(left, id), picked.selection.peek());
      return (created.value = made);
    },
    /** Aborts what is pending and forgets what was created; the drafts stay. */
    reset() {
      picked.stopPasting();
      creation.reset();
      write.reset();
      created.value = undefined;
    },
  };
}
