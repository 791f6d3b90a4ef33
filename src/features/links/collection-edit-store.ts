import { computed } from '@preact/signals-core';
import { updateCollection } from '../../api/contract/collection-changes';
import type { Product } from '../../api/contract/shapes';
import { checkCollectionForm, type SubmitProblem } from '../../domain/collection-form';
import { valueAtHand } from '../../domain/load';
import { emptySelection, productsToSend } from '../../domain/selection';
import { uniqueById } from '../../domain/unique-by-id';
import type { StoreContext } from '../../state/context';
import { createResource } from '../../state/resource';
import { createSteps } from '../../state/steps';
import { defineStore } from '../../state/store';
import { collectionActionsStore } from '../shared/collections/collection-actions-store';
import { createPickedProducts } from '../shared/products/product-task';
import { draftStore } from '../shared/session/draft-store';

/** What the creator has changed and not saved: the new name, or null, and the ids of the products that go. */
interface Changes {
  readonly name: string | null;
  readonly removed: readonly string[];
}

const unchanged = (): Changes => ({ name: null, removed: [] });

function readChanges(kept: unknown): Changes | undefined {
  const { name, removed } = (kept ?? {}) as Partial<Changes>;
  if (name !== null && typeof name !== 'string') return undefined;
  return Array.isArray(removed) && removed.every((id) => typeof id === 'string') ? { name, removed } : undefined;
}

/** What is wrong with the name or the products, if anything. */
function problemOf(name: string, products: readonly Product[]): SubmitProblem | null {
  // The platform of a collection is not changed, so one that has no further field stands for it.
  return checkCollectionForm({ platform: 'INSTAGRAM_STORIES', mediaLink: '', name }) ?? (products.length === 0 ? 'noProduct' : null);
}

function createEdit(context: StoreContext, id: string) {
  const actions = context.use(collectionActionsStore);
  const draft = `collection-${id}`;
  const changes = context.use(draftStore).open<Changes>({ name: draft, empty: unchanged, read: readChanges });
  const picked = createPickedProducts(context, draft);
  const saving = createSteps<'save'>(context);
  /** The products before the change. */
  const listed = createResource(context, ({ signal }) => actions.freshProducts(id, signal));
  const change = (next: Partial<Changes>) => {
    changes.value = { ...changes.peek(), ...next };
  };
  const discard = () => {
    picked.stopPasting();
    picked.setPasteText('');
    picked.selection.value = emptySelection();
    changes.value = unchanged();
  };
  /** The products that the collection will contain: new ones first, as in a new collection. */
  const products = computed(() => uniqueById<Product>([
    ...picked.selection.value.products,
    ...(valueAtHand(listed.load.value) ?? []).filter((product) => !changes.value.removed.includes(product.id)),
  ]));

  return {
    picked,
    listed,
    changes,
    products,
    busy: computed(() => saving.work.value !== 'none'),
    isChanged: computed(() => changes.value.name !== null || changes.value.removed.length > 0 || picked.selection.value.products.length > 0),
    /** @param name null for that before the change */
    setName: (name: string | null) => change({ name }),
    /** Takes a product out of the collection, or puts it back in. */
    keep(productId: string, kept: boolean) {
      const others = changes.peek().removed.filter((each) => each !== productId);
      change({ removed: kept ? others : [...others, productId] });
    },
    discard,
    /**
     * Saves the changes; while that is pending it does nothing. After a failure the drafts keep everything.
     * @param before the name before the change
     * @returns whether they were saved, or what is missing
     */
    async save(before: string, fail: (cause: Error) => void): Promise<boolean | SubmitProblem> {
      const name = (changes.peek().name ?? before).trim();
      let problem = null as SubmitProblem | null;
      const saved = await saving.run('save', async (mine) => {
        // All products are sent: those that are not known yet would be taken out, and those of an older list put back.
        await listed.ensure();
        const load = listed.load.peek();
        if (load.state === 'failed') throw load.error;
        if (mine.aborted) return;
        const wanted = products.peek();
        problem = problemOf(name, wanted);
        if (problem) return;
        const body = { collection: { name }, product_details_list: productsToSend(wanted) };
        await context.client.send(updateCollection, { params: { id }, body }, { signal: mine });
        actions.changed(id, name, wanted);
        listed.set(wanted);
        discard();
      }, fail);
      return problem ?? saved;
    },
    reset() {
      picked.stopPasting();
      saving.reset();
      listed.reset();
    },
  };
}

export type CollectionEdit = ReturnType<typeof createEdit>;

function createEdits(context: StoreContext) {
  const edits = new Map<string, CollectionEdit>();
  return {
    /** The changes of one collection; those of others stay. */
    of(id: string): CollectionEdit {
      const edit = edits.get(id) ?? createEdit(context, id);
      edits.set(id, edit);
      return edit;
    },
    reset() {
      for (const edit of edits.values()) edit.reset();
    },
  };
}

/** Changes of collections (decision E323). What is not saved survives an unmount and a reload, for each collection. */
export const collectionEditStore = defineStore({ lifetime: 'page', create: createEdits });
