import { routes, type RouteName } from './routes';

const patterns = Object.entries(routes).map(([name, route]) =>
  [name as RouteName, new RegExp(`${route.replace(/:\w+/g, '[^/]+')}/?$`)] as const);

/** The route a link leads to, whatever stands before it; undefined for an address that is no route of ours. */
export function routeOfLink(address: URL): RouteName | undefined {
  const path = address.hash.startsWith('#/') ? address.hash.slice(1).split('?')[0] : address.pathname;
  return patterns.find(([, pattern]) => pattern.test(path ?? ''))?.[0];
}
