import type { AuthInfo, Host } from './host';

/** The auth info of a webview, fetched once for all calls. */
export interface AuthMemory {
  /** Concurrent callers wait for one fetch; one that failed, or told of no user, may be tried again. */
  get(): Promise<AuthInfo & Record<string, string>>;
  /** Fetches a new token; calls made meanwhile wait for it. */
  refresh(): Promise<AuthInfo>;
}

/** Remembers what the host says about the creator (specification section 4, 'Login'; NATIVE-04, NATIVE-05). */
export function createAuthMemory(host: Host): AuthMemory {
  const ask = async () => host.getAuth?.() ?? { 'APP-USER-ID': '' };
  let auth: Promise<AuthInfo> | undefined;

  function remember(fetched: Promise<AuthInfo>): Promise<AuthInfo> {
    auth = fetched;
    const forget = () => {
      if (auth === fetched) auth = undefined;
    };
    fetched.then((info) => info['APP-USER-ID'] || forget(), forget);
    return fetched;
  }

  host.watchAuth?.((info) => void remember(Promise.resolve(info)));
  return {
    get: async () => ({ ...(await (auth ?? remember(ask()))) }),
    // Without a way of its own to refresh, the host is simply asked anew.
    refresh: () => remember((async () => host.refreshAuth?.() ?? ask())()),
  };
}
