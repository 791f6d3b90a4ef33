import { listOrderedProducts, listWishlistedProducts } from '../../../api/contract/post-linking';
import { pageSize } from '../../../domain/limits';
import { createPager } from '../../../state/pager';
import { defineStore } from '../../../state/store';

/** The first page of ordered and wishlisted products (decision C12). */
const firstPage = 0;

const source = (name: string, call: typeof listOrderedProducts | typeof listWishlistedProducts) => defineStore({
  lifetime: 'visible',
  create: ({ client, log, remembered }) => createPager({ log }, firstPage, async (page: number, options) => {
    const answer = await client.send(call, { query: { page_no: page, page_size: pageSize } }, options);
    return { items: answer.product_details_list, next: answer.page_number };
  }, { remembered: remembered(name) }),
});

/** The ordered products, page by page. */
export const previousOrdersStore = source('ordered-products', listOrderedProducts);
/** The creator's wish list, page by page. */
export const wishlistStore = source('wishlist', listWishlistedProducts);
