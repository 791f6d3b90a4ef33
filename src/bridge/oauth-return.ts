import { readOAuthReturn } from '../domain/instagram-oauth';
import { routes } from '../domain/routes';

export type OAuthReturn = NonNullable<ReturnType<typeof readOAuthReturn>>;

/**
 * Reads what Instagram's consent page sent back and takes it out of the address bar at once, before
 * any request is made, so that neither a reload nor a Referer carries the code again. Only on the
 * exact Home path, the registered redirect target.
 */
export function takeOAuthReturn(basePath: string): OAuthReturn | null {
  if (location.pathname !== basePath + routes.home) return null;
  const result = readOAuthReturn(location.search);
  if (result) history.replaceState(history.state, '', location.pathname);
  return result;
}
