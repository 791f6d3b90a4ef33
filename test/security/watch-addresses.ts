import type { Page } from '@playwright/test';

/** Notes what the page opens: windows, and what the elements ask the page to open. Call it before the first page is opened. */
export async function watchOpened(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    (globalThis as unknown as { opened: string[] }).opened = opened;
    window.open = (address) => {
      opened.push(String(address));
      return null;
    };
    addEventListener('creator-open-external', (event) => opened.push((event as CustomEvent<{ href: string }>).detail.href), true);
  });
}

export const openedOn = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);

/** Every address in the page's markup and properties, through shadow roots. */
export const addressesIn = (page: Page): Promise<string[]> => page.evaluate(() => {
  const names = ['href', 'src', 'srcset', 'data-src', 'data-srcset', 'poster', 'action', 'formaction', 'ping', 'xlink:href', 'cite', 'data', 'background'];
  const found: string[] = [];
  const walk = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      for (const name of names) {
        const value = element.getAttribute(name);
        if (value) found.push(value);
      }
      for (const [, address = ''] of (element.getAttribute('style') ?? '').matchAll(/url\(["']?(.*?)["']?\)/g)) found.push(address);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  return found;
});
