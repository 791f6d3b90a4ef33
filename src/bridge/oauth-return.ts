import { readOAuthReturn } from '../domain/instagram-oauth';
import { routes } from '../domain/routes';
import { parseUrl } from '../domain/parse-url';

export type OAuthReturn = NonNullable<ReturnType<typeof readOAuthReturn>>;

/**
 * Reads the result of Instagram's consent page and removes it from the address bar immediately, before any request, so
 * that neither a reload nor a Referer contains the code. Only on the exact Home path, the registered redirect target.
 */
export function takeOAuthReturn(basePath: string): OAuthReturn | null {
  if (parseUrl(basePath + routes.home, location.href)?.href !== location.origin + location.pathname) return null;
  const result = readOAuthReturn(location.search);
  if (result) history.replaceState(history.state, '', location.pathname);
  return result;
}
