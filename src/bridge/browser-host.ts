import type { Host } from './host';

/** No host app: a page in a browser, where everything is done the web's own way. */
export const browserHost: Host = { kind: 'web' };
