import { createRouter } from '@nanostores/router';
import { routes, type RouteName } from '../../src/domain/routes';

export interface Page {
  route: RouteName;
  params: Readonly<Record<string, string>>;
  /** Below the base path, without the query. */
  path: string;
  query: Readonly<Record<string, string>>;
}

// Uses the router for its patterns only: without a subscriber it has no listeners. The app manages the address itself,
// because it also supports hash and memory.
const { routes: patterns } = createRouter(routes);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // an invalid % must not break the page
  }
}

/** The page of an address below the base path; undefined when no route has it. */
export function matchRoute(address: string): Page | undefined {
  // Appended, not resolved: '//' and '//host/x' are paths here and never name a host.
  const url = new URL(`http://app.invalid/${address.replace(/^\//, '')}`);
  const path = url.pathname.replace(/\/+$/, '') || '/';
  for (const [route, pattern] of patterns) {
    const match = pattern.exec(path);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decode(value ?? '')]);
    return { route: route as RouteName, path, params: Object.fromEntries(params), query: Object.fromEntries(url.searchParams) };
  }
  return undefined;
}
