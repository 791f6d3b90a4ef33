import { parseUrl } from './parse-url';

/** A complete domain: at least two labels, the last of which is not a number, so that no IP address matches. */
const pattern = /^\*((?:\.[a-z\d_-]+)+\.[a-z][a-z\d-]*(?::\d+)?)$/;
const subdomain = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

/**
 * Whether a host, as in `URL.host`, is in the list: exactly, or by an entry such as '*.example.com', which matches
 * every subdomain but not example.com itself, as in a Content-Security-Policy.
 */
export function isListedHost(host: string, list: readonly string[]): boolean {
  return list.some((entry) => {
    const listed = entry.toLowerCase();
    const ending = pattern.exec(listed)?.[1];
    if (!ending) return listed === host;
    return host.endsWith(ending) && subdomain.test(host.slice(0, -ending.length));
  });
}

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
