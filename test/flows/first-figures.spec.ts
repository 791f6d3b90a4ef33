import type { Page } from '@playwright/test';
import { brand } from '../../demo/marketplace/brand';
import { catalogue } from '../../demo/marketplace/seed/catalogue';
import { expect, test } from '../support/flow';
import { holdReact } from './hold-react';

interface Opening {
  tag: string;
  attributes?: string;
  /** What is shown before React. */
  figure: RegExp;
  /** A button that opens a dialog. */
  tap?: string | RegExp;
}

/** The page of an embedder with one element. */
const pageOf = ({ tag, attributes = '' }: Opening) => `<!doctype html><title>Shop</title><meta name="viewport" content="width=device-width">
<script type="module" src="/creator-elements.js"></script><${tag} ${attributes}></${tag}>`;

/** Each element that draws its figures before React. */
const elements: readonly Opening[] = [
  { tag: 'creator-earnings', figure: /₹\d/, tap: 'See what it is made of' },
  { tag: 'creator-home', figure: /Hi, .*payment.*Monsoon must-haves/s, tap: 'Your account' },
  { tag: 'creator-performance', figure: /QR Code.*₹\d/s, tap: /^About/ },
  { tag: 'creator-auto-dm-listing', figure: /\d products.*clicks/s, tap: 'Monsoon desk makeover under ₹2,000' },
  { tag: 'creator-collection-listing', figure: /\d products.*₹\d.* earned/s, tap: 'Plants for north windows' },
  { tag: 'creator-qr-code-listing', figure: /\d products/, tap: /^More for/ },
  { tag: 'creator-collection', attributes: 'collection-id="col-monsoon"', figure: /\d products/ },
];

/**
 * The boxes of everything in the window, and how far the page has moved by itself. What is further down may come later,
 * so only the innermost boxes have a height, and two places whose content comes after React: that of the chart of
 * performance and that of the seven days in Home's money. What is beside Home's lists on a desktop comes then, too.
 */
const measure = (page: Page, tag: string) => page.locator(tag).evaluate(async (element) => {
  const later = ':is(.day-place, .money-week)';
  const nodes = [...element.shadowRoot?.querySelectorAll(`:not(${later} *, .home-more, .home-more *, .toaster *)`) ?? []];
  const boxes = nodes.flatMap((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.checkVisibility() && y < innerHeight ? [[node.localName, x, y, width, node.childElementCount === 0 || node.matches(later) ? height : undefined]] : [];
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

for (const opening of elements) {
  const { tag, figure, tap } = opening;
  test.describe(`the figures of ${tag} before React`, () => {
    for (const [where, width, height] of [['a phone', 390, 844], ['a desktop, in two columns', 1280, 800]] as const) test(`are shown without it on ${where}, and nothing moves when it comes`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height });
      sandbox.put('/host/one', pageOf(opening));
      await page.emulateMedia({ reducedMotion: 'reduce' }); // tips advance by themselves
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

    if (tap !== undefined) {
      test('a tap that came before it opens a drawer that waits, and the drawer itself when it is there', async ({ page, sandbox }) => {
        sandbox.put('/host/one', pageOf(opening));
        const release = await holdReact(page);
        await page.goto('/host/one');
        await page.getByRole('button', { name: tap }).first().click();
        const waiting = page.locator(tag).getByRole('group', { name: 'Loading' });
        await expect(waiting).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await release();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(waiting).toHaveCount(0);
      });

      test('a tap that came before it is withdrawn by Back', async ({ page, sandbox }) => {
        sandbox.put('/host/one', pageOf(opening));
        const release = await holdReact(page);
        await page.goto('/host/one');
        await page.getByRole('button', { name: tap }).first().click();
        const waiting = page.locator(tag).getByRole('group', { name: 'Loading' });
        await expect(waiting).toBeVisible();
        await page.goBack();
        await expect(waiting).toHaveCount(0);
        await release();
        await expect.poll(() => page.locator(tag).evaluate((element: HTMLElement & { status?: string }) => element.status)).toBe('ready');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(page.url()).toContain('/host/one');
      });
    }

    test('the focus stays where the keyboard has put it', async ({ page, sandbox }) => {
      sandbox.put('/host/one', pageOf(opening));
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

test('a product link that was confirmed on Home before React becomes a link', async ({ page }) => {
  const product = catalogue.find(({ affiliate }) => affiliate);
  const release = await holdReact(page);
  await page.goto('/influencer-home');
  const field = page.getByRole('textbox', { name: 'Paste a product link' });
  await field.fill(`https://${brand.productHosts[0]}/any-name/p/${product?.id}`);
  await field.press('Enter');
  await release();
  await expect(page).toHaveURL(/\/affiliate-links/);
  await expect(page.getByRole('button', { name: `Remove ${product?.name}` })).toBeVisible();
});
