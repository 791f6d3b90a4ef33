import type { Page } from '@playwright/test';
import { routes } from '../../src/domain/routes';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

const ways = Object.values(routes).map((path) => path.replace(':categoryId', 'fashion').replace(':collectionId', 'col-monsoon'));

const settled = `(() => {
  const app = document.querySelector('creator-app');
  const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild;
  return app?.status === 'ready' && screen?.status === 'ready' && !screen.shadowRoot.querySelector('.skeleton');
})()`;

/** The size of the screen's running text, in px. */
const textSize = `parseFloat(getComputedStyle(document.querySelector('creator-app').shadowRoot.querySelector('main').firstElementChild.shadowRoot.querySelector('h1')).fontSize)`;

/** Texts that are cut off at their side, and what stands out of the page's sides, where nobody can scroll to it. */
const cut = `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  const clips = (at) => { for (let up = at.parentElement; up; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return true; return false; };
  const name = (at) => '<' + at.localName + ' class="' + at.className + '"> ' + at.textContent.trim().slice(0, 40);
  return walk(document.querySelector('creator-app').shadowRoot).filter((at) => at instanceof HTMLElement && at.checkVisibility({ visibilityProperty: true }) && !at.closest('.visually-hidden, .skip'))
    .filter((at) => {
      const { overflowX, textOverflow } = getComputedStyle(at);
      const { left, right, width, height } = at.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      const hidden = at.clientWidth > 0 && at.scrollWidth > at.clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis' && at.textContent.trim() !== '';
      return hidden || ((left < -1 || right > innerWidth + 1) && !clips(at));
    }).map(name);
})()`;

/** Words of up to 14 letters that are broken inside, where a line could as well begin with them. */
const brokenWords = `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  const app = document.querySelector('creator-app').shadowRoot;
  const texts = walk(app).filter((at) => at instanceof HTMLElement && at.checkVisibility({ visibilityProperty: true }) && !at.closest('.visually-hidden, .skip, style'))
    .flatMap((at) => [...at.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
  return texts.flatMap((text) => [...text.data.matchAll(/(?<![\\w\\p{L}\\p{M}])[\\p{L}\\p{M}]{2,14}(?![\\w\\p{L}\\p{M}])/gu)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1;
  }).map(([word]) => word + ' in <' + text.parentElement.localName + ' class="' + text.parentElement.className + '"> ' + text.data));
})()`;

/** What stands out of the sides of the open sheet or dialog, and words that are wider than their place; tabs may be scrolled. */
const outOfSheet = `(() => {
  const walk = (root) => [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? walk(at.shadowRoot) : [])]);
  const dialog = walk(document).filter((at) => at.matches('dialog[open]')).at(-1);
  if (!dialog) return ['no sheet is open'];
  const side = dialog.getBoundingClientRect();
  return [...dialog.querySelectorAll('*')].filter((at) => at.checkVisibility({ visibilityProperty: true }) && !at.closest('.visually-hidden, .toaster, [role="tablist"]'))
    .filter((at) => {
      const { left, right, width } = at.getBoundingClientRect();
      const words = [...at.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
      const wider = words && at.clientWidth > 0 && at.scrollWidth > at.clientWidth + 1 && getComputedStyle(at).overflowX === 'visible';
      return wider || (width > 0 && (left < side.left - 1 || right > side.right + 1));
    })
    .map((at) => '<' + at.localName + ' class="' + at.getAttribute('class') + '"> ' + at.textContent.trim().slice(0, 40));
})()`;

/** Names that are wider than their place, so that they lie on what stands beside them. */
const overlapping = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).evaluateAll((found) =>
  ({ found: found.length > 0, wider: found.filter((at) => at.scrollWidth > at.clientWidth + 1).map((at) => at.textContent.trim()) }));

/** Each with what it says once all of it is there. */
const sheets: readonly (readonly [what: string, way: string, button: string | RegExp, text: string])[] = [
  ['account', '/influencer-home', /account/i, 'Log out'],
  ['deletion of a collection', '/collection-listing', /^Delete/, 'DELETE'],
  ['deletion of a QR code', '/qr-code-listing', /^Delete/, 'DELETE'],
  ['deletion of a post', '/auto-dm-listing', /^Delete/, 'DELETE'],
  ['QR code', '/qr-code-listing', /^Show the QR code/, 'Download'],
  ['products', '/collection-listing', 'Products', 'Copy Link'],
  ['statement', '/earnings', 'Statement and tax (TDS)', 'Download CSV'],
  ['payment', '/earnings', 'See what it is made of', 'To be paid'],
  ['confirmed commissions', '/earnings?view=confirmed_commission', 'See how it adds up', 'Affiliate Sales'],
  ['total commissions', '/performance?period=LIFETIME', 'See how it adds up', 'Affiliate Sales'],
];

const setRootSize = (page: Page, size: string) => page.evaluate((fontSize) => { document.documentElement.style.fontSize = fontSize; }, size);

test.describe('text twice as large, on a phone of 390 px', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ loggedIn: true });
  });
  test.afterAll(() => sandbox.close());

  for (const way of ways) {
    test(`follows the reader's own size and is not cut off at ${way}`, async () => {
      await creator.goto(way);
      await expect.poll(() => creator.evaluate<boolean>(settled), `${way} has not settled`).toBe(true);
      const before = await creator.evaluate<number>(textSize);
      await setRootSize(creator, '200%');
      expect(await creator.evaluate<number>(textSize) / before).toBeCloseTo(2, 1);
      expect(await creator.evaluate<string[]>(cut)).toEqual([]);
      expect(await creator.evaluate<string[]>(brokenWords)).toEqual([]);
    });
  }

  for (const [what, way, button, text] of sheets) {
    test(`leaves the whole of the sheet '${what}' within its sides`, async () => {
      await creator.goto(way);
      await expect.poll(() => creator.evaluate<boolean>(settled), `${way} has not settled`).toBe(true);
      await setRootSize(creator, '200%');
      await creator.getByRole('button', { name: button, exact: true }).first().click();
      await expect(creator.locator('dialog[open]').last()).toContainText(text);
      expect(await creator.evaluate<string[]>(outOfSheet)).toEqual([]);
    });
  }

  test('no figure of Help lies on its explanation', async () => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await setRootSize(creator, '200%');
    expect(await overlapping(creator, '.help-rules dt')).toEqual({ found: true, wider: [] });
  });

  test('no date of a payment lies on the next', async () => {
    await creator.goto('/earnings');
    await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    await expect(async () => {
      await creator.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight); }); // loaded when it enters the viewport
      await expect(creator.getByRole('heading', { name: 'When is this paid?', exact: true })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await setRootSize(creator, '200%');
    expect(await overlapping(creator, '.dates > li')).toEqual({ found: true, wider: [] });
  });

  test('stays readable on a page that makes a rem small', async () => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    const before = await creator.evaluate<number>(textSize);
    await setRootSize(creator, '62.5%');
    expect(await creator.evaluate<number>(textSize)).toBe(before);
  });

  test('keeps the size that a page sets itself', async () => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await creator.evaluate(() => { document.documentElement.style.setProperty('--creator-font-size', '20px'); });
    expect(await creator.evaluate<number>(textSize)).toBe(28);
  });
});

test.describe('on a phone of 320 px', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, viewport: { width: 320, height: 640 } });

  test('no name in the navigation lies on the next', async ({ page: creator }) => {
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
