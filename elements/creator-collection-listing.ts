import { loadChunk } from '../src/bridge/load-chunk';
import { rowSorts } from '../src/domain/row-sorts';
import { defineCreatorElement } from './define';

/**
 * All affiliate links and collections of a creator, with their products: copy or share the public page, create its QR
 * code, or delete one.
 *
 * @attribute search - What the rows must contain; they are searched from ten rows on.
 * @attribute sort - The order of the rows, for figures that the API sends.
 * @fires creator-change - the creator searched or sorted; `view` is `list`, `filters` has `search` and `sort`
 * @fires creator-navigate - creating a new one; the header's arrow leads Home
 * @example
 * <creator-collection-listing></creator-collection-listing>
 */
export const CreatorCollectionListing = defineCreatorElement('creator-collection-listing', {
  attributes: { search: 'string', sort: rowSorts },
  skeleton: ['heading', ['card', 'card'], ['card', 'card']],
  screen: () => loadChunk(() => import('../src/features/links/collection-listing-screen'), 'CollectionListingScreen'),
  first: () => loadChunk(() => import('../src/features/links/listings-first'), 'firstCollections'),
  prefetch: () => loadChunk(() => import('../src/features/shared/collections/collection-listing-store'), 'prefetchLinks'),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-collection-listing': InstanceType<typeof CreatorCollectionListing>;
  }
}
