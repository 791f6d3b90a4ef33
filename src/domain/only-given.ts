/**
 * The options that have a value. A page that fills its options from a template or from variables passes null or
 * undefined for what it does not have, which means the default, as when the option is missing. The options may be an
 * object of a class, whose methods belong to its prototype. Functions are called on the options, but not an own
 * `fetch`: the browser's refuses that.
 */
export function onlyGiven<T extends object>(options: T | null | undefined): T {
  const given: Record<string, unknown> = {};
  for (let from = options as object | null | undefined; from; from = Object.getPrototypeOf(from) as object | null) {
    for (const name of Object.getOwnPropertyNames(from)) {
      const value = (options as Record<string, unknown>)[name] ?? undefined;
      // `in` is also true for what every object has, such as `constructor`.
      if (value === undefined || name in given) continue;
      given[name] = typeof value === 'function' && (from !== options || name !== 'fetch') ? value.bind(options) : value;
    }
  }
  return given as T;
}
