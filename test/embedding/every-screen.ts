export type Attributes = Readonly<Record<string, string>>;

/** Every screen of every element, as a host page would write it. */
export const everyScreen: readonly (readonly [tag: string, attributes?: Attributes])[] = [
  ['creator-affiliate-links'],
  ['creator-auto-dm'],
  ['creator-auto-dm-listing'],
  ['creator-bank-details'],
  ['creator-collection', { 'collection-id': 'col-monsoon' }],
  ['creator-collection-listing'],
  ['creator-earnings'],
  ['creator-earnings', { view: 'past_payments' }],
  ['creator-earnings', { view: 'confirmed_commission' }],
  ['creator-help'],
  ['creator-home'],
  ['creator-login'],
  ['creator-ordered-products'],
  ['creator-password-alert'],
  ['creator-performance', { period: 'LIFETIME' }],
  ['creator-performance', { period: 'LIFETIME', 'post-type': 'AUTO_DM', 'post-id': 'post-desk' }],
  ['creator-post-linking'],
  ['creator-qr-code-listing'],
  ['creator-reel-viewer', { 'category-id': 'fashion' }],
];

/** The app at each of its kinds of screen: it is as far as what it shows. */
export const everyApp: readonly (readonly [tag: string, attributes: Attributes])[] = [
  '/influencer-home', '/performance?period=LIFETIME', '/earnings', '/collection-listing', '/auto-dm-post-linking', '/collection/col-monsoon',
].map((start) => ['creator-app', { routing: 'memory', start }]);

/** Screens that show what is in the bundle alone, or that load nothing before something is tapped. */
export const loadNothing = new Set(['creator-help', 'creator-login', 'creator-password-alert', 'creator-affiliate-links']);
