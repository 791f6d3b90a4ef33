import type { Page } from '@playwright/test';
import { routes } from '../../src/domain/routes';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { createGate } from '../support/gate';

/** So late that the grey shapes are seen, and that what comes has something to push. */
const lateMs = 250;
const most = 0.01;

const ways = Object.values(routes).map((path) => path.replace(':categoryId', 'fashion').replace(':collectionId', 'col-monsoon'));

/** Every answer of the API comes late: those of the lists after those of the figures. */
async function makeLate(sandbox: Sandbox): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- each answer is to come late in its turn; nothing is looked at for a time
  for (const path of ['/*', '/*/*', '/*/*/*', '/*/*/*/*']) await sandbox.control('faults', { method: '*', path, delay_ms: path === '/*' ? 2 * lateMs : lateMs });
}

/** The screen is there, and so is what it loads after its first content. */
const hasSettled = (page: Page) => page.evaluate((ms) => {
  const app = document.querySelector('creator-app');
  const screen = app?.shadowRoot?.querySelector('main')?.firstElementChild as (HTMLElement & { status: string }) | null | undefined;
  const late = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(({ initiatorType, duration }) => initiatorType === 'fetch' && duration >= ms);
  return ['ready', 'degraded', 'error'].includes(app?.status ?? '') && app?.status === screen?.status
    && !screen?.shadowRoot?.querySelector('.skeleton') && (late || location.pathname === '/login');
}, lateMs);

/** What moved although nobody had touched anything, through the whole load. */
const shifts = (page: Page) => page.evaluate(() => new Promise<number>((resolve) => {
  const seen: (PerformanceEntry & { value: number; hadRecentInput: boolean })[] = [];
  new PerformanceObserver((list) => seen.push(...list.getEntries() as typeof seen)).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    resolve(
      seen.filter((entry) => !entry.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
  })));
}));

/** Scrolls to the end of the grey shapes, as soon as they are there. Returns how far. */
const scrollToEnd = (page: Page) => page.evaluate(() => new Promise<number>((resolve) => {
  const look = () => {
    const screen = document.querySelector('creator-app')?.shadowRoot?.querySelector('main')?.firstElementChild;
    if (!screen?.shadowRoot?.querySelector('.shell-skeleton')) return requestAnimationFrame(look);
    scrollTo(0, document.documentElement.scrollHeight);
    resolve(scrollY);
  };
  look();
}));

const windows = [{ name: 'a phone', viewport: { width: 390, height: 844 } }, { name: 'a desktop', viewport: { width: 1280, height: 800 } }];

for (const [scenario, { name, viewport }] of ['busy-creator', 'new-creator'].flatMap((scenario) => windows.map((window) => [scenario, window] as const))) {
  test.describe(`nothing jumps while a screen loads on ${name}: ${scenario}`, () => {
    let sandbox: Sandbox;
    let creator: Page;
    test.beforeAll(async ({ openSandbox }) => {
      sandbox = await openSandbox({ scenario });
      creator = await sandbox.newPage({ loggedIn: true });
      await creator.setViewportSize(viewport);
      await makeLate(sandbox);
    });

    for (const way of ways) {
      test(`at ${way}`, async () => {
        await creator.goto(way);
        await expect.poll(() => hasSettled(creator), `${way} has not settled`).toBe(true);
        expect(await shifts(creator), 'the first visit').toBeLessThanOrEqual(most);
        await creator.reload();
        await expect.poll(() => hasSettled(creator), `${way} has not settled again`).toBe(true);
        expect(await shifts(creator), 'the second visit').toBeLessThanOrEqual(most);
      });
    }
  });
}

test.describe('who scrolls while a screen loads stays there', () => {
  for (const [way, isReloaded] of [routes.performance, routes.earnings, routes.orderedProducts].flatMap((each) => [[each, false], [each, true]] as const)) {
    test(`at ${way}${isReloaded ? ', reloaded' : ''}`, async ({ openSandbox }) => {
      const sandbox = await openSandbox({ scenario: 'busy-creator' });
      const creator = await sandbox.newPage({ loggedIn: true });
      await creator.setViewportSize({ width: 390, height: 844 });
      await makeLate(sandbox);
      // Nothing comes before somebody has scrolled, however busy the machine is. The app asks for the profile before it shows a screen.
      const scrolled = createGate();
      await creator.route(({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('/profile-data'), (route) => scrolled.passed.then(() => route.continue()));
      await creator.goto(way);
      if (isReloaded) await creator.reload();
      const there = await scrollToEnd(creator);
      scrolled.open();
      expect(there).toBeGreaterThan(50);
      await expect.poll(() => hasSettled(creator), `${way} has not settled`).toBe(true);
      expect(await creator.evaluate(() => scrollY)).toBe(there);
    });
  }
});
