import type { Runtime } from './runtime';

/**
 * Stores the runtime of the page on the global object under a shared symbol, so that two copies of the bundle use the
 * same runtime. It imports nothing, so that an element can wait for the runtime before anything else has loaded. The
 * number in the symbol increases with a change of `Runtime` that older elements do not support. Copies with different
 * numbers do not share a runtime, and each needs its own `configureCreator()` (decision E71).
 */
interface Registry {
  runtime?: Runtime;
  waiting: Set<(runtime: Runtime) => void>;
}

const key = Symbol.for('creator-elements.runtime/1');
const registry: Registry = ((globalThis as { [key]?: Registry })[key] ??= { waiting: new Set() });

/** Sets the runtime of the page and notifies all waiting elements. */
export function provideRuntime(runtime: Runtime): void {
  registry.runtime = runtime;
  for (const tell of [...registry.waiting]) tell(runtime);
}

/** Calls back with the page's runtime, now and whenever it is replaced. Returns a function that stops it. */
export function watchRuntime(tell: (runtime: Runtime) => void): () => void {
  if (registry.runtime) tell(registry.runtime);
  registry.waiting.add(tell);
  return () => registry.waiting.delete(tell);
}
