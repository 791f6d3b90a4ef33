/**
 * What the addresses of our scripts begin with. Undefined in the delivery for bundlers, which leaves this module out
 * (build/no-own-address.mjs): there the scripts are the page's own, wherever its bundler has put them.
 */
export const ownScripts: string | undefined = new URL('..', import.meta.url).href;
