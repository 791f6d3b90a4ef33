import { deleteCollection, getCollectionProducts } from '../../../api/contract/collection-actions';
import { listCollections } from '../../../api/contract/collections';
import type { Collection, ListingType } from '../../../api/contract/shapes';
import { uniqueById } from '../../../domain/unique-by-id';
import { cachedProducts } from '../products/cached-products';
import { collectionProductsStore } from './collection-products-store';
import type { StoreContext } from '../../../state/context';
import { createDeleteOnce, type Deletion } from '../../../state/delete-once';
import { deletedStore } from './deleted-store';
import { homeStore } from '../posts/home-store';
import { createPagedList } from '../../../state/paged-list';

/** The full lists of collections and of QR codes; a QR code hangs on a collection and shares its id (decision C7). */
export function collectionListingStore(context: StoreContext) {
  const { client } = context;
  const cache = context.use(collectionProductsStore);
  const deleteOnce = createDeleteOnce(context, deleteCollection);
  const listOf = (type: ListingType) => createPagedList<Collection>(context, async (index, size, options) => {
    const query = { page_index: index, page_size: size, collection_type: type };
    const page = await client.send(listCollections, { query }, options);
    const items = page.collections.map((item) => ({ ...item, product_details_list: item.product_details_list && uniqueById(item.product_details_list) }));
    return { items, totalPages: page.total_pages, totalCount: page.total_count };
  });
  const lists = { AFFILIATE_LINKS: listOf('AFFILIATE_LINKS'), QR_CODE: listOf('QR_CODE') };
  const both = Object.values(lists);

  return {
    lists,
    products: cachedProducts(client, getCollectionProducts, cache),
    /** @throws ApiError */
    async remove(id: string): Promise<Deletion> {
      const listAgain = () => {
        for (const list of both) if (list.load.peek().state !== 'idle') void list.refresh();
        void context.use(homeStore).reloadCollections();
      };
      const outcome = await deleteOnce(id, listAgain);
      if (outcome === 'deleted') {
        context.use(deletedStore).add(id);
        cache.forget(id);
      }
      if (outcome === 'missing') listAgain();
      else {
        for (const list of both) list.remove(id);
        void context.use(homeStore).reloadCollections();
      }
      return outcome;
    },
    /** A code was made: its collection knows it from now on. */
    setCode: (id: string, qrImageUrl: string) => lists.AFFILIATE_LINKS.change(id, { qr_image_url: qrImageUrl }),
    reset() {
      for (const list of both) list.reset();
    },
  };
}
