import { listCollections } from '../../../api/contract/collections';
import type { Collection, ListingType } from '../../../api/contract/shapes';
import { uniqueById } from '../../../domain/unique-by-id';
import { createIndexedPager } from '../../../state/indexed-pager';
import type { StoreContext } from '../../../state/context';
import { defineStore } from '../../../state/store';
import { profileStore } from '../session/profile-store';

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
