/** Headers by name. */
export type SessionHeaders = Readonly<Record<string, string>>;

/** What a web page hands over of its own session. */
export interface PageSessionOptions {
  getHeaders?: (() => SessionHeaders | Promise<SessionHeaders>) | undefined;
  onUnauthorized?: (() => boolean | Promise<boolean>) | undefined;
}

export interface PageSession {
  /** The headers of the session and its number; asked of the page once for all calls. */
  get(): Promise<{ headers: SessionHeaders; number: number }>;
  /**
   * After a 401: renews the session that a call had, once for all its calls.
   * @param number which session the call was sent with
   * @returns whether there is another one, with which the call can be sent once more
   */
  renew(number: number): Promise<boolean>;
  /** Somebody logs out: the next call asks the page anew, and no call of before is sent once more. */
  forget(): void;
}

/** As long as all attempts of a call together: whoever waits for the page waits no longer than that. */
const limitMs = 10_000;

async function asked<T>(ask: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page took too long')), limitMs);
  });
  return Promise.race([(async () => ask())(), limit]).finally(() => clearTimeout(timer));
}

/**
 * The page's own session (`getHeaders` and `onUnauthorized` of configureCreator). The headers hold tokens: they are
 * kept in this closure alone and never logged, and neither is what the page throws, which may quote them.
 */
export function createPageSession(
  { getHeaders, onUnauthorized }: PageSessionOptions, log: (note: string) => void, begunLate: () => void = () => undefined,
): PageSession {
  let number = 0;
  let headers: Promise<SessionHeaders> | undefined;
  let renewal: Promise<boolean> | undefined;
  let renewed = false;

  /** The page may ask its visitor to log in, which takes longer than calls wait: then its yes begins a session anew. */
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
    // By way of Headers: names in lower case, so that none stands there twice, and nothing that could not be sent.
    const mine = asked(async () => Object.fromEntries(new Headers(await getHeaders?.())));
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
      // A page without a way of its own to renew is asked anew; the same headers again would be refused again.
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
        // Whoever logs in again has other headers.
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
