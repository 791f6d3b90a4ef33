import type { ConfiguredMiddleware } from 'wretch';
import type { Retry } from './contract/call';
import { sendWithRetry } from './retry';

export interface OwnSession {
  readonly headers: Readonly<Record<string, string>>;
  readonly number: number;
}

/** The session of a page that looks after it by itself. */
export interface CallerSession {
  get(): Promise<OwnSession>;
  /** After a 401 of a call that was sent with the session of that number: whether there is another one by now. */
  renew(number: number): Promise<boolean>;
}

/** Marks the answer that stands for a redirect. */
const redirected = 'redirected';

/** Whether the call was sent elsewhere, as to a login page. */
export const leadsElsewhere = (response: Response | undefined): boolean => response?.statusText === redirected;

export interface TimeLimit {
  readonly middleware: ConfiguredMiddleware;
  /** Whether the last attempt ran into it. */
  over(): boolean;
}

/** Gives every attempt its own time limit; without it a slow drip would hold the caller for ever. */
export function timeLimit(ms: number, caller: AbortSignal): TimeLimit {
  let over = false;
  const middleware: ConfiguredMiddleware = (next) => async (url, options) => {
    over = false;
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    const timer = setTimeout(() => {
      over = true;
      stop();
    }, ms);
    caller.addEventListener('abort', stop);
    if (caller.aborted) stop();
    try {
      const response = await next(url, { ...options, signal: attempt.signal });
      // An API does not send its callers elsewhere: this leads to a login page. The browser reports no more than that.
      if (response.type === 'opaqueredirect' || response.redirected) return new Response(null, { status: 401, statusText: redirected });
      // The limit covers the body as well, so it is read before the timer is cleared.
      const body = await response.blob();
      return new Response(body.size || response.status === 200 ? body : null, response);
    } finally {
      clearTimeout(timer);
      caller.removeEventListener('abort', stop);
    }
  };
  return { middleware, over: () => over };
}

/** Sends again what may be sent again; `onRepeat` is called before every try but the first. */
export function repeating(retry: Retry, caller: AbortSignal, onRepeat: (() => void) | undefined): ConfiguredMiddleware {
  let tries = 0;
  return (next) => (url, options) => sendWithRetry(() => {
    if (tries++ > 0) onRepeat?.();
    return next(url, options);
  }, retry, caller);
}

/** Sends a call that was answered 401 once more with another session, where there is one. */
export const renewing = (session: CallerSession, number: number): ConfiguredMiddleware => (next) => async (url, options) => {
  const response = await next(url, options);
  if (response.status !== 401 || !(await session.renew(number))) return response;
  const { headers } = await session.get();
  return next(url, { ...options, headers: { ...options.headers as Record<string, string>, ...headers } });
};
