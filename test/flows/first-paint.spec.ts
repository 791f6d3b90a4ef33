import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';

/** Holds every script back, so that the page shows what is in its HTML; the returned function lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => { release = resolve; });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** In the page: its layout shifts, with what has moved from where to where. */
function noteShifts(): void {
  const shifts: string[] = ((globalThis as { shifts?: string[] }).shifts = []);
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.push(`${value}: ${sources.map(({ node, previousRect, currentRect }) => `${node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName ?? ''} ${place(previousRect)} to ${place(currentRect)}`).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * In the page: an element as text, with the places of what is in it. Ids are React's own, `inert` ends with the frame,
 * how a picture loads differs, and the way past the navigation is not seen.
 */
function describe(element: Element): string[] {
  const left = /^(id|for|inert|aria-describedby|aria-labelledby|value|src|data-src|data-shown|loading)$/;
  return [element, ...element.querySelectorAll('*')].filter((each) => !each.closest('.toaster, .skip')).map((each) => {
    const attributes = [...each.attributes].filter(({ name }) => !left.test(name)).map(({ name, value }) => `${name}=${value.trim()}`).sort();
    const text = [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent).join('').trim();
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.localName, ...attributes, text, ...[x, y, width, height].map(Math.round)].join(' ');
  });
}

const isGone = (page: Page) => expect(page.locator('.first-frame')).toHaveCount(0);
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as { shifts?: string[] }).shifts);

const pages = [
  { path: '/login', frame: '.first-frame .login', screen: 'creator-login .login', words: 'Request OTP' },
  { path: '/collection/col-monsoon', frame: '.first-frame .collection', screen: 'creator-collection .collection', words: 'City Runner Sneakers' },
];

test.describe('before a script has loaded', () => {
  test.use({ scenario: 'busy-creator' });

  for (const { path, frame, screen, words } of pages) {
    test(`${path} shows what its element draws, which takes its place without a shift`, async ({ page }) => {
      await page.addInitScript(noteShifts);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(frame).getByText(words, { exact: true }).first()).toBeVisible();
      const before = await page.locator(frame).evaluate(describe);
      release();
      await isGone(page);
      await expect(page.locator(screen).getByText(words, { exact: true }).first()).toBeVisible();
      expect(await page.locator(screen).evaluate(describe)).toEqual(before);
      expect(await shiftsOf(page)).toEqual([]);
      expect(violationsOf(page)).toEqual([]);
    });
  }

  test('the navigation is seen as a whole, and no part of it while the page is being read', async ({ sandbox }) => {
    const page = await sandbox.newPage({ loggedIn: true });
    await holdScripts(page);
    await page.goto('/influencer-home', { waitUntil: 'commit' });
    const links = page.locator('.first-nav a');
    await expect(links).toHaveCount(5);
    await expect(links.first()).toBeVisible();
    const html = await (await page.request.get('/influencer-home')).text();
    const firstLink = html.slice(0, html.indexOf('</a>') + '</a>'.length);
    sandbox.put('/host/part', firstLink);
    await page.goto('/host/part', { waitUntil: 'commit' });
    await expect(links).toHaveCount(1);
    await expect(links).toBeHidden();
  });

  test('a number that is typed into the login is kept, with the focus', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Phone number').fill('98765');
    release();
    await isGone(page);
    await expect(page.getByLabel('Phone number')).toHaveValue('98765');
    await page.keyboard.type('43210');
    await expect(page.getByLabel('Phone number')).toHaveValue('9876543210');
    await page.getByRole('button', { name: 'Request OTP', exact: true }).click();
    await expect(page.getByText(/9876543210$/)).toBeVisible();
  });

  test('a product of a collection leads to the shop', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/collection/col-monsoon', { waitUntil: 'commit' });
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'City Runner Sneakers' }).click();
    await expect(await opened).toHaveURL(/\/shop\/p\//);
  });
});

test.describe('before a script has loaded, a creator who is logged in', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  for (const [place, width, height] of [['at the bottom of a phone', 390, 844], ['at the side of a small desktop', 1000, 700], ['at the side of a desktop', 1280, 800]] as const) test(`sees the navigation of the app where it stays, ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const release = await holdScripts(page);
    await page.goto('/performance', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Performance' })).toBeVisible();
    const before = await page.locator('.first-nav nav').evaluate(describe);
    const { x, y } = await page.locator('.first-nav nav').boundingBox() ?? {};
    expect([x, y === 0]).toEqual([0, width >= 992]);
    release();
    await isGone(page);
    await expect(page.getByRole('link', { name: 'Performance' })).toBeVisible();
    expect(await page.getByRole('navigation', { name: 'Main' }).evaluate(describe)).toEqual(before);
  });
});
