import { deleteCollection, getCollectionProducts, listCollections } from '../../../api/contract/collections';
import type { Collection, ListingType } from '../../../api/contract/shapes';
import { uniqueById } from '../../../domain/unique-by-id';
import type { StoreContext } from '../../../state/context';
import { createDeleteOnce, type Deletion } from '../../../state/delete-once';
import { createIndexedPager } from '../../../state/indexed-pager';
import { defineStore } from '../../../state/store';
import { homeStore } from '../posts/home-store';
import { profileStore } from '../session/profile-store';
import { cachedProducts } from '../products/cached-products';
import { collectionProductsStore } from './collection-products-store';
import { deletedStore } from './deleted-store';

const listOf = (type: ListingType) => defineStore({
  lifetime: 'visible',
  create: ({ client, log, remembered }) => createIndexedPager<Collection>({ log }, async (index, size, options) => {
    const query = { page_index: index, page_size: size, collection_type: type };
    const page = await client.send(listCollections, { query }, options);
    const items = page.collections.map((item) => ({ ...item, product_details_list: item.product_details_list && uniqueById(item.product_details_list) }));
    return { items, totalPages: page.total_pages, totalCount: page.total_count };
  }, remembered(type)),
});

/** The complete list of links and collections. */
export const linkListStore = listOf('AFFILIATE_LINKS');
/** The complete list of QR codes; a QR code belongs to a collection and shares its id (decision C7). */
export const codeListStore = listOf('QR_CODE');

/** What the listings of links and of QR codes open with: the profile decides whether a collection has a public page. */
const prefetchWith = (list: typeof linkListStore) => (context: StoreContext): void => {
  context.use(list).prefetch();
  context.use(profileStore).prefetch();
};
export const prefetchLinks = prefetchWith(linkListStore);
export const prefetchCodes = prefetchWith(codeListStore);

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
    /** A QR code was created: the list stores it in its collection. */
    setCode: (id: string, qrImageUrl: string) => links.change(id, { qr_image_url: qrImageUrl }),
  };
}

/** The actions of a collection or QR code. */
export const collectionActionsStore = defineStore({ lifetime: 'page', create: createCollectionActions });
