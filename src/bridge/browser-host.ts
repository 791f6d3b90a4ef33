import type { Host } from './host';

/** The `Host` of a page in a browser, without an app: everything uses the web's own way. */
export const browserHost: Host = { kind: 'web' };
