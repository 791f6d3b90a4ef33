import * as v from 'valibot';
import { maxNameLength } from '../../domain/limits';
import { call } from './call';
import { extraText } from './extra';
import { object } from './object';
import { Acknowledgement, Collection, CollectionType, ListingType, pagingCount, Platform, Product, ProductList } from './shapes';

/** Returns a page of the creator's collections, or of those that have a QR code. */
export const listCollections = call('GET', '/collection-links', {
  query: object({ /** From 0. */ page_index: v.number(), page_size: v.number(), collection_type: ListingType }),
  response: object({ collections: v.array(Collection), total_pages: pagingCount, total_count: pagingCount }),
});

/** Creates a link to one product, or a collection. The products of the answer have the links of this collection. */
export const createCollection = call('POST', '/collection-links/create-collection', {
  body: object({
    collection: object({
      name: v.pipe(v.string(), v.maxLength(maxNameLength)),
      platform: Platform,
      /** The video that the collection belongs to, on YouTube or Facebook. */
      media_link: v.optional(v.string()),
    }),
    product_details_list: v.array(Product),
    is_auto_dm_enable_flow: v.boolean(),
  }),
  response: object({ collection: Collection, product_details_list: v.array(Product) }),
  success: '2xx',
});

/** Deletes a collection, with its links and its QR code. */
export const deleteCollection = call('DELETE', '/collection-links/delete-collection/{id}', {
  response: Acknowledgement, success: 'acknowledged', retry: 'once',
});

/** Returns the products of a collection. */
export const getCollectionProducts = call('GET', '/collection-links/collection-products/{id}/products', {
  response: ProductList,
});

/** Makes a QR code for a collection. Two answers are known: an object, or only the address of the picture. */
export const generateQrCode = call('POST', '/collection-links/qr/generate', {
  body: object({ collection_id: v.string() }),
  response: object({ qr_image_url: v.string(), qr_unique_id: v.nullish(v.string()) }),
  bareField: 'qr_image_url',
});

/** Returns the picture of a QR code. */
export const downloadQrCode = call('GET', '/collection-links/qr/download', {
  query: object({ /** The `qr_image_url`. */ url: v.string() }), response: v.instance(Blob), blob: true,
});

/**
 * Returns what the public page of a collection shows. Needs no login. The specification shows no response; a name, the creator and the products are assumed, all of them
 * optional.
 */
export const getPublicCollection = call('GET', '/v1/collection/{id}', {
  query: object({ collectionType: CollectionType }),
  response: object({
    id: extraText,
    name: extraText,
    creator_name: extraText,
    creator_image_url: extraText,
    media_link: extraText,
    product_details_list: v.nullish(v.array(Product)),
  }),
});
