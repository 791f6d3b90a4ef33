import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The full list of AutoDM posts: route /auto-dm-listing (specification section 2).
 * It has no attributes beyond the common ones.
 *
 * @fires creator-navigate, creator-error, creator-session-expired
 */
export const CreatorAutoDmListing = defineCreatorElement('creator-auto-dm-listing', {
  skeleton: ['heading', 'card', 'card', 'card', 'card'],
  screen: () => import('../src/screens/listings/auto-dm-listing-screen').then((module) => module.AutoDmListingScreen),
  prefetch: () => import('../src/stores/post-listing-store').then(({ postListingStore }) => (runtime) =>
    runtime.use(postListingStore).list.prefetch()),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-auto-dm-listing': ScreenElement;
  }
}
