import { defineCreatorElement } from './define';
import type { ScreenElement } from './screen-element';

/**
 * The full list of QR codes: route /qr-code-listing (specification section 2).
 * It has no attributes beyond the common ones.
 *
 * @fires creator-navigate, creator-error, creator-session-expired
 */
export const CreatorQrCodeListing = defineCreatorElement('creator-qr-code-listing', {
  skeleton: ['heading', 'card', 'card', 'card', 'card'],
  screen: () => import('../src/screens/listings/qr-code-listing-screen').then((module) => module.QrCodeListingScreen),
  prefetch: () => import('../src/stores/collection-listing-store').then(({ collectionListingStore }) => (runtime) =>
    runtime.use(collectionListingStore).lists.QR_CODE.prefetch()),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-qr-code-listing': ScreenElement;
  }
}
