import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The full list of affiliate links and collections: route /collection-listing (specification section 2).
 * It has no attributes beyond the common ones.
 *
 * @fires creator-navigate, creator-error, creator-session-expired
 */
export const CreatorCollectionListing = defineCreatorElement('creator-collection-listing', {
  skeleton: ['heading', 'card', 'card', 'card', 'card'],
  screen: () => import('../src/screens/listings/collection-listing-screen').then((module) => module.CollectionListingScreen),
  prefetch: () => import('../src/stores/collection-listing-store').then(({ collectionListingStore }) => (runtime) =>
    runtime.use(collectionListingStore).lists.AFFILIATE_LINKS.prefetch()),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-collection-listing': ScreenElement;
  }
}
