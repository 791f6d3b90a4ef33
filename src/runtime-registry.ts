import type { Runtime } from './runtime';

/**
 * Where the page's runtime is found. It lives on the global object under a shared symbol,
 * so that two copies of the bundle on one page meet in the same runtime, and it imports
 * nothing, so that an element can wait for it before any of the rest has arrived. The number
 * in the symbol grows with a change of `Runtime` that older elements cannot live with: copies
 * on either side of it do not meet, and each needs its own `configureCreator()` (decision E71).
 */
interface Registry {
  runtime?: Runtime;
  waiting: Set<(runtime: Runtime) => void>;
}

const key = Symbol.for('creator-elements.runtime/1');
const registry: Registry = ((globalThis as { [key]?: Registry })[key] ??= { waiting: new Set() });

/** Makes this the page's runtime and tells everybody who waits. */
export function provideRuntime(runtime: Runtime): void {
  registry.runtime = runtime;
  for (const tell of [...registry.waiting]) tell(runtime);
}

/** Calls back with the page's runtime, now and whenever it is replaced. Returns the way to stop. */
export function watchRuntime(tell: (runtime: Runtime) => void): () => void {
  if (registry.runtime) tell(registry.runtime);
  registry.waiting.add(tell);
  return () => registry.waiting.delete(tell);
}
