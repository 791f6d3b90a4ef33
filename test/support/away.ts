import { pretend } from './device';

/** The browser hides the page, or shows it again. Ends with `restoreDevice`. */
export function hidePage(hidden: boolean): void {
  pretend(document, 'hidden', hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The page is out of sight for so long: another app, another tab, or a page that Back leads away from. */
export function awayFor(minutes: number): void {
  const now = Date.now() + minutes * 60_000;
  hidePage(true);
  const realNow = Date.now;
  Date.now = () => now;
  try {
    hidePage(false);
  } finally {
    Date.now = realNow;
  }
}
