import * as v from 'valibot';
import { maxNameLength } from '../../domain/limits';
import { call } from './call';
import { extraText } from './extra';
import { object } from './object';
import { Acknowledgement, Collection, CollectionType, ListingType, pagingCount, Platform, Product, ProductList } from './shapes';

export const listCollections = call('GET', '/collection-links', {
  query: object({ page_index: v.number(), page_size: v.number(), collection_type: ListingType }),
  response: object({ collections: v.array(Collection), total_pages: pagingCount, total_count: pagingCount }),
});

export const createCollection = call('POST', '/collection-links/create-collection', {
  body: object({
    collection: object({
      name: v.pipe(v.string(), v.maxLength(maxNameLength)),
      platform: Platform,
      media_link: v.optional(v.string()),
    }),
    product_details_list: v.array(Product),
    is_auto_dm_enable_flow: v.boolean(),
  }),
  response: object({ collection: Collection, product_details_list: v.array(Product) }),
  success: '2xx',
});

export const deleteCollection = call('DELETE', '/collection-links/delete-collection/{id}', {
  response: Acknowledgement, success: 'acknowledged', retry: 'once',
});

export const getCollectionProducts = call('GET', '/collection-links/collection-products/{id}/products', {
  response: ProductList,
});

/** Two answers are known: an object, or only the address of the picture. */
export const generateQrCode = call('POST', '/collection-links/qr/generate', {
  body: object({ collection_id: v.string() }),
  response: object({ qr_image_url: v.string(), qr_unique_id: v.nullish(v.string()) }),
  bareField: 'qr_image_url',
});

export const downloadQrCode = call('GET', '/collection-links/qr/download', {
  query: object({ url: v.string() }), response: v.instance(Blob), blob: true,
});

/**
 * Needs no login. The specification shows no response; a name, the creator and the products are assumed, all of them
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
