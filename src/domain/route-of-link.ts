import { routes, type RouteName } from './routes';

const patterns = Object.entries(routes).map(([name, route]) =>
  [name as RouteName, new RegExp(`${route.replace(/:\w+/g, '[^/]+')}/?$`)] as const);

/** The route of a link, with any base path; undefined if it is not one of our routes. */
export function routeOfLink(address: URL): RouteName | undefined {
  const path = address.hash.startsWith('#/') ? address.hash.slice(1).split('?')[0] : address.pathname;
  return patterns.find(([, pattern]) => pattern.test(path ?? ''))?.[0];
}
