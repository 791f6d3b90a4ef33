import { loadChunk } from '../src/bridge/load-chunk';
import { rowSorts } from '../src/domain/row-sorts';
import { defineCreatorElement } from './define';

/**
 * All QR codes of a creator: show one large, download, share or delete it, and see its products.
 *
 * @attribute search - What the rows must contain; they are searched from ten rows on.
 * @attribute sort - The order of the rows, for figures that the API sends.
 * @fires creator-change - the creator searched or sorted; `view` is `list`, `filters` has `search` and `sort`
 * @fires creator-navigate - the list of collections, if there is no code yet; the header's arrow leads Home
 * @example
 * <creator-qr-code-listing></creator-qr-code-listing>
 */
export const CreatorQrCodeListing = defineCreatorElement('creator-qr-code-listing', {
  attributes: { search: 'string', sort: rowSorts },
  skeleton: ['heading', ['card', 'card'], ['card', 'card']],
  screen: () => loadChunk(() => import('../src/features/links/qr-code-listing-screen'), 'QrCodeListingScreen'),
  first: () => loadChunk(() => import('../src/features/links/listings-first'), 'firstCodes'),
  prefetch: () => loadChunk(() => import('../src/features/shared/collections/collection-listing-store'), 'prefetchCodes'),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-qr-code-listing': InstanceType<typeof CreatorQrCodeListing>;
  }
}
