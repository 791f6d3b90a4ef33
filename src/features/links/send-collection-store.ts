import { ApiError } from '../../api/api-error';
import { createCollection } from '../../api/contract/collections';
import type { Product } from '../../api/contract/shapes';
import { checkCollectionForm, type SubmitProblem } from '../../domain/collection-form';
import { singleLinkName } from '../../domain/collection-name';
import { withoutOrigin } from '../../domain/selection';
import { uniqueById } from '../../domain/unique-by-id';
import { addProductsStore } from '../shared/products/add-products-store';
import { collectionProductsStore } from '../shared/collections/collection-products-store';
import type { StoreContext } from '../../state/context';
import { createCollectionStore, type Created } from './create-collection-store';
import { createOnce, unsureDraft } from '../shared/session/create-once';
import { draftStore } from '../shared/session/draft-store';
import { homeStore } from '../shared/posts/home-store';
import { defineStore } from '../../state/store';

/** Thrown if a creation failed; `cause` has the text for the creator (decision A18). */
export class CreationFailed extends Error {
  override readonly name = 'CreationFailed';
  constructor(cause: ApiError) {
    super('Failed to Create Collection Link', { cause });
  }
}

function createSending(context: StoreContext) {
  const { form, finish } = context.use(createCollectionStore);
  const products = context.use(addProductsStore);
  const cache = context.use(collectionProductsStore);
  const creation = createOnce(context.client, createCollection, context.use(draftStore).open(unsureDraft('link')));

  function body() {
    const { kind, platform, mediaLink, name } = form.peek();
    const picked: Product[] = uniqueById(products.selection.peek().products).map(withoutOrigin);
    const link = mediaLink.trim();
    const collection =
      kind === 'single'
        ? { name: singleLinkName(picked[0]?.id ?? ''), platform: 'SINGLE_LINK' as const }
        : { name: name.trim(), platform: platform ?? 'INSTAGRAM_STORIES', ...(link ? { media_link: link } : {}) };
    return { collection, product_details_list: picked, is_auto_dm_enable_flow: false };
  }

  return {
    busy: creation.busy,
    check(): SubmitProblem | null {
      const { kind, platform, mediaLink, name } = form.peek();
      const picked = products.selection.peek().products.length;
      if (kind === 'single') return picked === 0 ? 'noProduct' : picked > 1 ? 'oneProduct' : null;
      return checkCollectionForm({ platform, mediaLink, name }) ?? (picked === 0 ? 'noProduct' : null);
    },
    /**
     * Creates what the form describes, once; a call while one is pending does nothing.
     * @throws CreationFailed with the ApiError as its cause; the form keeps everything
     */
    async submit(): Promise<void> {
      try {
        const answer = await creation.send({ body: body() });
        if (!answer) return;
        const made: Created = { ...answer, product_details_list: uniqueById(answer.product_details_list) };
        cache.set(made.collection.id, made.product_details_list);
        finish(made);
        void context.use(homeStore).refreshCollections();
      } catch (error) {
        if (error instanceof ApiError) throw new CreationFailed(error);
        throw error;
      }
    },
    reset: creation.reset,
  };
}

/** The creation of the collection in `create-collection-store`, with the selected products. */
export const sendCollectionStore = defineStore({ lifetime: 'page', create: createSending });
