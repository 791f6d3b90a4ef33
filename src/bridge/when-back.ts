import { analyticsSessionMs } from '../domain/limits';

/**
 * Runs something each time the page is seen again after so long that a new visit begins, as analytics counts it
 * (specification section 4). Nothing is reloaded by itself in an app that a phone keeps open, or in a page that Back
 * brings again from the browser's memory.
 * @returns ends it
 */
export function whenBack(run: () => void): () => void {
  let hiddenAt = Date.now();
  const changed = () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= analyticsSessionMs) run();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
