/** How long a page with `creator-config="wait"` may take; afterwards its developers get a message. */
const patienceMs = 15_000;

const pause = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the page's own modules have run, so that one of them could configure the elements. They run while the
 * document is 'interactive', before DOMContentLoaded. A listener for that event may configure too, so this resolves one
 * task later.
 */
export async function modulesRan(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState === 'complete' || (navigation?.domContentLoadedEventEnd ?? 0) > 0) return;
  await new Promise((resolve) => {
    // On the window: a listener that is added to the document during the event would not be called any more.
    for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, resolve, { once: true });
  });
  await pause();
}

/** The page declares on <html> or on a script that it calls `configureCreator()` later. */
export const pageConfiguresLater = (): boolean =>
  document.querySelector('html[creator-config="wait"], script[creator-config="wait"]') !== null;

/** Resolves when the time limit of such a page is over. */
export const patience = (): Promise<void> => pause(patienceMs);
