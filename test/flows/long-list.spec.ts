import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { takeErrors } from '../support/flow-page';

/** How many rows of a virtual list are drawn, and how many of them are in view. */
const rows = (page: Page) => page.locator('.infinite-row').evaluateAll((found) => {
  const seen = found.map((row) => row.getBoundingClientRect()).filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
  return { drawn: found.length, seen: seen.length };
});

test.describe('a long list of the built app', () => {
  test.use({ scenario: 'ten-thousand-posts', loggedIn: true });

  test('draws the rows around the view, page after page, and comes back to them after a reload', async ({ page: person }) => {
    await person.goto('/performance');
    await expect(person.getByRole('heading', { name: 'Sales Generating Posts (10,000)', exact: true })).toBeVisible();
    const pages = () => person.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/perf/v2/posts-data')).length);
    await expect.poll(async () => {
      await person.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight); });
      return pages();
    }, 'pages').toBeGreaterThanOrEqual(4);
    await person.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight - innerHeight - 1500); });
    await expect.poll(async () => (await rows(person)).seen, 'rows in view').toBeGreaterThan(2);
    expect((await rows(person)).drawn).toBeLessThan(40);
    const place = await person.evaluate(() => scrollY);
    await person.reload();
    await expect.poll(() => person.evaluate(() => scrollY), 'the place after a reload').toBe(place);
    await expect.poll(async () => (await rows(person)).seen, 'rows in view after a reload').toBeGreaterThan(2);
    expect(takeErrors(person)).toEqual([]);
  });
});
