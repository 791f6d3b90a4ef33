type Attributes = Readonly<Record<string, string>>;

/** Each element of the bundle, as a page shows it from the recording. */
export const elements: readonly (readonly [tag: string, attributes: Attributes])[] = [
  ['creator-affiliate-links', {}],
  ['creator-app', { routing: 'memory', start: '/influencer-home' }],
  ['creator-auto-dm', {}],
  ['creator-auto-dm-listing', {}],
  ['creator-bank-details', {}],
  ['creator-collection', { 'collection-id': 'col-monsoon' }],
  ['creator-collection-listing', {}],
  ['creator-earnings', {}],
  ['creator-help', {}],
  ['creator-home', {}],
  ['creator-login', {}],
  ['creator-ordered-products', {}],
  ['creator-performance', { period: 'LIFETIME' }],
  ['creator-post-linking', {}],
  ['creator-qr-code-listing', {}],
  ['creator-reel-viewer', { 'category-id': 'fashion' }],
];
