import { defineCreatorElement } from './define';

/**
 * Create affiliate links, collections and single links: routes /affiliate-links and /create-collection
 * (specification section 2). It has no attributes beyond the common ones.
 *
 * @fires creator-navigate, creator-error, creator-session-expired
 */
export const CreatorAffiliateLinks = defineCreatorElement('creator-affiliate-links', {
  skeleton: ['heading', 'card', 'field', 'tabs', 'row', 'row', 'row'],
  screen: () => import('../src/screens/affiliate-links/affiliate-links-screen').then((m) => m.AffiliateLinksScreen),
});

declare global {
  interface HTMLElementTagNameMap {
    'creator-affiliate-links': InstanceType<typeof CreatorAffiliateLinks>;
  }
}
