/** An address that paths are put behind, as a text without a slash at its end. A page may give a `URL`. */
export const addressPrefix = (given: unknown): string => String(given ?? '').trim().replace(/\/+$/, '');

/** A path of the page's site that other paths are put behind: '' or e.g. '/creators'. */
export const pathPrefix = (given: unknown): string => addressPrefix(given).replace(/^(?=[^/])/, '/');
