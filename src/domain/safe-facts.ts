import { routes } from './routes';
import { safeEntry } from './safe-entry';

export type FactValue = string | number | boolean;
export type Facts = Readonly<Record<string, FactValue>>;

type Check = (value: unknown) => boolean;

const matches = (pattern: RegExp): Check => (value) => typeof value === 'string' && pattern.test(value);
const oneOf = (...allowed: readonly string[]): Check => (value) => typeof value === 'string' && allowed.includes(value);
/** Milliseconds or a score; never as long as a phone number or an account number. */
const measure: Check = (value) => typeof value === 'number' && value >= 0 && value < 1e7;
const truth: Check = (value) => typeof value === 'boolean';
const route = oneOf(...Object.keys(routes));
const element = matches(/^creator-[a-z-]{1,40}$/);

/**
 * Whether a text may be a secret: four or more digits (phone number, OTP, account number, the branch of an IFSC), a
 * character of an e-mail address, or a long run of characters as in a token.
 */
export function looksPrivate(text: string): boolean {
  return /\d[\d\s-]{2,}\d|@|[a-z]{4}0[a-z0-9]{6}/i.test(text) || /[\w.~+/=-]{33,}/.test(text);
}

const entry: Check = (value) => typeof value === 'string' && safeEntry(value) !== null && !looksPrivate(value);
/** An id of the marketplace in any format, except something that looks like a phone number. */
const userId: Check = (value) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value) && !/^\d{10,}$/.test(value);

/** Every event and every fact that may be sent. Nothing else leaves the page. */
const events: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  'page-view': { route, entered_from: entry },
  click: {
    element,
    control: oneOf('a', 'button', 'input', 'summary'),
    name: (value) => matches(/^[a-z][a-z-]{0,39}$/)(value) && !looksPrivate(String(value)),
    to: (value) => value === 'outside' || route(value),
  },
  'app-load': { element, ready_ms: measure },
  'web-vital': { metric: oneOf('LCP', 'CLS', 'INP', 'FCP', 'TTFB'), value: measure, rating: oneOf('good', 'needs-improvement', 'poor') },
  failure: { element, code: oneOf('render-failed', 'app-failed', 'chunk-failed') },
  identify: { user_id: userId },
  otp: { otp_delivered: truth },
};

/**
 * The facts of an event that may leave the page: never a phone number, an OTP, a token or bank details. Undefined for
 * an event that is not counted.
 */
export function safeFacts(name: string, facts: unknown): Facts | undefined {
  const checks = Object.hasOwn(events, name) ? events[name] : undefined;
  if (!checks) return undefined;
  const given = Object.entries(typeof facts === 'object' && facts !== null ? facts : {});
  return Object.fromEntries(given.filter(([key, value]) => Object.hasOwn(checks, key) && checks[key]?.(value))) as Facts;
}
