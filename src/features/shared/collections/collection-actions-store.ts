import { deleteCollection, getCollectionProducts } from '../../../api/contract/collections';
import type { Product } from '../../../api/contract/shapes';
import type { StoreContext } from '../../../state/context';
import { createDeleteOnce, type Deletion } from '../../../state/delete-once';
import { defineStore } from '../../../state/store';
import { homeStore } from '../posts/home-store';
import { cachedProducts } from '../products/cached-products';
import { codeListStore, linkListStore } from './collection-listing-store';
import { collectionProductsStore } from './collection-products-store';
import { deletedStore } from './deleted-store';

function createCollectionActions(context: StoreContext) {
  const { client } = context;
  const cache = context.use(collectionProductsStore);
  const deleteOnce = createDeleteOnce(context, deleteCollection);
  const links = context.use(linkListStore);
  const both = [links, context.use(codeListStore)];
  const refreshHome = () => void context.use(homeStore).refreshCollections();

  return {
    products: cachedProducts(client, getCollectionProducts, cache),
    /** @throws ApiError */
    async remove(id: string): Promise<Deletion> {
      const listAgain = () => {
        for (const list of both) if (list.load.peek().state !== 'idle') void list.refresh();
        refreshHome();
      };
      const outcome = await deleteOnce(id, listAgain);
      if (outcome === 'deleted') {
        context.use(deletedStore).add(id);
        cache.forget(id);
      }
      if (outcome === 'missing') listAgain();
      else {
        for (const list of both) list.remove(id);
        refreshHome();
      }
      return outcome;
    },
    /**
     * All products, as the server has them now, for a change.
     * @throws ApiError, also if one of them cannot be read: a change sends all of them
     */
    freshProducts: cachedProducts(client, getCollectionProducts, { get: () => undefined, set: cache.set }, { whole: true }),
    /** A collection was changed: every list and Home show it, and its products are read again with their links. */
    changed(id: string, name: string, products: readonly Product[]) {
      for (const list of both) list.change(id, { name, product_details_list: [...products] });
      cache.forget(id);
      refreshHome();
    },
    /** A QR code was created: the list stores it in its collection. */
    setCode: (id: string, qrImageUrl: string) => links.change(id, { qr_image_url: qrImageUrl }),
  };
}

/** The actions of a collection or QR code. */
export const collectionActionsStore = defineStore({ lifetime: 'page', create: createCollectionActions });
