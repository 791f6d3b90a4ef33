declare const __CREATOR_VERSION__: string | undefined;

/** The version of the bundle, from package.json; 'source' without a build. */
export const version = typeof __CREATOR_VERSION__ === 'string' ? __CREATOR_VERSION__ : 'source';
