/**
 * Runs something as soon as the page may be seen: now, or when a page that the browser has prepared in advance
 * (prerendered) is opened. Many of those never are, and count as no visit.
 * @param run receives when the page was opened, in ms since it began; 0 where somebody has waited for it from the start
 */
export function whenShown(run: (openedMs: number) => void): void {
  if (!(document as { prerendering?: boolean }).prerendering) run(0);
  else document.addEventListener('prerenderingchange', () => run(performance.now()), { once: true });
}
