import type { Brand } from '../../src/domain/brand';
import type { SupportContact } from '../../src/domain/support';

/**
 * All masked values of the specification for the sandbox marketplace; shared by the server, the standalone page and the
 * tests.
 */
export const brand: Brand = {
  name: 'Bazaar',
  appName: 'Bazaar',
  loginType: 'BAZAAR_SMS',
  productHosts: ['www.bazaar.example', 'bazaar.example'],
  shortLinkHosts: ['ltl.bazaar.example'],
  productPathWord: 'p',
  shortLinkParameter: 'external_product_id',
  mediaHosts: [],
  linkHosts: ['www.instagram.com', 'instagram.com', 'www.bazaar.example', 'bazaar.example', 'ltl.bazaar.example'],
  programmeUrl: 'https://www.bazaar.example/creators/new-customers',
};

/** Whom its creators ask. Nobody has these numbers: Indian mobile numbers begin with 6 to 9. */
export const support: SupportContact = {
  whatsapp: '+91 12345 67890',
  email: 'creators@bazaar.example',
  link: 'https://www.bazaar.example/creators/help',
};

/** The app registered with the Instagram replacement. */
export const instagramClientId = '2847190563318842';

/** The scopes in specification section 6, under Instagram's names. */
export const instagramScopes = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
  'instagram_business_content_publish',
] as const;

/** The data of the scenarios belongs to this number; any other number starts as a new creator. */
export const demoPhone = '+919876543210';
