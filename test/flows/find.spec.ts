import type { Page } from '@playwright/test';
import { catalogue } from '../../demo/marketplace/seed/catalogue';
import { expect, test } from '../support/flow';
import { holdReact } from './hold-react';

const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search links', exact: true });

test.describe('searching the links in the app', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('is in the address, so a reload and Back from another page show the same rows', async ({ page, sandbox }) => {
    for (const name of ['Rainy day reads', 'Rain boots', 'Desk lamps', 'Summer hats']) {
      const made = await page.request.post(`${sandbox.origin}/api/collection-links/create-collection`, {
        data: {
          collection: { name, platform: 'INSTAGRAM_STORIES' }, is_auto_dm_enable_flow: false,
          product_details_list: [{ id: catalogue[0]?.id ?? '', name: catalogue[0]?.name ?? '' }],
        },
      });
      expect(made.status()).toBe(200);
    }
    // What is typed before React counts as well.
    const release = await holdReact(page);
    await page.goto('/collection-listing');
    await search(page).fill('rain');
    await release();
    await expect(page.getByText('2 of 10 links and collections', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/search=rain/);
    const found = ['Rain boots', 'Rainy day reads'];
    expect(await names(page)).toEqual(found);

    await page.reload();
    await expect(search(page)).toHaveValue('rain');
    await expect.poll(() => names(page)).toEqual(found);

    await page.getByRole('link', { name: 'Help', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('rain');
    await expect.poll(() => names(page)).toEqual(found);
    await search(page).fill('');
    await expect(page.getByText('10 links and collections', { exact: true }).first()).toBeVisible();
    await expect(page).not.toHaveURL(/search=/);
  });
});
