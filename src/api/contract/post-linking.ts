import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { AutoDmPost, InstagramMedia, optionalText, Product } from './shapes';

const ProductPage = object({
  product_details_list: v.array(Product),
  /** The next page; null or absent ends the list. */
  page_number: v.nullish(v.number()),
});

const PageQuery = object({ /** From 0. */ page_no: v.number(), page_size: v.number() });

/** Returns a page of the creator's posts on Instagram. */
export const listInstagramMedia = call('GET', '/post-linking/instagram-media', {
  query: object({ /** The cursor of the page before; missing on the first page. */ after: v.optional(v.string()) }),
  response: object({ instagram_media_list: v.array(InstagramMedia), /** The cursor of the next page; null or absent ends the list. */ after: optionalText }),
});

/** Returns a page of the products that the creator has ordered. */
export const listOrderedProducts = call('GET', '/post-linking/ordered-products', {
  query: PageQuery, response: ProductPage,
});

/** Returns a page of the creator's wishlist. */
export const listWishlistedProducts = call('GET', '/post-linking/wishlisted-products', {
  query: PageQuery, response: ProductPage,
});

/**
 * Returns the product of a pasted link. The id is a decimal integer, which may be above 2^53. 404 means that there is no
 * such product.
 */
export const getProductDetails = call('GET', '/post-linking/product-details/{id}', {
  response: object({ product_details: Product }),
});

/** Links a post with products. The products of the answer have the links of this post. */
export const createAutoDmPost = call('POST', '/post-linking/user-auto-dm-post/create', {
  body: object({ instagram_media: InstagramMedia, product_details_list: v.array(Product) }),
  response: AutoDmPost,
  success: '2xx',
});
