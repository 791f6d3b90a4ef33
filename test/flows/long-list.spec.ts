import type { Page } from '@playwright/test';
import { answersOnDevice } from '../support/device-answers';
import { expect, test } from '../support/flow';
import { takeErrors } from '../support/flow-page';
import { createGate } from '../support/gate';

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
    await expect.poll(() => person.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.documentElement.scrollHeight;
    }), 'more rows than are drawn at once').toBeGreaterThan(8000);
    await person.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight - innerHeight - 1500); });
    await expect.poll(async () => (await rows(person)).seen, 'rows in view').toBeGreaterThan(2);
    expect((await rows(person)).drawn).toBeLessThan(40);
    const place = await person.evaluate(() => scrollY);
    await person.reload();
    await expect.poll(() => person.evaluate(() => scrollY), 'the place after a reload').toBe(place);
    await expect.poll(async () => (await rows(person)).seen, 'rows in view after a reload').toBeGreaterThan(2);
    expect(takeErrors(person)).toEqual([]);
  });

  test('goes on by itself at the end of the rows of an earlier visit, while those of this one are on their way', async ({ page: person }) => {
    const heading = person.getByRole('heading', { name: 'Sales Generating Posts (10,000)', exact: true });
    await person.goto('/performance');
    await expect(heading).toBeVisible();
    await expect.poll(() => person.evaluate(answersOnDevice), 'posts that are remembered').toContain(' performance ');
    const seen = createGate();
    await person.route('**/perf/v2/posts-data', (route) => seen.passed.then(() => route.continue()));
    await person.reload();
    await expect(heading).toBeVisible();
    const before = await person.getByRole('listitem').count();
    await person.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight); });
    await expect(person.locator('.skeleton-row')).toBeVisible();
    seen.open();
    await expect.poll(() => person.getByRole('listitem').count(), 'rows of the next page').toBeGreaterThan(before);
    await expect(person.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    expect(takeErrors(person)).toEqual([]);
  });
});
