import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

const page = (scheme: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Print</title>
<script type="module" src="/creator-elements.js"></script>
<style>
  body { margin: 0; background: #131019; --creator-color-background: #131019; --creator-color-surface: #1d1926; --creator-color-text: #f4f1fa; --creator-color-text-muted: #b4adc4; --creator-color-primary: #5eead4; }
</style></head><body><creator-earnings color-scheme="${scheme}"></creator-earnings><div style="height: 300vh"></div><creator-help loading="viewport"></creator-help></body></html>`;

/** Texts whose contrast to their background is below 4.5 (WCAG 1.4.3). */
const unreadable = (page: Page) => page.locator('creator-earnings').locator('h1, h2, p, span, dt, dd, li, button').evaluateAll((found) => {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number).map((value, index) => (colour.startsWith('color(') && index < 3 ? value * 255 : value));
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map(linear);
    return red * 0.2126 + green * 0.7152 + blue * 0.0722;
  };
  const parentOf = (element: Element) => element.parentElement ?? (element.getRootNode() as ShadowRoot).host as Element | undefined;
  const backgroundOf = (element: Element | undefined): string => {
    if (!element) return 'rgb(255, 255, 255)'; // paper
    const colour = getComputedStyle(element).backgroundColor;
    return channels(colour)[3] === 0 ? backgroundOf(parentOf(element)) : colour;
  };
  const contrast = (element: Element) => {
    const [one, other] = [luminance(getComputedStyle(element).color), luminance(backgroundOf(element))];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  return found.filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '') && element.checkVisibility())
    .map((element) => ({ text: element.textContent.trim().slice(0, 40), contrast: contrast(element) }))
    .filter((each) => each.contrast < 4.5);
});

test.describe('on paper', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'payment-upcoming' });
    creator = await sandbox.newPage({ colorScheme: 'dark', loggedIn: true });
    for (const scheme of ['auto', 'dark']) sandbox.put(`/host/print-${scheme}`, page(scheme));
  });
  test.afterAll(() => sandbox.close());

  for (const scheme of ['auto', 'dark']) {
    test(`a dark page is dark on white (color-scheme ${scheme})`, async () => {
      await creator.goto(`/host/print-${scheme}`);
      await expect(creator.getByRole('button', { name: 'See what it is made of', exact: true })).toBeVisible();
      const heading = creator.locator('creator-earnings h1');
      await expect(heading).toHaveCSS('color', 'rgb(244, 241, 250)');
      await creator.emulateMedia({ media: 'print' });
      await expect(heading).toHaveCSS('color', 'rgb(27, 23, 37)');
      await expect(creator.locator('creator-earnings .shell')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await unreadable(creator)).toEqual([]);
      await creator.emulateMedia({ media: 'screen' });
      await expect(heading).toHaveCSS('color', 'rgb(244, 241, 250)');
    });
  }

  test('what was outside the viewport loads when the page is printed, and says so until it is there', async () => {
    await creator.goto('/host/print-auto');
    await expect(creator.getByRole('button', { name: 'See what it is made of', exact: true })).toBeVisible();
    expect(await creator.evaluate(() => document.querySelector('creator-help')?.matches(':not(:defined)'))).toBe(true);
    await creator.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => creator.evaluate(() => document.querySelector('creator-help')?.matches(':defined')), 'its code was not asked for').toBe(true);
    await creator.emulateMedia({ media: 'print' });
    const said = await creator.evaluate(() => getComputedStyle(document.querySelector('creator-help')?.shadowRoot?.querySelector('[data-print]') ?? document.body, '::before').content);
    expect(['"This part had not been loaded when the page was printed. Print it again to have it."', 'none']).toContain(said);
    await creator.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => creator.evaluate(() => document.querySelector('creator-help')?.status), 'it did not load for the printer').toBe('ready');
    await expect(creator.getByText('Payments', { exact: true }).first()).toBeVisible();
    await creator.emulateMedia({ media: 'screen' });
  });
});
