import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { copiedOn, violationsOf } from '../support/flow-page';

/** Which dialog a toast stands in, by its title, or 'page'. */
const placeOfToast = (page: Page) => page.locator('.toast').first().evaluate((toast) => {
  const dialog = toast.closest('dialog');
  return dialog ? dialog.querySelector('h2')?.textContent : 'page';
});

/** The live regions: where they are, what they are, and what they say. */
const liveRegions = (page: Page) => page.locator('.toaster > *').evaluateAll((regions) => regions
  .map((region) => [region.closest('dialog') ? 'sheet' : 'page', region.role, region.checkVisibility(), region.textContent].join(' ')).sort());

const row = 'Plants for north windows';

test.describe('a toast over an open sheet', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, shared: true });
  test.beforeEach(async ({ page: creator }) => {
    await creator.goto('/collection-listing');
    await expect(creator.getByRole('button', { name: row, exact: true })).toBeVisible();
  });

  test('is said, takes the tap that closes it, and lets none fall through to what lies below', async ({ page: creator }) => {
    await creator.getByRole('button', { name: row, exact: true }).click();
    await expect(creator.getByRole('dialog', { name: /^Products/ }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Copy Link', exact: true }).first().click();
    // Found in the tree that screen readers get, where nothing inert is.
    await expect(creator.getByRole('button', { name: 'Dismiss message', exact: true })).toBeVisible();
    const copied = await copiedOn(creator);
    expect(copied).toMatch(/\/l\//);
    await creator.getByRole('button', { name: 'Dismiss message', exact: true }).click();
    await expect(creator.getByText('Link Copied', { exact: true }).filter({ visible: true })).toHaveCount(0);
    expect(await copiedOn(creator)).toBe(copied);
    await expect(creator.getByRole('dialog')).toHaveCount(1);
  });

  test('stays to be read and tapped when the sheet is closed under it', async ({ page: creator }) => {
    await creator.getByRole('button', { name: row, exact: true }).click();
    await creator.getByRole('button', { name: 'Copy Link', exact: true }).first().click();
    await expect(creator.getByText('Link Copied', { exact: true }).first()).toBeVisible();
    expect(await placeOfToast(creator)).toMatch(/^Products/);
    await creator.keyboard.press('Escape');
    await expect(creator.getByRole('dialog', { name: /^Products/ })).toHaveCount(0);
    await expect(creator.getByRole('button', { name: 'Dismiss message', exact: true })).toBeVisible();
    expect(await placeOfToast(creator)).toBe('page');
    await creator.getByRole('button', { name: 'Dismiss message', exact: true }).click();
    await expect(creator.getByText('Link Copied', { exact: true }).filter({ visible: true })).toHaveCount(0);
  });

  test('is said by a region that was there before it, on the page and in the sheet', async ({ page: creator }) => {
    expect((await liveRegions(creator)).filter((one) => one.startsWith('page'))).toEqual(['page alert true ', 'page status true Loaded']);
    await creator.getByRole('button', { name: row, exact: true }).click();
    await expect(creator.getByRole('dialog', { name: /^Products/ }).first()).toBeVisible();
    expect((await liveRegions(creator)).filter((one) => one.startsWith('sheet'))).toEqual(['sheet alert true ', 'sheet status true ']);
    await creator.getByRole('button', { name: 'Copy Link', exact: true }).first().click();
    await expect(creator.getByText('Link Copied', { exact: true }).first()).toBeVisible();
    expect((await liveRegions(creator)).filter((one) => one.includes('Link Copied'))).toEqual(['sheet status true Link Copied']);
    expect(violationsOf(creator)).toEqual([]);
  });
});
