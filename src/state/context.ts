import type { Client } from '../api/client';
import type { Brand } from '../domain/brand';
import type { AuthMemory } from '../bridge/auth-memory';
import type { Host } from '../bridge/host';

/** The Instagram consent page and the app registered with it. */
export interface InstagramConfig {
  authorizeUrl: string;
  clientId: string;
  /** Must equal the registered one; undefined means the page's origin and base path plus /influencer-home. */
  redirectUri?: string | undefined;
}

/** A fault of a screen as a reporting service needs it: where and what, and no data that was on the screen. */
export interface ErrorReport {
  /** The error's class. Not its message, which may quote what somebody typed. */
  readonly name: string;
  /** The tag of the element that failed; `creator-elements` where it is a load or a task that several elements may share. */
  readonly element: string;
  /** As in `creator-error`; `action-failed` where something that was tapped failed, which no `creator-error` tells. */
  readonly code: string;
  /** Components and script addresses only. */
  readonly componentStack?: string | null | undefined;
}

/** What every store is made from. The runtime hands itself over, since it has all of this. */
export interface StoreContext {
  readonly client: Client;
  /** Where the API is, e.g. '/api'. */
  readonly apiBase: string;
  /** Only in a webview: who the creator is, fetched once for all who ask. */
  readonly auth: Promise<AuthMemory> | undefined;
  readonly host: Host;
  readonly brand: Brand;
  readonly instagram: InstagramConfig;
  /** The host's Firebase id where it gives one, else empty. */
  readonly firebaseInstanceId: string;
  /** Nothing is kept in the browser's storage, so that a demonstration leaves a real session alone. */
  readonly ephemeral?: boolean | undefined;
  /** A technical note for `onEvent`, with a report where a screen has failed; never personal data. */
  readonly log: (note: string, error?: ErrorReport) => void;
  /** Somebody has logged in. */
  readonly sessionBegan: () => void;
  /** The one instance of another store of the same runtime. */
  use<Store>(create: (context: StoreContext) => Store): Store;
}
