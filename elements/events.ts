import type { RouteName } from '../src/domain/routes';

/** `detail` of `creator-navigate`. */
export interface CreatorNavigateDetail {
  /** The requested screen, by the name of its route. */
  route: RouteName;
  /** The values of the route's placeholders: `collectionId` or `categoryId`. Empty for routes without placeholders. */
  params: Readonly<Record<string, string>>;
  /** The address on the page's own site, with `base-path` and query; a path even if the app routes by hash. */
  href: string;
  /** Whether the new address replaces the current one in the history. */
  replace: boolean;
}

/** `detail` of `creator-open-external`. */
export interface CreatorOpenExternalDetail {
  /**
   * The complete address: on one of the brand's link hosts, WhatsApp's for the reason 'share', or one that `support`
   * leads to.
   */
  href: string;
  /** What was tapped: the programme's page, the reward banner, a way to share a link, or a way to ask for help. */
  reason: 'programme' | 'reward' | 'share' | 'support';
}

/** `detail` of `creator-loading`. */
export interface CreatorLoadingDetail {
  /**
   * Whether the content was there before: it loads again after a failure, with another runtime, or after it was
   * removed.
   */
  again: boolean;
}

/** `detail` of `creator-ready`. */
export interface CreatorReadyDetail {
  timings: {
    /** Milliseconds from the start of the page's navigation until the element was ready. */
    readyMs: number;
  };
}

/** `detail` of `creator-change`. */
export interface CreatorChangeDetail {
  /** What the element shows now. */
  view: string;
  /** The attributes that show the same state of an element, by their names. */
  filters: Readonly<Record<string, string>>;
}

/** `detail` of `creator-error`. */
export interface CreatorErrorDetail {
  /**
   * What failed: code that did not arrive, an error in the code, a call, the session, or the configuration of the page.
   */
  type: 'chunk' | 'render' | 'network' | 'session' | 'configuration';
  /** A stable name of the failure; docs/troubleshooting.md has symptom, cause and cure of each. */
  code: 'api-base-wrong' | 'blocked-by-policy' | 'unsupported-browser' | 'unknown-scenario' | 'not-configured'
    | 'chunk-failed' | 'render-failed' | 'load-failed' | 'app-failed' | 'no-session' | 'session-expired' | 'network-failed'
    | 'timed-out' | 'server-failed' | 'request-refused' | 'answer-malformed';
  /** What happened, without any content of the screen. */
  message: string;
  /** The HTTP status, if a call failed with one. */
  status?: number | undefined;
  /** The server's id of the failed call, if it sent one. */
  requestId?: string | undefined;
  /** Whether `refresh()` may help. */
  retryable: boolean;
}

/** `detail` of `creator-session-expired`. */
export interface CreatorSessionExpiredDetail {
  /** Why: the API answered 401. */
  reason: 'unauthorized';
  /** The server's id of the refused call, if it sent one. */
  requestId?: string | undefined;
}

/** `detail` of `creator-track`. */
export interface CreatorTrackDetail {
  /** What is counted: `page-view`, `click`, `app-load`, `web-vital`, `identify` or `otp`. */
  name: string;
  /** The facts of it, never a phone number, an OTP, a token or bank details. */
  facts: Readonly<Record<string, string | number | boolean>>;
}

/** Every event of the elements. All of them bubble and cross every shadow root, and their details are plain data. */
export interface CreatorEventMap {
  /**
   * Another screen is requested. Cancel it to navigate in the page's own way. Otherwise `<creator-app>` shows the
   * screen, and a single element loads `href`.
   */
  'creator-navigate': CustomEvent<CreatorNavigateDetail>;
  /** An address outside the programme is requested. Cancel it to open the address in another way than a new tab. */
  'creator-open-external': CustomEvent<CreatorOpenExternalDetail>;
  /** The element has started to load and shows a skeleton: at first, and whenever it starts again. */
  'creator-loading': CustomEvent<CreatorLoadingDetail>;
  /** The content is shown. Dispatched again after the element was removed and re-added, or has recovered. */
  'creator-ready': CustomEvent<CreatorReadyDetail>;
  /**
   * The creator selected another view or filter. Use it to keep the page's address in sync; an attribute that the page
   * sets dispatches nothing.
   */
  'creator-change': CustomEvent<CreatorChangeDetail>;
  /** The element as a whole has failed and shows an error state with Retry. */
  'creator-error': CustomEvent<CreatorErrorDetail>;
  /**
   * The session has ended. Cancel it to log the creator in yourself. Otherwise `<creator-app>` opens its login, and a
   * single element asks the creator to log in.
   */
  'creator-session-expired': CustomEvent<CreatorSessionExpiredDetail>;
  /** Something happened that analytics count. */
  'creator-track': CustomEvent<CreatorTrackDetail>;
}

/** The events that the page can cancel. */
export type CancelableCreatorEvent = 'creator-navigate' | 'creator-open-external' | 'creator-session-expired';

/**
 * Dispatches an event of the map with its detail, cancelable if the contract says so. Returns false if a listener
 * cancelled it.
 */
export interface EmitCreatorEvent {
  <Name extends CancelableCreatorEvent>(name: Name, detail: CreatorEventMap[Name]['detail'], cancelable: true): boolean;
  <Name extends Exclude<keyof CreatorEventMap, CancelableCreatorEvent>>(name: Name, detail: CreatorEventMap[Name]['detail']): boolean;
}

declare global {
  // Elements, documents and windows get their event types from here, and our events reach all of them.
  interface GlobalEventHandlersEventMap extends CreatorEventMap {}
}
