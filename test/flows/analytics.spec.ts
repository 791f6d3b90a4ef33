import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { takeErrors, violationsOf } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

interface Event { name: string; path: string; session_id: string; values: Record<string, unknown> }

test.describe('what the standalone page tells analytics', () => {
  test.describe.configure({ mode: 'serial' });
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ loggedIn: true });
  });
  test.afterAll(() => sandbox.close());
  const events = async () => (await sandbox.control<{ events: Event[] }>('events')).events;
  /** Its code comes after the page; before that nothing is noted. */
  const measuring = () => expect.poll(() => creator.evaluate(() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('/chunks/analytics-'))), 'the measuring has not begun').toBe(true);

  test('[ANALYTICS-05] is how well the page was there, when it is left', async () => {
    await creator.goto('/influencer-home');
    await expect(creator.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
    await measuring();
    // The first click ends the search for the largest paint, so there must have been one.
    await creator.evaluate(() => new Promise<void>((seen) => new PerformanceObserver(() => { seen(); }).observe({ type: 'largest-contentful-paint', buffered: true })));
    await creator.getByRole('tab', { name: /^Affiliate/ }).first().click();
    await creator.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await creator.goto('/performance'); // another document
    const metrics = async () => (await events()).filter(({ name }) => name === 'web-vital').map(({ values }) => String(values['metric']));
    await expect.poll(metrics, 'vitals that arrived').toEqual(expect.arrayContaining(['LCP', 'CLS', 'INP']));
    for (const { values } of (await events()).filter(({ name }) => name === 'web-vital')) {
      expect(values['value']).toBeGreaterThanOrEqual(0);
      expect(values['value']).toBeLessThanOrEqual(30_000);
      expect(['good', 'needs-improvement', 'poor']).toContain(values['rating']);
    }
    expect(violationsOf(creator)).toEqual([]);
  });

  test('[ERR-35] is told of a screen that broke: which one and how, to the service that the page names', async () => {
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await measuring();
    // Money is rounded with it.
    await creator.evaluate(() => { Math.sign = () => { throw new RangeError('₹4,321'); }; });
    await creator.getByRole('link', { name: 'Performance', exact: true }).click();
    await expect(creator.getByText("Oops, something's not right!", { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await events()).filter(({ name }) => name === 'failure').map(({ path, values }) => [path, values]), 'reports')
      .toEqual([['/performance', { element: 'creator-performance', code: 'render-failed' }]]);
    takeErrors(creator);
  });

  test('belongs to one session in one tab, and shows on the control page', async () => {
    const told = await events();
    expect(new Set(told.map((event) => event.session_id)).size).toBe(1);
    expect(told.map(({ name, path }) => `${name} ${path}`)).toEqual(expect.arrayContaining([
      'page-view /influencer-home', 'page-view /help', 'app-load /influencer-home', 'click /influencer-home',
    ]));
    await creator.goto('/sandbox');
    await expect(creator.getByRole('heading', { name: 'Analytics', exact: true })).toBeVisible();
    await expect(creator.getByText('page-view', { exact: true }).first()).toBeVisible();
  });
});
