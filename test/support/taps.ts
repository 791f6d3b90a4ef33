import type { Locator, Page } from '@playwright/test';

/** Counts what a thumb does: every click, one to focus a field included. Pasting and typing are none. */
export function counted(page: Page) {
  const taps: string[] = [];
  const tap = async (name: string, what: Locator) => {
    await what.click();
    taps.push(name);
  };
  const button = (name: string | RegExp) => tap(String(name), page.getByRole('button', { name, exact: true }).first());
  const link = (name: string) => tap(name, page.getByRole('link', { name, exact: true }).first());
  return { taps, tap, button, link };
}
