import * as v from 'valibot';
import { call } from './call';
import { object } from './object';
import { pagingCount } from './paging';
import { Collection, ListingType } from './shapes';

export const listCollections = call('GET', '/collection-links', {
  query: object({ page_index: v.number(), page_size: v.number(), collection_type: ListingType }),
  response: object({ collections: v.array(Collection), total_pages: pagingCount, total_count: pagingCount }),
});
