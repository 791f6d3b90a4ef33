import type { Locator, Page } from '@playwright/test';
import { routes } from '../../src/domain/routes';
import { expect, test } from '../support/flow';

const ways = Object.values(routes).map((path) => path.replace(':categoryId', 'fashion').replace(':collectionId', 'col-monsoon'));

/** The app and its screen are ready, and nothing is still a skeleton. */
const hasSettled = (page: Page) => page.evaluate(() => {
  const app = document.querySelector('creator-app');
  const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild as (HTMLElement & { status: string }) | null | undefined;
  return app?.status === 'ready' && screen?.status === 'ready' && !screen.shadowRoot?.querySelector('.skeleton');
});

/** The size of the screen's heading, in px. */
const textSize = (page: Page) => page.locator('creator-app main h1').evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));

/** Texts that are cut off at their side, and elements beyond the sides of the page, where nobody can scroll to them. */
const cutOff = (page: Page) => page.locator('creator-app *:not(style)').evaluateAll((found) => {
  const scrolls = (element: Element): boolean => element.parentElement !== null && (getComputedStyle(element.parentElement).overflowX !== 'visible' || scrolls(element.parentElement));
  const isCut = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.textContent.trim() !== '';
  };
  const isBeyond = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > innerWidth + 1) && !scrolls(element);
  };
  const hasBox = (element: Element) => element.getBoundingClientRect().width > 0 && element.getBoundingClientRect().height > 0;
  return found.filter((element) => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip'))
    .filter((element) => hasBox(element) && (isCut(element) || isBeyond(element)))
    .map((element) => `<${element.localName} class="${element.className}"> ${element.textContent.trim().slice(0, 40)}`);
});

/** Words of up to 14 letters that are broken inside, although a line could begin with them. */
const brokenWords = (page: Page) => page.locator('creator-app *:not(style)').evaluateAll((found) => {
  const isBroken = (text: Text, word: string, index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1;
  };
  const texts = found.filter((element) => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip'))
    .flatMap((element) => [...element.childNodes].filter((node) => node instanceof Text));
  return texts.flatMap((text) => [...text.data.matchAll(/(?<![\w\p{L}\p{M}])[\p{L}\p{M}]{2,14}(?![\w\p{L}\p{M}])/gu)]
    .filter(({ 0: word, index }) => isBroken(text, word, index))
    .map(([word]) => `${word} in <${text.parentElement?.localName}> ${text.data}`));
});

/** Elements beyond the sides of a sheet, and words that are wider than their place. Tabs may be scrolled. */
const outOfSheet = (sheet: Locator) => sheet.evaluate((dialog) => {
  const side = dialog.getBoundingClientRect();
  const hasWords = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const isWider = (element: Element) => hasWords(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'visible';
  const isBeyond = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < side.left - 1 || right > side.right + 1);
  };
  return [...dialog.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .toaster, [role="tablist"]'))
    .filter((element) => isWider(element) || isBeyond(element))
    .map((element) => `<${element.localName} class="${element.getAttribute('class')}"> ${element.textContent.trim().slice(0, 40)}`);
});

/** Names that are wider than their place, so that they overlap what is beside them. */
const overlapping = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).evaluateAll((found) =>
  ({ found: found.length > 0, wider: found.filter((at) => at.scrollWidth > at.clientWidth + 1).map((at) => at.textContent.trim()) }));

/** Each with what it says once all of it is there. */
const sheets: readonly (readonly [what: string, way: string, button: string | RegExp, text: string, command?: string])[] = [
  ['account', '/influencer-home', /account/i, 'Log out'],
  ['menu of a collection', '/collection-listing', /^More for/, 'See it as buyers do'],
  ['deletion of a collection', '/collection-listing', /^More for/, 'DELETE', 'Delete'],
  ['deletion of a QR code', '/qr-code-listing', /^More for/, 'DELETE', 'Delete'],
  ['deletion of a post', '/auto-dm-listing', /^More for/, 'DELETE', 'Delete'],
  ['QR code', '/qr-code-listing', 'Monsoon must-haves', 'Download'],
  ['products', '/collection-listing', 'Plants for north windows', 'Copy Link'],
  ['statement', '/earnings', 'Statement and tax (TDS)', 'Download CSV'],
  ['payment', '/earnings', 'See what it is made of', 'To be paid'],
  ['confirmed commissions', '/earnings?view=confirmed_commission', 'See how it adds up', 'Affiliate Sales'],
  ['total commissions', '/performance?period=LIFETIME', 'See how it adds up', 'Affiliate Sales'],
];

const setRootSize = (page: Page, size: string) => page.evaluate((fontSize) => { document.documentElement.style.fontSize = fontSize; }, size);

test.describe('text twice as large, on a phone of 390 px', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, shared: true });

  for (const way of ways) {
    test(`follows the reader's own size and is not cut off at ${way}`, async ({ page: creator }) => {
      await creator.goto(way);
      await expect.poll(() => hasSettled(creator), `${way} has not settled`).toBe(true);
      const before = await textSize(creator);
      await setRootSize(creator, '200%');
      expect(await textSize(creator) / before).toBeCloseTo(2, 1);
      expect(await cutOff(creator)).toEqual([]);
      expect(await brokenWords(creator)).toEqual([]);
    });
  }

  for (const [what, way, button, text, command] of sheets) {
    test(`leaves the whole of the sheet '${what}' within its sides`, async ({ page: creator }) => {
      await creator.goto(way);
      await expect.poll(() => hasSettled(creator), `${way} has not settled`).toBe(true);
      await setRootSize(creator, '200%');
      await creator.getByRole('button', { name: button, exact: true }).first().click();
      if (command !== undefined) await creator.getByRole('button', { name: command, exact: true }).click();
      const sheet = creator.locator('dialog[open]').last();
      await expect(sheet).toContainText(text);
      expect(await outOfSheet(sheet)).toEqual([]);
    });
  }

  test('no figure of Help overlaps its explanation', async ({ page: creator }) => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await setRootSize(creator, '200%');
    expect(await overlapping(creator, '.help-rules dt')).toEqual({ found: true, wider: [] });
  });

  test('no date of a payment overlaps the next', async ({ page: creator }) => {
    await creator.goto('/earnings');
    await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    await expect(async () => {
      await creator.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight); }); // loaded when it enters the viewport
      await expect(creator.getByRole('heading', { name: 'When is this paid?', exact: true })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await setRootSize(creator, '200%');
    expect(await overlapping(creator, '.dates > li')).toEqual({ found: true, wider: [] });
  });

  test('stays readable on a page that makes a rem small', async ({ page: creator }) => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    const before = await textSize(creator);
    await setRootSize(creator, '62.5%');
    expect(await textSize(creator)).toBe(before);
  });

  test('keeps the size that a page sets itself', async ({ page: creator }) => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await creator.evaluate(() => { document.documentElement.style.setProperty('--creator-font-size', '20px'); });
    expect(await textSize(creator)).toBe(25);
  });
});

test.describe('on a phone of 320 px', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, viewport: { width: 320, height: 640 } });

  test('no name in the navigation overlaps the next', async ({ page: creator }) => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    const gaps = await creator.locator('.nav-item').evaluateAll((items) => {
      const places = items.map((item) => {
        const words = document.createRange();
        const texts = [...item.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
        words.selectNodeContents(texts.at(-1) ?? item);
        return words.getBoundingClientRect();
      });
      return places.slice(1).map(({ left }, index) => Math.round(left - (places[index]?.right ?? NaN)));
    });
    expect(gaps).toHaveLength(4);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2);
  });
});
