import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { blockFirst } from '../support/flow-page';
import { choosePost, pickOrder } from './choices';

const retried = (person: Page) =>
  person.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('?retry=')));

test.describe('code that comes at the second try', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  // The one is a file of its own; in the other the screen stands beside modules that other screens import too.
  for (const [path, chunk, heading] of [['/help', 'chunks/info-', 'Help'], ['/view-all-ordered-products', 'chunks/products-', 'Previous orders']] as const) {
    test(`shows the screen at ${path}`, async ({ page: person }) => {
      await blockFirst(person, chunk);
      await person.goto(path);
      await expect(person.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      expect((await retried(person)).some((name) => name.includes(chunk))).toBe(true);
      await person.context().close();
    });
  }

  test('makes the link that was filled in', async ({ page: person }) => {
    await blockFirst(person, 'chunks/affiliate-links-');
    await person.goto('/affiliate-links');
    await person.getByRole('textbox', { name: 'Name', exact: true }).fill('Typed in a tunnel');
    await person.getByRole('radio', { name: 'YouTube', exact: true }).click();
    await person.getByRole('textbox', { name: 'YouTube video link', exact: true }).fill('https://youtu.be/dQw4w9WgXcQ');
    await pickOrder(person);
    await person.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(person.getByRole('heading', { name: 'Your link is ready', exact: true })).toBeVisible();
    expect(await retried(person)).toHaveLength(1);
  });

  test('links the post that was chosen', async ({ page: person }) => {
    await blockFirst(person, 'chunks/post-linking-');
    await person.goto('/auto-dm-post-linking');
    await choosePost(person, 'Monsoon desk makeover under ₹2,000');
    await person.getByRole('button', { name: 'Next', exact: true }).click();
    await pickOrder(person);
    await person.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(person.getByRole('heading', { name: 'AutoDM setup complete', exact: true })).toBeVisible();
    expect(await retried(person)).toHaveLength(1);
  });

  test('mounts the screen with what it shares', async ({ page: person }) => {
    await blockFirst(person, 'chunks/mount-');
    await person.goto('/earnings');
    await expect(person.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    expect((await retried(person)).every((name) => name.includes('mount-'))).toBe(true);
  });

  test('opens the drawer that was tapped', async ({ page: person }) => {
    await blockFirst(person, 'chunks/earnings-rest-');
    await person.goto('/earnings');
    await person.getByRole('button', { name: 'Statement and tax (TDS)', exact: true }).click();
    await expect(person.getByRole('dialog', { name: /Statement|tax/i }).first()).toBeVisible();
    expect(await retried(person)).toHaveLength(1);
  });
});
