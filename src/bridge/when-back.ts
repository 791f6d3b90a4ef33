import { analyticsSessionMs } from '../domain/limits';

const waiting = new Set<() => void>();
/** When the page went out of sight; when it was opened, if it has not been seen yet. */
let hiddenAt = Date.now();

/**
 * In one listener for all: elements that load in one task share the calls of their common data. Between two listeners
 * of the browser their calls would be sent.
 */
function changed(): void {
  if (document.hidden) hiddenAt = Date.now();
  else if (Date.now() - hiddenAt >= analyticsSessionMs) for (const run of [...waiting]) run();
}

/**
 * Runs something each time the page is seen again after so long that a new visit begins, as analytics counts it
 * (specification section 4). Nothing is reloaded by itself in an app that a phone keeps open, or in a page that Back
 * brings again from the browser's memory.
 * @returns ends it
 */
export function whenBack(run: () => void): () => void {
  if (waiting.size === 0) document.addEventListener('visibilitychange', changed);
  waiting.add(run);
  return () => {
    waiting.delete(run);
    if (waiting.size === 0) document.removeEventListener('visibilitychange', changed);
  };
}
