/**
 * The options that have a value. A page that fills its options from a template or from variables passes null or
 * undefined for what it does not have, which means the default, as when the option is missing.
 */
export const onlyGiven = <T extends object>(options: T | null | undefined): T =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== null && value !== undefined)) as T;
