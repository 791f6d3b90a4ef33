import { onlyGiven } from '../domain/only-given';
import type { AuthInfo, Host } from './host';

/** The auth info of a webview, loaded once for all calls. */
export interface AuthMemory {
  /**
   * Concurrent callers wait for one request. After a failure, or an answer without a user, the next caller tries again.
   */
  get(): Promise<AuthInfo & Record<string, string>>;
  /** Requests a new token; calls made meanwhile wait for it. */
  refresh(): Promise<AuthInfo>;
}

/** Stores what the app sends about the creator (specification section 4, 'Login'; NATIVE-04, NATIVE-05). */
export function createAuthMemory(host: Host): AuthMemory {
  // A page that nobody is logged in to may answer nothing.
  const ask = async () => (await host.getAuth?.()) ?? { 'APP-USER-ID': '' };
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
    get: async () => onlyGiven(await (auth ?? remember(ask()))) as AuthInfo & Record<string, string>,
    // If the app has no `refreshAuth`, its `getAuth` is called again.
    refresh: () => remember((async () => host.refreshAuth?.() ?? ask())()),
  };
}
