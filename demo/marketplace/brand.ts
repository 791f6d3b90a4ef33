import type { Brand } from '../../src/domain/brand';

/** Every masked value of the specification, as the sandbox marketplace fills it; the server, the standalone page and the tests share it. */
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

/** The app registered with the Instagram stand-in. */
export const instagramClientId = '2847190563318842';

/** The scopes that specification section 6 lists, under the names Instagram gives them. */
export const instagramScopes = [
  'instagram_business_basic',
  'instagram_business_manage_messages',
  'instagram_business_manage_comments',
  'instagram_business_content_publish',
] as const;

/** The scenarios' data belongs to this number; any other number starts as a new creator. */
export const demoPhone = '+919876543210';
