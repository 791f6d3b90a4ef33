/**
 * Rows that are measured and rendered again within one frame make Chromium report 'ResizeObserver loop'. That is
 * harmless, but mocha would fail on it. Call it inside a `describe`.
 */
export function ignoreResizeLoop(): void {
  const report = window.onerror;
  before(() => {
    window.onerror = (message, ...rest) =>
      String(message).includes('ResizeObserver loop') ? true : report?.call(window, message, ...rest);
  });
  after(() => {
    window.onerror = report;
  });
}
