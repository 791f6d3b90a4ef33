// Written by npm run faults -- --write; not to be edited.

/** What each scene asks for while everything works. */
export const asked: Readonly<Record<string, readonly string[]>> = {
  'creator-home': ['GET /1.0/affiliate/dynamic-widget/fetch-active-on-mcc', 'GET /collection-links', 'GET /home/get-content-inspiration', 'GET /home/get-milestone-incentive-data', 'GET /home/profile-data', 'GET /v1/earnings', 'POST /home/listing', 'POST /v1/performance/daily'],
  'creator-auto-dm': ['GET /home/auto-dm-details', 'GET /home/get-custom-words', 'GET /home/profile-data', 'POST /home/listing'],
  'creator-auto-dm-listing': ['POST /home/listing'],
  'creator-collection-listing': ['GET /collection-links', 'GET /home/profile-data'],
  'creator-collection-listing, products': ['GET /collection-links/collection-products/{id}/products'],
  'creator-qr-code-listing': ['GET /collection-links', 'GET /home/profile-data'],
  'creator-qr-code-listing, code': [],
  'creator-affiliate-links': ['GET /home/profile-data', 'GET /post-linking/ordered-products'],
  'creator-affiliate-links, orders': [],
  'creator-affiliate-links, wishlist': ['GET /post-linking/wishlisted-products'],
  'creator-post-linking': ['GET /home/profile-data', 'GET /post-linking/instagram-media'],
  'creator-ordered-products': ['GET /post-linking/ordered-products'],
  'creator-performance': ['GET /home/profile-data', 'GET /v1/performance/perf/post-count', 'POST /perf/v2/overview', 'POST /perf/v2/posts-data'],
  'creator-performance, post': ['POST /perf/v2/post-details'],
  'creator-earnings': ['GET /v1/earnings'],
  'creator-earnings, past payments': ['GET /v1/earnings', 'GET /v1/earnings/payments'],
  'creator-earnings, payment': ['GET /v1/earnings/payments/{id}/orders'],
  'creator-earnings, orders': [],
  'creator-bank-details': ['GET /v1/user-bank-details', 'GET /v1/user-bank-details/status'],
  'creator-reel-viewer': ['GET /v1/reels/categories'],
  'creator-collection': ['GET /v1/collection/{id}'],
  'creator-help': [],
  'creator-login': [],
  'creator-password-alert': [],
};
