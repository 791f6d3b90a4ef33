import { within } from '../domain/time-limit';
import { givenHeaders } from './given-headers';

/** Headers by name. */
export type SessionHeaders = Readonly<Record<string, string>>;

/** The part of a configuration that defines the page's own session. */
export interface PageSessionOptions {
  getHeaders?: (() => SessionHeaders | Promise<SessionHeaders>) | undefined;
  onUnauthorized?: (() => boolean | Promise<boolean>) | undefined;
}

export interface PageSession {
  /** The headers of the session and its number; requested from the page once for all calls. */
  get(): Promise<{ headers: SessionHeaders; number: number }>;
  /**
   * After a 401: renews the session of a call, once for all its calls.
   * @param number the session that the call was sent with
   * @returns whether there is a new one, so that the call can be repeated
   */
  renew(number: number): Promise<boolean>;
  /** After a logout: the next call requests new headers, and no earlier call is repeated. */
  forget(): void;
}

/** The total time of all attempts of a call: nothing waits longer for the page. */
const limitMs = 10_000;

/** Asks the page, for no longer than that. */
export function asked<T>(ask: () => T | Promise<T>): Promise<T> {
  return within((async () => ask())(), limitMs, 'the page took too long');
}

/**
 * The page's own session (`getHeaders` and `onUnauthorized` of configureCreator). The headers contain tokens. They are
 * kept in this closure only and never logged, and neither are exceptions of the page, which may quote them.
 */
export function createPageSession(
  { getHeaders, onUnauthorized }: PageSessionOptions, log: (note: string) => void, begunLate: () => void = () => undefined,
): PageSession {
  let number = 0;
  let headers: Promise<SessionHeaders> | undefined;
  let renewal: Promise<boolean> | undefined;
  let renewed = false;

  /**
   * The page may ask its visitor to log in, which takes longer than calls wait. A late `true` then starts a new
   * session.
   */
  async function renewByPage(): Promise<boolean> {
    let waited = true;
    const answer = (async () => (await onUnauthorized?.()) === true)();
    answer.then((done) => {
      if (waited || !done) return;
      headers = undefined;
      begunLate();
    }, () => undefined);
    return asked(() => answer).finally(() => (waited = false));
  }

  function current(): Promise<SessionHeaders> {
    if (headers) return headers;
    const mine = asked(async () => givenHeaders(await getHeaders?.()));
    headers = mine;
    mine.catch((error: unknown) => {
      if (headers === mine) headers = undefined;
      log(`getHeaders failed: ${(error as Error | undefined)?.name ?? 'error'}`);
    });
    return mine;
  }

  async function makeNew(): Promise<boolean> {
    const before = headers;
    try {
      if (onUnauthorized && !(await renewByPage())) return false;
      headers = undefined;
      // If the page cannot renew, its headers are requested again. If they are unchanged, the call would be refused
      // again.
      return onUnauthorized !== undefined || JSON.stringify(await current()) !== JSON.stringify(await before);
    } catch (error) {
      log(`the session was not renewed: ${(error as Error | undefined)?.name ?? 'error'}`);
      return false;
    }
  }

  return {
    async get() {
      await renewal;
      const mine = number;
      return { headers: await current(), number: mine };
    },
    renew(of) {
      if (renewal) return renewal;
      if (of !== number) return Promise.resolve(renewed);
      const mine = makeNew().then((done) => {
        if (renewal !== mine) return false; // somebody has logged out meanwhile
        number++;
        renewal = undefined;
        // A new login gives other headers.
        if (!done) headers = undefined;
        return (renewed = done);
      });
      return (renewal = mine);
    },
    forget() {
      number++;
      headers = renewal = undefined;
      renewed = false;
    },
  };
}
