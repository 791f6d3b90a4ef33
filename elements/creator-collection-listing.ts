import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * All affiliate links and collections of a creator, with their products: copy or share the public page, create its QR
 * code, or delete one.
 *
 * @fires creator-navigate - creating a new one; the header's arrow leads Home
 * @example
 * <creator-collection-listing></creator-collection-listing>
 */
export const CreatorCollectionListing = defineCreatorElement('creator-collection-listing', {
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
