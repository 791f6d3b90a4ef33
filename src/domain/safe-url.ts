import { isListedHost } from './listed-host';
import { parseUrl } from './parse-url';

/** The allowed targets of an address. */
export interface AddressRules {
  /** Hosts, and patterns such as '*.example.com'. */
  hosts: readonly string[];
  origin?: string;
}

/**
 * The address if it may be opened or loaded, otherwise null. Allowed are https on a listed host without port or user
 * info, the page's own origin, and blobs if `hosts` contains `blob:`. Control characters, spaces and backslashes are
 * refused, because parsers disagree about them.
 */
export function safeUrl(value: unknown, { hosts, origin }: AddressRules): string | null {
  if (typeof value !== 'string' || value.length > 2048 || /[\s\\\p{Cc}]/u.test(value)) return null;
  const url = parseUrl(value, value.startsWith('/') ? origin : undefined);
  if (!url || url.username || url.password) return null;
  // The origin of a blob: address is its page, so the scheme is checked too.
  const own = /^https?:$/.test(url.protocol) && url.origin === origin;
  const listed = isListedHost(url.protocol === 'https:' ? url.host : url.protocol, hosts);
  return own || listed ? url.href : null;
}

/** The host, if it is the only reason why an address is refused: with it in the list the address would be allowed. */
export function unlistedHost(value: unknown, rules: AddressRules): string | null {
  if (typeof value !== 'string' || safeUrl(value, rules)) return null;
  const url = parseUrl(value);
  return url?.protocol === 'https:' && safeUrl(value, { hosts: [url.host] }) ? url.host : null;
}
