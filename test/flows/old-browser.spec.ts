import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { takeErrors } from '../support/flow-page';

/** What an old browser makes of a script in a newer syntax. */
const cannotRead = (page: Page) => page.route('**/*.js', async (route) => {
  if (new URL(route.request().url()).pathname === '/old-browser.js') await route.continue();
  else await route.fulfill({ contentType: 'text/javascript', body: 'const = ;' });
});
const sentence = 'Please update your browser. This page needs a newer version to work.';

test.describe('a browser that cannot read the app', () => {
  test.use({ scenario: 'busy-creator' });

  test('is told so', async ({ page }) => {
    await cannotRead(page);
    await page.goto('/login');
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    expect(takeErrors(page).every((error) => error.includes('Unexpected token'))).toBe(true);
  });

  test('still shows a buyer the products of a collection, whose links work', async ({ page }) => {
    await cannotRead(page);
    await page.goto('/collection/col-monsoon');
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    const product = page.getByRole('link', { name: /City Runner Sneakers/ }).first();
    await expect(product).toBeVisible();
    expect(takeErrors(page).every((error) => error.includes('Unexpected token'))).toBe(true);
    const [shop] = await Promise.all([page.waitForEvent('popup'), product.click()]);
    await expect(shop.getByRole('button', { name: 'Buy now', exact: true })).toBeVisible();
  });

  test('and no other is told so', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Request OTP', exact: true })).toBeVisible();
    await expect(page.locator('.first-frame')).toHaveCount(0);
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
  });
});
