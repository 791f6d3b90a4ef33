/** A timer that fires later than this (ms) tells that the page has stood still. */
const mostLateMs = 500;

/**
 * Calls `over` after this time. Where the page has stood still meanwhile (a frozen tab, a webview behind another app, a
 * long task of the page around), what is waited for may be there already, but browsers run an overdue timer first. So
 * it gets the same time once more.
 * @param ms milliseconds
 * @returns ends the limit
 */
export function startTimeLimit(over: () => void, ms: number): () => void {
  const due = performance.now() + ms;
  let timer = setTimeout(() => {
    if (performance.now() - due > mostLateMs) timer = setTimeout(over, ms);
    else over();
  }, ms);
  return () => clearTimeout(timer);
}

/**
 * The same for a promise.
 * @throws {Error} when the time is over, with this message
 */
export function within<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  let end: (() => void) | undefined;
  const limit = new Promise<never>((_, reject) => {
    end = startTimeLimit(() => reject(new Error(message)), ms);
  });
  return Promise.race([promise, limit]).finally(end);
}
