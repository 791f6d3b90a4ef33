import { loadChunk } from '../src/host/load-chunk';
import { defineCreatorElement } from './define';

/**
 * All QR codes of a creator: show one large, download, share or delete it, and see the products it leads to.
 *
 * @fires creator-navigate - the list of collections, where there is no code yet; the header's arrow leads Home
 * @example
 * <creator-qr-code-listing></creator-qr-code-listing>
 */
export const CreatorQrCodeListing = defineCreatorElement('creator-qr-code-listing', {
  skeleton: ['heading', 'card', 'card', 'card', 'card'],
  screen: () => loadChunk(() => import('../src/screens/listings/qr-code-listing-screen'), 'QrCodeListingScreen'),
  prefetch: () => loadChunk(() => import('../src/stores/collection-listing-store'), 'collectionListingStore').then((collectionListingStore) => (runtime) =>
    runtime.use(collectionListingStore).lists.QR_CODE.prefetch()),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-qr-code-listing': InstanceType<typeof CreatorQrCodeListing>;
  }
}
