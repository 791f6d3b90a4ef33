import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';

/** Addresses of what the page has fetched, scripts or answers, in the order of their requests: one that was requested early and comes late moves the others. */
const fetched = (person: Page, part: string) =>
  person.evaluate((wanted) => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes(wanted)), part);

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test.describe('a second element on a page', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('fetches what it has of its own, and nothing that is there already', async ({ page: person }) => {
    await person.goto('/earnings');
    await expect(person.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    const before = await fetched(person, '.js');
    expect(before.some((name) => name.includes('/earnings-'))).toBe(true);
    expect(before.some((name) => name.includes('/creator-help.js'))).toBe(false);

    await person.evaluate(() => { document.body.append(document.createElement('creator-help')); });
    await expect(person.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    const after = await fetched(person, '.js');
    expect(after.some((name) => name.includes('/creator-help.js'))).toBe(true);
    expect(twice(after)).toEqual([]);

    // One more of what is there already asks for no script at all.
    await person.evaluate(() => { document.body.append(document.createElement('creator-help')); });
    await expect(person.getByRole('heading', { name: 'Help', exact: true })).toHaveCount(2);
    // What earnings may need next comes by itself meanwhile (decision E211).
    const help = (names: readonly string[]) => names.filter((name) => name.includes('help'));
    const later = await fetched(person, '.js');
    expect(help(later)).toEqual(help(after));
    expect(twice(later)).toEqual([]);
  });
});
