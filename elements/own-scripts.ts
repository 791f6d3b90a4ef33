/**
 * The prefix of the addresses of our scripts. Undefined in the build for bundlers, which replaces this module
 * (build/no-own-address.mjs), because there the page's bundler decides where scripts are.
 */
export const ownScripts: string | undefined = new URL('..', import.meta.url).href;
