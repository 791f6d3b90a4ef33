import type { Page } from '@playwright/test';
import { demoPhone } from '../../demo/marketplace/brand';
import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';
import { choosePost, orders, pickOrder } from './choices';

const desk = 'Monsoon desk makeover under ₹2,000';

test.describe('what a creator has begun is not lost', () => {
  test.describe.configure({ mode: 'serial' });
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage();
  });
  test.afterAll(() => sandbox.close());

  test('[LOGIN-01] [LOGIN-04] a deep link is kept through the login, and the login through a reload', async () => {
    await creator.goto('/performance?period=LIFETIME');
    await creator.getByRole('textbox', { name: 'Phone number', exact: true }).fill(demoPhone);
    await creator.getByRole('button', { name: 'Request OTP', exact: true }).click();
    await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    await creator.reload();
    await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    await expect(creator.getByText(demoPhone, { exact: true }).first()).toBeVisible();
    await creator.goBack();
    await expect(creator.getByRole('textbox', { name: 'Phone number', exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Request OTP', exact: true }).click();
    await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
    await creator.getByRole('textbox', { name: 'OTP', exact: true }).fill(messages.find(({ otp }) => otp)?.otp ?? '');
    await expect(creator.getByRole('heading', { name: 'Performance', exact: true })).toBeVisible();
    await expect(creator).toHaveURL(/\/performance\?period=LIFETIME/);
  });

  test('[COLL-01] a link that is half made survives a reload and a session that ends, and Back closes a sheet of it', async () => {
    await creator.goto('/affiliate-links');
    await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Rainy days');
    await pickOrder(creator);
    await creator.getByRole('button', { name: 'From wishlist', exact: true }).click();
    await expect(creator.getByRole('dialog', { name: 'Wishlist', exact: true })).toBeVisible();
    await creator.goBack();
    await expect(creator.getByRole('dialog', { name: 'Wishlist', exact: true })).toHaveCount(0);
    await expect(creator).toHaveURL(/\/affiliate-links/);
    await creator.reload();
    await expect(creator.getByRole('button', { name: `Remove ${orders[0]}`, exact: true })).toBeVisible();
    await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Rainy days');

    await sandbox.control('faults', { method: 'GET', path: '/post-linking/wishlisted-products', status: 401, times: 1 });
    await creator.getByRole('button', { name: 'From wishlist', exact: true }).click();
    await creator.getByRole('textbox', { name: 'Phone number', exact: true }).fill(demoPhone);
    await creator.getByRole('button', { name: 'Request OTP', exact: true }).click();
    await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
    await creator.getByRole('textbox', { name: 'OTP', exact: true }).fill(messages.find(({ otp }) => otp)?.otp ?? '');
    await expect(creator.getByRole('button', { name: `Remove ${orders[0]}`, exact: true })).toBeVisible();
    await expect(creator).toHaveURL(/\/affiliate-links/);
    await expect(creator.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Rainy days');
  });

  test('[LINK-02] a post that is half linked survives a reload, and Back goes to its first step', async () => {
    await creator.goto('/influencer-home');
    await expect(creator.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
    await creator.goto('/auto-dm-post-linking');
    await choosePost(creator, desk);
    await creator.getByRole('button', { name: 'Next', exact: true }).click();
    await pickOrder(creator);
    await creator.reload();
    await expect(creator.getByRole('heading', { name: 'Step 2 of 2: Add Products', exact: true })).toBeVisible();
    await expect(creator.getByText('1 product', { exact: true }).first()).toBeVisible();
    await creator.goBack();
    await expect(creator.getByRole('heading', { name: 'Step 1 of 2: Select Post', exact: true })).toBeVisible();
    await expect(creator.getByText('1 post chosen', { exact: true }).first()).toBeVisible();
    await expect(creator).toHaveURL(/\/auto-dm-post-linking/);
    await creator.goBack();
    await expect(creator).toHaveURL(/\/influencer-home/);
    expect(violationsOf(creator)).toEqual([]);
  });

  test('[LOGIN-13] a profile that is refused leads to the login, which says so, and its Retry leads back', async () => {
    await sandbox.control('faults', { method: 'GET', path: '/home/profile-data', status: 403, times: 1 });
    await creator.goto('/earnings');
    await expect(creator.getByText('We could not load your profile', { exact: true }).first()).toBeVisible();
    await creator.screenshot({ path: '.cache/screenshots/profile-failed.png' });
    await creator.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    await expect(creator).toHaveURL(/\/earnings/);
  });
});
