/** How long a page that says that it configures later may take; afterwards its developers are told. */
const patienceMs = 15_000;

const pause = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when the page's own modules have run, so that one that configures the elements has done so. They run while
 * the document is 'interactive', before DOMContentLoaded; and what listens to that may configure as well, so it is a task later.
 */
export async function modulesRan(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState === 'complete' || (navigation?.domContentLoadedEventEnd ?? 0) > 0) return;
  await new Promise((resolve) => {
    // On the window: a listener that is added while the document hears it would not be called any more.
    for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, resolve, { once: true });
  });
  await pause();
}

/** The page says on <html> or on a script that it calls `configureCreator()` in its own time. */
export const pageConfiguresLater = (): boolean =>
  document.querySelector('html[creator-config="wait"], script[creator-config="wait"]') !== null;

/** Resolves when such a page has had its time. */
export const patience = (): Promise<void> => pause(patienceMs);
