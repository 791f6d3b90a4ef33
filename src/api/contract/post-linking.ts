import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { AutoDmPost, InstagramMedia, optionalText, Product } from './shapes';

/** `page_number` is the next page; null or absent ends the list. */
const ProductPage = object({
  product_details_list: v.array(Product),
  page_number: v.nullish(v.number()),
});

const PageQuery = object({ page_no: v.number(), page_size: v.number() });

/** `after` is a cursor, missing on the first page; without one in the answer the list ends. */
export const listInstagramMedia = call('GET', '/post-linking/instagram-media', {
  query: object({ after: v.optional(v.string()) }),
  response: object({ instagram_media_list: v.array(InstagramMedia), after: optionalText }),
});

export const listOrderedProducts = call('GET', '/post-linking/ordered-products', {
  query: PageQuery, response: ProductPage,
});

export const listWishlistedProducts = call('GET', '/post-linking/wishlisted-products', {
  query: PageQuery, response: ProductPage,
});

/** The id is a decimal integer as a string, exact above 2^53. */
export const getProductDetails = call('GET', '/post-linking/product-details/{id}', {
  response: object({ product_details: Product }),
});

export const createAutoDmPost = call('POST', '/post-linking/user-auto-dm-post/create', {
  body: object({ instagram_media: InstagramMedia, product_details_list: v.array(Product) }),
  response: AutoDmPost,
  success: '2xx',
});
