import { parseUrl } from './parse-url';

/**
 * The address if it may be opened or loaded, else null: https on an exact host without port or user info, or the
 * page's own origin; and blobs where `hosts` names `blob:`. Control characters, spaces and backslashes are refused, since parsers disagree about them.
 */
export function safeUrl(
  value: unknown, { hosts, origin }: { hosts: readonly string[]; origin?: string },
): string | null {
  if (typeof value !== 'string' || value.length > 2048 || /[\s\\\p{Cc}]/u.test(value)) return null;
  const url = parseUrl(value, value.startsWith('/') ? origin : undefined);
  if (!url || url.username || url.password) return null;
  // A blob: address reports its page's origin, so the scheme is checked as well.
  const own = /^https?:$/.test(url.protocol) && url.origin === origin;
  const listed = hosts.includes(url.protocol === 'https:' ? url.host : url.protocol);
  return own || listed ? url.href : null;
}
