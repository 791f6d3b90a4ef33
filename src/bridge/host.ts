/** The webview's auth info, sent as headers with every call (specification section 3, 'Auth info'). */
export interface AuthInfo {
  'APP-USER-ID': string;
  'APP-CLIENT-ID'?: string;
  'APP-ISO-LANGUAGE-CODE'?: string;
  'App-Version'?: string;
  'App-Version-Code'?: string;
  'Country-Iso'?: string;
  'Application-Id'?: string;
  'App-Session-Id'?: string;
  'APP-SDK-VERSION'?: string;
  'APP-USER-LOCATION'?: string;
  'Instance-Id'?: string;
  Authorization?: string;
  Xo?: string;
}

/** The data of a share sheet. */
export interface ShareData {
  title: string;
  text: string;
  url: string;
}

/**
 * The app around a webview, or the browser. Every function returns whether it did the work. If it returns `false`, is
 * missing or throws, the web's own way is used (decision C35).
 */
export interface Host {
  readonly kind: 'web' | 'android' | 'ios' | 'app';
  /** In a webview only. */
  readonly getAuth?: () => Promise<AuthInfo>;
  readonly refreshAuth?: () => Promise<AuthInfo>;
  /** Receives auth info that the app sends on its own, and the previous user id. Returns a function that stops it. */
  readonly watchAuth?: (listener: (auth: AuthInfo, previousUser: string) => void) => () => void;
  /** Leaves for a screen of the app: the one the creator came from, or the main one. */
  readonly goTo?: (target: 'back' | 'main') => boolean | Promise<boolean>;
  readonly openHelpCentre?: () => boolean | Promise<boolean>;
  readonly openExternal?: (href: string) => boolean | Promise<boolean>;
  /** Opens the app's share sheet; closing it counts as done. */
  readonly share?: (what: ShareData) => boolean | Promise<boolean>;
  /** Saves a picture to the device's photos; `name` is its file name. */
  readonly saveImage?: (image: { name: string; picture: Blob }) => boolean | Promise<boolean>;
}

/** What a host may do in place of the web. */
type Task = 'goTo' | 'openHelpCentre' | 'openExternal' | 'share' | 'saveImage';

/** Calls a function on the host, which may be an object of a class; any failure, or none such, counts as 'not done'. */
export async function askHost<Name extends Task>(host: Host, task: Name, ...what: Parameters<NonNullable<Host[Name]>>): Promise<boolean> {
  try {
    return (await (host as Partial<Record<Task, (...given: unknown[]) => unknown>>)[task]?.(...what)) === true;
  } catch {
    return false; // an app that fails must not break the page
  }
}

/** The `Host` of a page in a browser, without an app: everything uses the web's own way. */
export const browserHost: Host = { kind: 'web' };
