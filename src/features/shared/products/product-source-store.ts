import { listOrderedProducts, listWishlistedProducts } from '../../../api/contract/post-linking';
import { pageSize } from '../../../domain/limits';
import type { StoreContext } from '../../../state/context';
import { createCursorList } from '../../../state/cursor-list';

/** The first page of ordered and wishlisted products (decision C12). */
const firstPage = 0;

/** The creator's previous orders and wishlist, page by page. */
export function productSourceStore(context: StoreContext) {
  const { client } = context;
  const source = (call: typeof listOrderedProducts | typeof listWishlistedProducts) =>
    createCursorList(context, firstPage, async (page, options) => {
      const answer = await client.send(call, { query: { page_no: page, page_size: pageSize } }, options);
      return { items: answer.product_details_list, next: answer.page_number };
    });
  const previousOrders = source(listOrderedProducts);
  const wishlist = source(listWishlistedProducts);
  return {
    previousOrders,
    wishlist,
    reset() {
      previousOrders.reset();
      wishlist.reset();
    },
  };
}
