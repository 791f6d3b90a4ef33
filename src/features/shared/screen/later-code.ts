/** Imports of lazy code that nobody has requested yet. */
const loads = new Set<() => Promise<unknown>>();

/** A screen is ready: lazy code that is registered from now on is loaded too. */
let begun = false;

/**
 * Registers lazy code where its screen is defined, so that it can be loaded before it is needed.
 * @param load requests it; code that has loaded is not requested again
 */
export function comesLater(load: () => Promise<unknown>): void {
  loads.add(load);
  if (begun) fetchWhenIdle();
}

/**
 * Loads the lazy code of the screens on the page when the browser is idle: then a tap opens immediately, and nothing is
 * missing offline. Not if the user saves data. A failed load is repeated on the tap.
 */
export function fetchWhenIdle(): void {
  begun = true;
  if (loads.size === 0 || savesData()) return;
  whenIdle(() => {
    for (const load of loads) load().catch(() => undefined);
    loads.clear();
  });
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5_000 });
  else setTimeout(run, 500);
}
