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

/** What is handed to a share sheet. */
export interface ShareData {
  title: string;
  text: string;
  url: string;
}

/**
 * Whoever holds the page. Every function answers whether the host did it; `false` (or a missing
 * function, or one that throws) means that the web's own way is taken instead (decision C35).
 */
export interface Host {
  readonly kind: 'web' | 'android' | 'ios' | 'app';
  /** Only in a webview. */
  readonly getAuth?: () => Promise<AuthInfo>;
  readonly refreshAuth?: () => Promise<AuthInfo>;
  /** Hears auth info that the host sends unasked, and whom the one before was about; returns the way to stop hearing. */
  readonly watchAuth?: (listener: (auth: AuthInfo, previousUser: string) => void) => () => void;
  /** Leaves for the host app's screen: where the creator came from, or its main one. */
  readonly goTo?: (target: 'back' | 'main') => boolean | Promise<boolean>;
  readonly openHelpCentre?: () => boolean | Promise<boolean>;
  readonly openExternal?: (href: string) => boolean | Promise<boolean>;
  /** Opens the host app's share sheet; closing it counts as done. */
  readonly share?: (what: ShareData) => boolean | Promise<boolean>;
  /** Saves a picture among the device's pictures; `name` is its file name. */
  readonly saveImage?: (image: { name: string; picture: Blob }) => boolean | Promise<boolean>;
}

/** Asks the host for something; anything that goes wrong counts as 'not done'. */
export async function askHost(request: (() => boolean | Promise<boolean>) | undefined): Promise<boolean> {
  try {
    return (await request?.()) === true;
  } catch {
    return false; // a host that fails must not take the app with it
  }
}
