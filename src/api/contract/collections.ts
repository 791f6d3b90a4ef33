import * as v from 'valibot';
import { call } from './call';
import { Collection, ListingType } from './shapes';

export const listCollections = call('GET', '/collection-links', {
  query: v.object({ page_index: v.number(), page_size: v.number(), collection_type: ListingType }),
  response: v.object({ collections: v.array(Collection), total_pages: v.number(), total_count: v.number() }),
});
