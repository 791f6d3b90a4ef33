/**
 * Encodes a value as a part of a path. A lone surrogate, on which `encodeURIComponent` throws, becomes the replacement
 * character.
 */
export const encodePathPart = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** The route table (specification section 2). If there are two spellings, both work and links use the first. */
export const routes = {
  login: '/login',
  home: '/influencer-home',
  autoDm: '/auto-dm-activated',
  autoDmListing: '/auto-dm-listing',
  postLinking: '/auto-dm-post-linking',
  postLinkingOlder: '/post-linking',
  collectionListing: '/collection-listing',
  qrCodeListing: '/qr-code-listing',
  affiliateLinks: '/affiliate-links',
  affiliateLinksOlder: '/create-collection',
  orderedProducts: '/view-all-ordered-products',
  performance: '/performance',
  earnings: '/earnings',
  bankDetails: '/bank-details',
  help: '/help',
  reels: '/reels/:categoryId',
  collection: '/collection/:collectionId',
} as const;

export type RouteName = keyof typeof routes;
export type RouteParams = Readonly<Record<string, string>>;

/**
 * The address of a route below the base path, e.g. `pathOf('collection', { collectionId: '7' })`. A value of the query
 * that is empty, such as a search that was cleared, is no part of it.
 */
export function pathOf(route: RouteName, params: RouteParams = {}, query: RouteParams = {}): string {
  const path = routes[route].replace(/:(\w+)/g, (_, name: string) => encodePathPart(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return search ? `${path}?${search}` : path;
}
