import type { Client } from '../api/client';
import type { Brand } from '../domain/brand';
import type { AuthMemory } from '../bridge/auth-memory';
import type { Host } from '../bridge/host';
import type { RememberedAnswers } from './remembered';

/** The Instagram consent page and the app registered with it. */
export interface InstagramConfig {
  authorizeUrl: string;
  clientId: string;
  /** Must equal the registered one; undefined means the page's origin and base path plus /influencer-home. */
  redirectUri?: string | undefined;
}

/** An error in a screen, for a reporting service: where and what, without any data from the screen. */
export interface ErrorReport {
  /** The class of the error. Not its message, which may quote typed values. */
  readonly name: string;
  /** The tag of the element that failed; `creator-elements` for a load or a task that several elements may share. */
  readonly element: string;
  /** As in `creator-error`; `action-failed` if an action failed, which no `creator-error` reports. */
  readonly code: string;
  /** Component names and script addresses only. */
  readonly componentStack?: string | null | undefined;
}

/** What every store is created from. A runtime has all of this and passes itself. */
export interface StoreContext {
  readonly client: Client;
  /** The address of the API, e.g. '/api'. */
  readonly apiBase: string;
  /** Only in a webview: the auth info, loaded once for all callers. */
  readonly auth: Promise<AuthMemory> | undefined;
  readonly host: Host;
  readonly brand: Brand;
  readonly instagram: InstagramConfig;
  /** The host page's Firebase id if it provides one, else empty. */
  readonly firebaseInstanceId: string;
  /** Nothing is written to the browser's storage, so that a demo does not change a real session. */
  readonly ephemeral?: boolean | undefined;
  /** A technical note for `onEvent`, with a report if a screen has failed; never personal data. */
  readonly log: (note: string, error?: ErrorReport) => void;
  /** The creator's id for what is stored on the device; empty if it is not known. Never rejects. */
  readonly creatorId: () => Promise<string>;
  /** The last good answers of the resource with this name; undefined if nothing is stored. */
  readonly remembered: (name: string) => RememberedAnswers | undefined;
  /** Another tab has logged the creator out; `next` tells that it has logged somebody else in. */
  readonly creatorLeft: (next: boolean) => void;
  /** Somebody has logged in. */
  readonly sessionBegan: () => void;
  /** The instance of another store in the same runtime. */
  use<Store>(create: (context: StoreContext) => Store): Store;
}
