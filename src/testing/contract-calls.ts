/**
 * Every call of the contract, as docs/openapi.json lists them; a test compares both. Written by hand, because importing
 * the table of calls would add all schemas to the kit.
 */
export const contractCalls: readonly string[] = [
  'GET /1.0/affiliate/dynamic-widget/fetch-active-on-mcc',
  'POST /1.0/affiliate/request-otp',
  'POST /1.0/affiliate/resend-otp',
  'GET /auth/audience',
  'POST /auth/login',
  'POST /auth/login/event',
  'POST /auth/post-login-event',
  'GET /auth/registration-info',
  'POST /auth/request-otp',
  'POST /auth/resend-otp',
  'GET /auth/user-profile',
  'GET /collection-links',
  'GET /collection-links/collection-products/{id}/products',
  'POST /collection-links/create-collection',
  'DELETE /collection-links/delete-collection/{id}',
  'GET /collection-links/qr/download',
  'POST /collection-links/qr/generate',
  'PUT /collection-links/update-collection/{id}',
  'GET /home/auto-dm-details',
  'PUT /home/auto-dm-toggle',
  'PUT /home/delete/{id}',
  'POST /home/facebook-onboarding',
  'GET /home/get-content-inspiration',
  'GET /home/get-custom-words',
  'GET /home/get-milestone-incentive-data',
  'GET /home/get-products/{id}',
  'POST /home/instagram-onboarding',
  'GET /home/instagram-user-details',
  'POST /home/listing',
  'GET /home/profile-data',
  'POST /home/send-custom-word',
  'PUT /home/update-custom-word-status/{id}',
  'POST /perf/v2/overview',
  'POST /perf/v2/post-details',
  'POST /perf/v2/posts-data',
  'GET /post-linking/instagram-media',
  'GET /post-linking/ordered-products',
  'GET /post-linking/product-details/{id}',
  'POST /post-linking/user-auto-dm-post/create',
  'GET /post-linking/wishlisted-products',
  'POST /v1/analytics/events',
  'GET /v1/collection/{id}',
  'GET /v1/earnings',
  'GET /v1/earnings/payments',
  'GET /v1/earnings/payments/{id}/orders',
  'POST /v1/performance/daily',
  'POST /v1/performance/perf/overview',
  'GET /v1/performance/perf/post',
  'GET /v1/performance/perf/post-count',
  'POST /v1/performance/perf/post-data',
  'GET /v1/reels/categories',
  'GET /v1/user-bank-details',
  'POST /v1/user-bank-details',
  'POST /v1/user-bank-details/consent',
  'POST /v1/user-bank-details/otp',
  'GET /v1/user-bank-details/status',
];

/** The share of letter pairs of one text that the other contains. */
function likeness(one: string, other: string): number {
  const pairs = (text: string) => [...text.toLowerCase()].map((letter, index, all) => letter + (all[index + 1] ?? ''));
  const known = pairs(other);
  return pairs(one).filter((pair) => known.includes(pair)).length / Math.max(one.length, other.length);
}

/** The error for a fault of a call that does not exist. */
export class UnknownCall extends Error {
  override readonly name = 'UnknownCall';
  constructor(call: string) {
    const [nearest] = [...contractCalls].sort((a, b) => likeness(call, b) - likeness(call, a));
    super(`The contract has no call '${call}'. Write method and path as docs/openapi.json has them, '${nearest}' for example`);
  }
}

/** @throws UnknownCall */
export function checkCall(method: string, path: string): void {
  const call = `${method} ${path}`;
  if (!contractCalls.includes(call)) throw new UnknownCall(call);
}
