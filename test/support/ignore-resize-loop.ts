/**
 * Rows that are measured and drawn anew within one frame make Chromium report 'ResizeObserver loop';
 * nothing is lost by it, and mocha would fail on it. To be called inside a `describe`.
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
