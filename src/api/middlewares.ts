import type { ConfiguredMiddleware } from 'wretch';
import { startTimeLimit } from '../domain/time-limit';
import type { Retry } from './contract/call';
import { type RetryBudget, sendWithRetry } from './retry';

export interface OwnSession {
  readonly headers: Readonly<Record<string, string>>;
  readonly number: number;
}

/** The session of a page that manages it itself. */
export interface CallerSession {
  get(): Promise<OwnSession>;
  /** After a 401 of a call with the session of that number: whether there is a newer session. */
  renew(number: number): Promise<boolean>;
}

/** Marks the answer that represents a redirect. */
const redirected = 'redirected';

/** Whether the call was redirected, for example to a login page. */
export const leadsElsewhere = (response: Response | undefined): boolean => response?.statusText === redirected;

/** The browser has no network. Outside of browsers that is never known. */
export const isOffline = (): boolean => (globalThis as { navigator?: Navigator }).navigator?.onLine === false;

/** What is known of the attempts of a call. */
export interface Attempts {
  readonly middleware: ConfiguredMiddleware;
  /** Whether the last attempt exceeded its time limit. */
  over(): boolean;
  /** Whether an attempt may have reached the server: one that fails while there is no network was not sent. */
  sent(): boolean;
}

/** Gives every attempt its own time limit; otherwise a very slow answer would never end. */
export function watchAttempts(ms: number, caller: AbortSignal): Attempts {
  let over = false;
  let sent = false;
  const middleware: ConfiguredMiddleware = (next) => async (url, options) => {
    over = false;
    sent ||= !isOffline();
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    const end = startTimeLimit(() => {
      over = true;
      stop();
    }, ms);
    caller.addEventListener('abort', stop);
    if (caller.aborted) stop();
    try {
      const response = await next(url, { ...options, signal: attempt.signal });
      sent = true;
      // An API does not redirect, so this is a login page. The browser reveals nothing more.
      if (response.type === 'opaqueredirect' || response.redirected) return new Response(null, { status: 401, statusText: redirected });
      // The time limit includes the body, so the body is read before the timer is cleared.
      const body = await response.blob();
      return new Response(body.size || response.status === 200 ? body : null, response);
    } finally {
      sent ||= over || !isOffline();
      end();
      caller.removeEventListener('abort', stop);
    }
  };
  return { middleware, over: () => over, sent: () => sent };
}

/** Repeats calls that may be repeated; `onRepeat` is called before every attempt that follows one which may have been sent. */
export function repeating(retry: Retry, caller: AbortSignal, attempts: Attempts, onRepeat: (() => void) | undefined, budget: RetryBudget): ConfiguredMiddleware {
  return (next) => (url, options) => sendWithRetry(() => {
    if (attempts.sent()) onRepeat?.();
    return next(url, options);
  }, retry, caller, budget);
}

/** After a 401, repeats the call once with another session, if there is one. */
export const renewing = (session: CallerSession, number: number): ConfiguredMiddleware => (next) => async (url, options) => {
  const response = await next(url, options);
  if (response.status !== 401 || !(await session.renew(number))) return response;
  const { headers } = await session.get();
  return next(url, { ...options, headers: { ...options.headers as Record<string, string>, ...headers } });
};
