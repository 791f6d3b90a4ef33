import { createClient } from './api/client';
import type { ApiError } from './api/api-error';
import { brandOf, type Brand } from './domain/brand';
import { createAuthMemory } from './bridge/auth-memory';
import { browserHost } from './bridge/browser-host';
import type { AuthInfo, Host } from './bridge/host';
import { createPageSession, type SessionHeaders } from './bridge/page-session';
import type { ErrorReport, InstagramConfig, StoreContext } from './state/context';
import { createToastStore, type ToastStore } from './state/toast-store';
import { forgetSession, forgetTab } from './state/own-storage';

/** What `onEvent` hears: a note for whoever looks for a fault, or an error with what a reporting service needs. */
export interface CreatorEvent {
  type: 'log' | 'error';
  note: string;
  error?: ErrorReport | undefined;
}

/** What a host page says once; everything has a default. */
export interface CreatorConfig {
  apiBase?: string | undefined;
  clientId?: string | undefined;
  brand?: Partial<Brand> | undefined;
  host?: Host | undefined;
  /** Shorthand for a host that only knows the auth info of a webview. */
  getAuth?: (() => Promise<AuthInfo>) | undefined;
  /**
   * The page's own session: headers that every call carries, e.g. `authorization`. Asked once for all calls and again
   * when the API answers 401; kept in memory alone, never in storage, events or notes.
   */
  getHeaders?: (() => SessionHeaders | Promise<SessionHeaders>) | undefined;
  /**
   * Renews the page's own session when the API answers 401, once for all calls, and answers whether there is a new one:
   * then each call is sent once more. Otherwise the session has ended, as without it.
   */
  onUnauthorized?: (() => boolean | Promise<boolean>) | undefined;
  /** Minimum app version codes; unset means no minimum. */
  minimumVersion?: { ios?: number; android?: number } | undefined;
  instagram?: Partial<InstagramConfig> | undefined;
  /** Hears every technical note and error report; failures of it are ignored. */
  onEvent?: ((event: CreatorEvent) => void) | undefined;
  fetch?: typeof fetch | undefined;
  firebaseInstanceId?: string | undefined;
  /** Keeps nothing in the browser's storage and leaves alone what is there: for demonstrations and tests. */
  ephemeral?: boolean | undefined;
}

export interface Runtime extends StoreContext {
  readonly clientId: string;
  readonly host: Host;
  readonly brand: Brand;
  readonly toasts: ToastStore;
  /** The page looks after the session by itself, so only the API knows who the creator is. */
  readonly ownSession: boolean;
  readonly minimumVersion: { ios?: number; android?: number };
  /** Hears that the session ended; returns the way to stop hearing. */
  onSessionExpired(listener: (error: ApiError) => void): () => void;
  /**
   * Hears that a session is there again after one has ended; returns the way to stop hearing.
   * @param listener is told whether nobody did anything for it, so that it may be no better than the one before
   */
  onSessionBegun(listener: (byItself: boolean) => void): () => void;
  /** The creator logs out: forgets the user, own storage keys, the headers of `getHeaders`, every store and every draft. */
  signOut(): void;
}

/** Builds api, host and stores once. Pages call `configureCreator()`; single elements may be given their own. */
export function createRuntime(config: CreatorConfig = {}): Runtime {
  const { apiBase = '/api', clientId = 'creator-web' } = config;
  const host: Host = config.host ?? (config.getAuth ? { kind: 'app', getAuth: config.getAuth } : browserHost);
  const stores = new Map<unknown, unknown>();
  const expiryListeners = new Set<(error: ApiError) => void>();
  const beginListeners = new Set<(byItself: boolean) => void>();
  const log = (note: string, error?: ErrorReport) => {
    try {
      config.onEvent?.({ type: error ? 'error' : 'log', note, error });
    } catch {
      // a listener's fault is not ours to spread
    }
  };

  const auth = host.getAuth && Promise.resolve(createAuthMemory(host));
  const headers = async () => (await auth)?.get() ?? { 'app-client-id': clientId };

  const ownSession = Boolean(config.getHeaders ?? config.onUnauthorized);

  let sessionNumber = 0;
  /** A session has ended, and no other has begun. */
  let ended = false;
  const sessionBegan = (byItself = false) => {
    if (!ended) return;
    ended = false;
    for (const listener of [...beginListeners]) listener(byItself);
  };
  /** The host's token is renewed; the very same one again would be refused again. */
  const renewAuth = async () => {
    const known = await auth;
    const before = JSON.stringify(await known?.get().catch(() => undefined));
    const renewed = await known?.refresh().catch(() => undefined);
    if (renewed?.['APP-USER-ID'] && JSON.stringify(renewed) !== before) sessionBegan(true);
  };
  host.watchAuth?.((info) => void (info['APP-USER-ID'] && sessionBegan()));

  const onUnauthorized = (error: ApiError, endedSession: number) => {
    if (endedSession !== sessionNumber) return; // another call of that session has said so already
    sessionNumber++;
    log(`session expired: ${error.message}`);
    ended = true;
    if (auth) void renewAuth();
    // Before anybody is told: whoever has a new session at hand loads again at once, and that must not be aborted.
    endSession();
    for (const listener of [...expiryListeners]) listener(error); // one that mounts its screen anew listens anew
  };

  /** Nobody is logged in any more. Drafts wait for the one who made them. */
  const endSession = () => {
    for (const store of stores.values()) (store as { reset?: () => void }).reset?.();
    if (!config.ephemeral) forgetSession();
  };

  const pageSession = ownSession ? createPageSession(config, log, () => sessionBegan(true)) : undefined;
  const runtime: Runtime = {
    client: createClient({
      base: apiBase,
      headers,
      session: pageSession,
      sessionNumber: () => sessionNumber,
      onUnauthorized,
      onAccepted: (session) => session === sessionNumber && sessionBegan(true),
      log,
      fetch: config.fetch,
    }),
    apiBase,
    clientId,
    host,
    auth,
    ownSession,
    brand: brandOf(config.brand),
    toasts: createToastStore(),
    instagram: {
      authorizeUrl: 'https://www.instagram.com/oauth/authorize',
      clientId: '',
      ...config.instagram,
    },
    firebaseInstanceId: config.firebaseInstanceId ?? '',
    minimumVersion: config.minimumVersion ?? {},
    ephemeral: config.ephemeral,
    log,
    sessionBegan,
    use<Store>(create: (context: StoreContext) => Store): Store {
      if (!stores.has(create)) stores.set(create, create(runtime));
      return stores.get(create) as Store;
    },
    onSessionExpired(listener) {
      expiryListeners.add(listener);
      return () => expiryListeners.delete(listener);
    },
    onSessionBegun(listener) {
      beginListeners.add(listener);
      return () => beginListeners.delete(listener);
    },
    signOut() {
      sessionNumber++; // a refusal that is still on its way is not the next creator's
      pageSession?.forget();
      endSession();
      for (const store of stores.values()) (store as { forget?: () => void }).forget?.();
      if (!config.ephemeral) forgetTab();
    },
  };
  return runtime;
}
