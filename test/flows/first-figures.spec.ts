import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/flow';

/** The page of an embedder with one element. */
const pageOf = (tag: string) => `<!doctype html><title>Shop</title><meta name="viewport" content="width=device-width">
<script type="module" src="/creator-elements.js"></script><${tag}></${tag}>`;

/** Each element that draws its figures before React, with a figure and a button that opens something. */
const elements = [
  { tag: 'creator-earnings', figure: /₹\d/, tap: 'See what it is made of', opens: 'dialog' },
  { tag: 'creator-home', figure: /Hi, /, tap: 'Your account', opens: 'dialog' },
  { tag: 'creator-performance', figure: /QR Code.*₹\d/s, tap: /^About/, opens: 'dialog' },
] as const;

/** React arrives when the test says so. */
async function holdReact(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(/\/chunks\/react-[\w-]+\.js/, (route) => (open ? route.continue() : void held.push(route)));
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** The boxes of everything that is drawn, and how far the page has moved by itself. */
const measure = (page: Page, tag: string) => page.locator(tag).evaluate(async (element) => {
  const nodes = [...element.shadowRoot?.querySelectorAll('*') ?? []];
  const boxes = nodes.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.localName, x, y, width, height];
  });
  const shift = await new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
  });
  return { boxes, shift };
});

test.use({ scenario: 'busy-creator', loggedIn: true });

for (const { tag, figure, tap, opens } of elements) {
  test.describe(`the figures of ${tag} before React`, () => {
    test('are shown without it, and nothing moves when it comes', async ({ page, sandbox }) => {
      sandbox.put('/host/one', pageOf(tag));
      const release = await holdReact(page);
      await page.goto('/host/one');
      await expect(page.locator(`${tag} h1`)).toBeVisible();
      await expect(page.locator(tag)).toContainText(figure);
      expect(await page.locator(tag).evaluate((element: HTMLElement & { status?: string }) => element.status)).toBe('loading');
      const before = await measure(page, tag);
      await release();
      await expect.poll(() => page.locator(tag).evaluate((element: HTMLElement & { status?: string }) => element.status)).toBe('ready');
      const after = await measure(page, tag);
      expect(after.boxes).toEqual(before.boxes);
      expect(after.shift).toBe(before.shift);
    });

    test('a tap that came before it is answered when it is there', async ({ page, sandbox }) => {
      sandbox.put('/host/one', pageOf(tag));
      const release = await holdReact(page);
      await page.goto('/host/one');
      await page.getByRole('button', { name: tap }).first().click();
      await expect(page.getByRole(opens)).toHaveCount(0);
      await release();
      await expect(page.getByRole(opens)).toBeVisible();
    });

    test('the focus stays where the keyboard has put it', async ({ page, sandbox }) => {
      sandbox.put('/host/one', pageOf(tag));
      const release = await holdReact(page);
      await page.goto('/host/one');
      await expect(page.locator(`${tag} h1`)).toBeVisible();
      await page.keyboard.press('Tab');
      const focused = () => page.locator(tag).evaluate((element) => element.shadowRoot?.activeElement?.outerHTML);
      const before = await focused();
      expect(before).toContain('<');
      await release();
      await expect.poll(() => page.locator(tag).evaluate((element: HTMLElement & { status?: string }) => element.status)).toBe('ready');
      expect(await focused()).toBe(before);
    });
  });
}
