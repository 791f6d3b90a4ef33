import { createClient } from './api/client';
import type { ApiError } from './api/api-error';
import { addressPrefix } from './domain/address-prefix';
import { brandOf, type Brand } from './domain/brand';
import { onlyGiven } from './domain/only-given';
import type { SupportContact } from './domain/support';
import { createAuthMemory } from './bridge/auth-memory';
import { type AuthInfo, browserHost, type Host } from './bridge/host';
import { asked, createPageSession, type SessionHeaders } from './bridge/page-session';
import type { ErrorReport, InstagramConfig, StoreContext } from './state/context';
import { createToastStore, type ToastStore } from './state/toast-store';
import { forgetSession, forgetTab, storedUser } from './state/own-storage';
import type { MemorySettings, Remember } from './state/answer-memory';
import { rememberAnswers } from './state/remembered';

/** The argument of `onEvent`: a note for developers, or an error with what a reporting service needs. */
export interface CreatorEvent {
  type: 'log' | 'error';
  note: string;
  error?: ErrorReport | undefined;
}

/** The options of a host page; all of them have defaults. */
export interface CreatorConfig {
  apiBase?: string | undefined;
  clientId?: string | undefined;
  brand?: Partial<Brand> | undefined;
  /** Whom creators can ask: offered at the end of Help, and wherever a screen cannot go on. */
  support?: SupportContact | undefined;
  host?: Host | undefined;
  /** Short for a host that only provides the auth info of a webview. */
  getAuth?: (() => Promise<AuthInfo>) | undefined;
  /**
   * The page's own session: headers that every call carries, e.g. `authorization`. Called once for all calls, and again
   * when the API answers 401; the headers are kept in memory only, never in storage, events or notes.
   */
  getHeaders?: (() => SessionHeaders | Promise<SessionHeaders>) | undefined;
  /**
   * Renews the page's own session when the API answers 401, once for all calls, and answers whether there is a new one:
   * then each call is sent once more. Otherwise the session has ended, as without this option.
   */
  onUnauthorized?: (() => boolean | Promise<boolean>) | undefined;
  /** Minimum app version codes; without them every version is accepted. */
  minimumVersion?: { ios?: number; android?: number } | undefined;
  instagram?: Partial<InstagramConfig> | undefined;
  /** Receives every technical note and error report; its exceptions are ignored. */
  onEvent?: ((event: CreatorEvent) => void) | undefined;
  fetch?: typeof fetch | undefined;
  firebaseInstanceId?: string | undefined;
  /**
   * Where the last good answers of the API are stored, so that the next visit shows its first figures at once, with
   * their time: for the `device`, for this browser `tab`, or `nothing`. Default: `device` in a webview whose app sends
   * the creator's id, else `tab`.
   */
  remember?: Remember | undefined;
  /**
   * Who the creator is, for a page with its own login: what is remembered belongs to this id. Called for every load;
   * without an id nothing is remembered.
   */
  getUserId?: (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Writes nothing to the browser's storage and ignores what is in it: for demos and tests. */
  ephemeral?: boolean | undefined;
}

export interface Runtime extends StoreContext {
  readonly clientId: string;
  readonly host: Host;
  readonly brand: Brand;
  readonly support: SupportContact | undefined;
  readonly toasts: ToastStore;
  /** The page manages the session itself, so only the API knows who the creator is. */
  readonly ownSession: boolean;
  readonly minimumVersion: { ios?: number; android?: number };
  /** Is called when the session ended. Returns a function that stops it. */
  onSessionExpired(listener: (error: ApiError) => void): () => void;
  /**
   * Is called when there is a session again after one has ended. Returns a function that stops it.
   * @param listener receives whether the user did nothing for it, so that the new session may be refused like the one
   * before
   */
  onSessionBegun(listener: (byItself: boolean) => void): () => void;
  /**
   * Is called when another tab has logged the creator out, and this one has forgotten them. Returns a function that stops
   * it.
   * @param listener receives whether somebody else has been logged in
   */
  onCreatorLeft(listener: (next: boolean) => void): () => void;
  /** Logs out: deletes the user, our storage keys, the headers of `getHeaders`, every store and every draft. */
  signOut(): void;
}

/** The page has the session in its hands: it sends the headers, or renews what was refused. */
const holdsSession = ({ getHeaders, onUnauthorized }: CreatorConfig): boolean => Boolean(getHeaders ?? onUnauthorized);

/** The page logs creators in by itself. One with a cookie that is never renewed only says who they are (decision E382). */
const hasOwnLogin = (config: CreatorConfig): boolean => holdsSession(config) || config.getUserId !== undefined;

/** The id of the creator whom the app, the page or our own login names; empty if nobody does. */
function creatorOf(config: CreatorConfig, auth: Runtime['auth']) {
  const ofPage = config.getUserId ?? (holdsSession(config) ? () => undefined : storedUser);
  return async () => {
    try {
      // Many back ends number their creators, and a page in JavaScript passes that on.
      return String((auth ? (await (await auth).get())['APP-USER-ID'] : await ofPage()) ?? '');
    } catch {
      return '';
    }
  };
}

/** A page in JavaScript may say no in its own way, and must not get the device for a word that we do not know. */
function placeOf(remember: unknown, otherwise: Remember): Remember {
  return remember === false ? 'nothing' : (['device', 'tab', 'nothing'] as const).find((each) => each === remember) ?? otherwise;
}

function memoryOf({ ephemeral, remember }: CreatorConfig, { inApp, ...of }: Pick<MemorySettings, 'apiBase' | 'user'> & { inApp: boolean }) {
  return ephemeral ? undefined : rememberAnswers({ where: placeOf(remember, inApp ? 'device' : 'tab'), ...of });
}

/**
 * Creates API client, bridge and stores. Pages call `configureCreator()`; single elements may have a runtime of their
 * own.
 */
export function createRuntime(config?: CreatorConfig): Runtime {
  return makeRuntime(onlyGiven(config));
}

function makeRuntime(config: CreatorConfig): Runtime {
  const { clientId = 'creator-web' } = config;
  const apiBase = addressPrefix(config.apiBase ?? '/api');
  const { getAuth } = config;
  const host: Host = config.host ?? (getAuth ? { kind: 'app', getAuth: () => asked(getAuth) } : browserHost);
  const stores = new Map<unknown, unknown>();
  const expiryListeners = new Set<(error: ApiError) => void>();
  const beginListeners = new Set<(byItself: boolean) => void>();
  const leaveListeners = new Set<(next: boolean) => void>();
  const log = (note: string, error?: ErrorReport) => {
    try {
      config.onEvent?.({ type: error ? 'error' : 'log', note, error });
    } catch {
      // an exception of a listener must not affect us
    }
  };

  const auth = host.getAuth && Promise.resolve(createAuthMemory(host));
  const headers = async () => (await auth)?.get() ?? { 'app-client-id': clientId };

  const creatorId = creatorOf(config, auth);
  const answers = memoryOf(config, { apiBase, user: creatorId, inApp: auth !== undefined });

  let sessionNumber = 0;
  /** A session has ended, and no other has begun. */
  let ended = false;
  const sessionBegan = (byItself = false) => {
    if (!ended) return;
    ended = false;
    for (const listener of [...beginListeners]) listener(byItself);
  };
  /** Renews the app's token; the same token would be refused again. */
  const renewAuth = async () => {
    const known = await auth;
    const before = JSON.stringify(await known?.get().catch(() => undefined));
    const renewed = await known?.refresh().catch(() => undefined);
    if (renewed?.['APP-USER-ID'] && JSON.stringify(renewed) !== before) sessionBegan(true);
  };
  host.watchAuth?.((info) => void (info['APP-USER-ID'] && sessionBegan()));

  const onUnauthorized = (error: ApiError, endedSession: number) => {
    if (endedSession !== sessionNumber) return; // another call of that session has reported it already
    sessionNumber++;
    log(`session expired: ${error.message}`);
    ended = true;
    if (auth) void renewAuth();
    // Before the listeners: one with a new session loads again immediately, and that must not be aborted.
    endSession();
    for (const listener of [...expiryListeners]) listener(error); // a listener that mounts its screen again adds a new listener
  };

  /** Nobody is logged in any more. Drafts stay for the user who made them. */
  const endSession = () => {
    resetStores();
    answers?.forget();
    if (!config.ephemeral) forgetSession();
  };

  let resetting = false;
  const resetStores = () => {
    resetting = true;
    for (const store of stores.values()) (store as { reset?: () => void }).reset?.();
    resetting = false;
  };
  /** What is stored belongs to the other tab's session already, so only what is in memory goes. */
  const creatorLeft = (next: boolean) => {
    if (resetting) return; // this tab's own logout
    sessionNumber++; // a refusal that is still pending does not concern the next user
    resetStores();
    for (const listener of [...leaveListeners]) listener(next);
  };

  const pageSession = holdsSession(config) ? createPageSession(config, log, () => sessionBegan(true)) : undefined;
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
    ownSession: hasOwnLogin(config),
    brand: brandOf(config.brand),
    support: config.support,
    toasts: createToastStore(),
    instagram: {
      authorizeUrl: 'https://www.instagram.com/oauth/authorize',
      clientId: '',
      ...onlyGiven(config.instagram),
    },
    firebaseInstanceId: config.firebaseInstanceId ?? '',
    minimumVersion: config.minimumVersion ?? {},
    ephemeral: config.ephemeral,
    log,
    creatorId,
    remembered: (name) => answers?.of(name),
    sessionBegan,
    creatorLeft,
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
    onCreatorLeft(listener) {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
    signOut() {
      sessionNumber++; // a refusal that is still pending does not concern the next user
      pageSession?.forget();
      endSession();
      for (const store of stores.values()) (store as { forget?: () => void }).forget?.();
      if (!config.ephemeral) forgetTab();
    },
  };
  return runtime;
}
