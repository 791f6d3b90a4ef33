import { loadChunk } from '../src/bridge/load-chunk';
import { defineCreatorElement } from './define';

/**
 * Creates affiliate links: a collection of products for a post on any platform, or the link of a single product.
 * Products come from earlier orders, the wish list or a pasted product link. The selection is kept until the link is
 * created. The element has a bar at the bottom, so keep the lower edge of the page free.
 *
 * @fires creator-navigate - the header's arrow and 'Go to Home' lead Home
 * @example
 * <creator-affiliate-links></creator-affiliate-links>
 */
export const CreatorAffiliateLinks = defineCreatorElement('creator-affiliate-links', {
  skeleton: ['heading', 'card', 'field', 'tabs', 'row', 'row', 'row'],
  screen: () => loadChunk(() => import('../src/features/links/affiliate-links-screen'), 'AffiliateLinksScreen'),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-affiliate-links': InstanceType<typeof CreatorAffiliateLinks>;
  }
}
