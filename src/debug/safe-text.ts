import { failureCodes } from '../domain/failure-codes';
import { routes } from '../domain/routes';
import { looksPrivate, safeFacts } from '../domain/safe-facts';
import { parseUrl } from '../domain/parse-url';

const hidden = '…';

/** Every word in the API's paths. Anything else in a path is an id, which may be personal. */
const pathWords = new Set((
  'auth audience login event post-login-event registration-info request-otp resend-otp user-profile collection-links '
  + 'collection-products products create-collection delete-collection qr download generate home auto-dm-details '
  + 'auto-dm-toggle delete facebook-onboarding get-content-inspiration get-custom-words get-milestone-incentive-data '
  + 'get-products instagram-onboarding instagram-user-details listing profile-data send-custom-word '
  + 'update-custom-word-status perf v1 v2 overview post-details posts-data post-linking instagram-media ordered-products '
  + 'product-details user-auto-dm-post create wishlisted-products analytics events collection earnings payments '
  + 'performance post post-count post-data reels categories user-bank-details consent otp status 1.0 affiliate dynamic-widget fetch-active-on-mcc'
).split(' '));

/** The path of a call below the API's base, without ids and query. */
export function safePath(address: string): string {
  const segments = parseUrl(address, 'https://page.invalid')?.pathname.split('/').filter(Boolean) ?? [];
  const first = segments.findIndex((segment) => pathWords.has(segment));
  if (first < 0) return hidden;
  return segments.slice(first).map((segment) => `/${pathWords.has(segment) ? segment : '{id}'}`).join('');
}

/** A text from the page's configuration, unless it looks like a secret. */
export function safeText(text: string): string {
  return text.length > 60 || looksPrivate(text) ? hidden : text;
}

/** An address without user, query and fragment. */
export function safeAddress(address: string): string {
  const url = parseUrl(address, document.baseURI);
  if (!url) return hidden;
  const path = looksPrivate(url.pathname) ? `/${hidden}` : url.pathname;
  return url.origin === location.origin ? path : `${url.host}${path}`;
}

/** The client creates request ids at random; any other value is not shown. */
export const safeId = (id: string): string =>
  /^[\da-f]{32}$/.test(id) || /^[\da-f]{8}-\d{1,3}$/.test(id) ? id : hidden;

const word = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z-]{0,30}$/.test(value);
const truth = (value: unknown): boolean => typeof value === 'boolean';

/** The facts of an event that may be shown and copied, each with its check; all others are left out. */
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: word,
  code: (value) => Object.hasOwn(failureCodes, String(value)),
  status: (value) => typeof value === 'number' && value >= 100 && value < 600,
  requestId: (value) => typeof value === 'string' && safeId(value) === value,
  retryable: truth,
  replace: truth,
  reason: (value) => value === 'unauthorized',
  route: (value) => Object.hasOwn(routes, String(value)),
};

/** One line about an event of an element. */
export function safeDetail(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return '';
  const { name, facts, timings } = detail as { name?: unknown; facts?: unknown; timings?: { readyMs?: unknown } };
  const known = Object.entries(detail).filter(([key, value]) => Object.hasOwn(checks, key) && checks[key]?.(value));
  const counted = typeof name === 'string' ? safeFacts(name, facts) : undefined;
  const pairs: [string, unknown][] = [...known, ...(counted ? [['name', name] as [string, unknown], ...Object.entries(counted)] : [])];
  // Who the creator is may be sent to analytics, but must not be in a report that is shared.
  const shown = pairs.filter(([key]) => key !== 'user_id' && key !== 'entered_from');
  if (typeof timings?.readyMs === 'number') shown.push(['ms', timings.readyMs]);
  return shown.map(([key, value]) => `${key}=${String(value)}`).join(' ');
}
