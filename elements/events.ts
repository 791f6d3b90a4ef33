import type { RouteName } from '../src/domain/routes';

/** `detail` of `creator-navigate`. */
export interface CreatorNavigateDetail {
  /** The screen that is wanted, by the name of its route. */
  route: RouteName;
  /** The values of the route's placeholders: `collectionId` or `categoryId`. Empty for routes that have none. */
  params: Readonly<Record<string, string>>;
  /** The address in the page's own site, `base-path` and query included; a path also where the app routes by hash. */
  href: string;
  /** Whether the new address takes the place of the present one in the history. */
  replace: boolean;
}

/** `detail` of `creator-open-external`. */
export interface CreatorOpenExternalDetail {
  /** The whole address, on one of the brand's link hosts. */
  href: string;
  /** What was tapped: the programme's page or the reward banner. */
  reason: 'programme' | 'reward';
}

/** `detail` of `creator-loading`. */
export interface CreatorLoadingDetail {
  /** Whether its content has been there before: it begins anew after a failure, with another connection, or after it was away. */
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
  /** The attributes that would bring an element to the same place, by their names. */
  filters: Readonly<Record<string, string>>;
}

/** `detail` of `creator-error`. */
export interface CreatorErrorDetail {
  /** Which part failed: code that did not arrive, a fault of the code, a call, the session, or how the page was configured. */
  type: 'chunk' | 'render' | 'network' | 'session' | 'configuration';
  /** A stable name of the failure; docs/troubleshooting.md has symptom, cause and cure of each. */
  code: 'api-base-wrong' | 'blocked-by-policy' | 'unsupported-browser' | 'unknown-scenario' | 'not-configured'
    | 'chunk-failed' | 'render-failed' | 'load-failed' | 'app-failed' | 'no-session' | 'session-expired' | 'network-failed'
    | 'timed-out' | 'server-failed' | 'request-refused' | 'answer-malformed';
  /** What happened, without anything that was on the screen. */
  message: string;
  /** The HTTP status, where a call failed with one. */
  status?: number;
  /** The server's id of the failed call, where it told one. */
  requestId?: string;
  /** Whether `refresh()` may help. */
  retryable: boolean;
}

/** `detail` of `creator-session-expired`. */
export interface CreatorSessionExpiredDetail {
  /** Why: the API answered 401. */
  reason: 'unauthorized';
  /** The server's id of the call that was refused, where it told one. */
  requestId?: string | undefined;
}

/** `detail` of `creator-track`. */
export interface CreatorTrackDetail {
  /** What is counted: `page-view`, `click`, `app-load`, `web-vital`, `identify` or `otp`. */
  name: string;
  /** What is told of it: never a phone number, an OTP, a token or a bank detail. */
  facts: Readonly<Record<string, string | number | boolean>>;
}

/** Every event of the elements. All of them bubble and leave every shadow root, and their details are plain data. */
export interface CreatorEventMap {
  /**
   * Another screen is wanted. Prevent it to go there in the page's own way. Otherwise `<creator-app>` shows the screen,
   * and an element on its own loads `href`.
   */
  'creator-navigate': CustomEvent<CreatorNavigateDetail>;
  /** An address outside the programme is wanted. Prevent it to open the address in another way than a new tab. */
  'creator-open-external': CustomEvent<CreatorOpenExternalDetail>;
  /** The element has begun to load and shows a skeleton: first of all, and whenever it begins anew. */
  'creator-loading': CustomEvent<CreatorLoadingDetail>;
  /** The content is there. Comes again when the element was away or has recovered. */
  'creator-ready': CustomEvent<CreatorReadyDetail>;
  /** A person chose another view or another filter. Lets a page keep its address in step; an attribute set by the page fires nothing. */
  'creator-change': CustomEvent<CreatorChangeDetail>;
  /** The element as a whole has failed and says so in its place, with a way to try again. */
  'creator-error': CustomEvent<CreatorErrorDetail>;
  /**
   * The session has ended. Prevent it to log the creator in again in the page's own way. Otherwise `<creator-app>` goes
   * to its login, and an element on its own asks the creator to log in.
   */
  'creator-session-expired': CustomEvent<CreatorSessionExpiredDetail>;
  /** Something happened that analytics count. */
  'creator-track': CustomEvent<CreatorTrackDetail>;
}

/** The events whose default the page can prevent. */
export type CancelableCreatorEvent = 'creator-navigate' | 'creator-open-external' | 'creator-session-expired';

/** Dispatches an event of the map, with its own detail, cancelable where the contract says so. False when a listener prevented it. */
export interface EmitCreatorEvent {
  <Name extends CancelableCreatorEvent>(name: Name, detail: CreatorEventMap[Name]['detail'], cancelable: true): boolean;
  <Name extends Exclude<keyof CreatorEventMap, CancelableCreatorEvent>>(name: Name, detail: CreatorEventMap[Name]['detail']): boolean;
}

declare global {
  // Elements, documents and windows take their events from here, and events of ours reach all of them.
  interface GlobalEventHandlersEventMap extends CreatorEventMap {}
}
