/** Loads of code that a screen does not open with, and that nobody has asked for yet. */
const loads = new Set<() => Promise<unknown>>();

/** A screen is ready: what comes later from now on is fetched as well. */
let begun = false;

/**
 * Code that comes later is named here where its screen is defined, so that it can be fetched before it is needed.
 * @param load asks for it; what is there already is not fetched again
 */
export function comesLater(load: () => Promise<unknown>): void {
  loads.add(load);
  if (begun) fetchWhenIdle();
}

/**
 * Fetches what the screens on the page may need next, when the browser has nothing else to do: then a tap opens at once,
 * and nothing is missing when the network goes. Not for who saves data. What does not come is asked for again with the tap.
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
