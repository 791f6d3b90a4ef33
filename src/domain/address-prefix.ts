/** An address that paths are put behind, as a text without a slash at its end. A page may give a `URL`. */
export const addressPrefix = (given: unknown): string => String(given ?? '').trim().replace(/\/+$/, '');

/**
 * What the addresses of a page's own places begin with: '' or e.g. '/creators'. A path needs no slash at its beginning. The
 * page may also route by hash ('#/creators').
 */
export const pathPrefix = (given: unknown): string => addressPrefix(given).replace(/^(?=[\w-]+(?:\/|$))/, '/');
