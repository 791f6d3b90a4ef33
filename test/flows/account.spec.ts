import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';

/** Of what is in storage: who is logged in, where from, and what is not ours. */
const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^(creator:(user-id|entered-from)|shop:basket)/.test(key)));

test.describe('a place for oneself', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('opens from the picture on Home, says who one is, and leads to bank details, orders and help', async ({ page: creator }) => {
    await creator.goto('/influencer-home');
    for (const [link, heading, path] of [
      [/^Bank details/, /^Bank details/, '/bank-details'],
      [/^Your previous orders/, /orders/, '/view-all-ordered-products'],
      [/^Help ./, /^Help$/, '/help'],
    ] as const) {
      await creator.getByRole('button', { name: 'Your account', exact: true }).click();
      await expect(creator.getByRole('dialog', { name: 'Your account', exact: true })).toBeVisible();
      for (const text of ['Asha Rao', '@asha.finds', 'Connected']) await expect(creator.getByText(text, { exact: true }).first()).toBeVisible();
      await creator.getByRole('link', { name: link }).first().click();
      await expect(creator.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(creator).toHaveURL(new RegExp(path));
      await expect(creator.getByRole('dialog', { name: 'Your account', exact: true })).toHaveCount(0);
      await creator.goBack();
      await expect(creator.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
    }
    expect(violationsOf(creator)).toEqual([]);
  });

  for (const [who, scenario, button] of [['is not connected', 'new-creator', 'Connect'], ['has changed the password', 'reconnect-required', 'Reconnect']] as const) {
    test.describe(`of a creator who ${who}`, () => {
      test.use({ scenario });

      test(`offers to ${button} Instagram`, async ({ page: creator }) => {
        await creator.goto('/influencer-home');
        await creator.getByRole('button', { name: 'Your account', exact: true }).click();
        await creator.getByRole('button', { name: button, exact: true }).first().click();
        await expect(creator.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
        await expect(creator).toHaveURL(/\/instagram\/oauth\/authorize/);
      });
    });
  }

  test('logs out after asking, takes our own keys alone, and other tabs follow', async ({ page: creator }) => {
    await creator.goto('/influencer-home?entered_from=insta_story');
    await expect(creator.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
    await creator.evaluate(() => { localStorage.setItem('shop:basket', 'full'); });
    const other = await creator.context().newPage();
    await other.goto('/earnings');
    await expect(other.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Your account', exact: true }).click();
    await creator.getByRole('button', { name: 'Log out', exact: true }).click();
    // The focus is on its button, and the whole question is above the edge of the screen.
    await expect(creator.getByRole('group', { name: 'Log out on this device?', exact: true })).toBeInViewport({ ratio: 1 });
    await creator.getByRole('button', { name: 'Stay', exact: true }).click();
    await expect(creator.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(creator.getByText('Log out on this device?', { exact: true }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Log out', exact: true }).click();
    for (const tab of [creator, other]) {
      await expect(tab.getByRole('textbox', { name: 'Phone number', exact: true })).toBeVisible();
      await expect(tab).toHaveURL(/\/login/);
    }
    await expect.poll(() => keptKeys(creator), 'keys of our own are left').toEqual(['shop:basket']);
    await creator.goto('/earnings');
    await expect(creator.getByRole('textbox', { name: 'Phone number', exact: true })).toBeVisible();
  });

  for (const scenario of ['payment-paid', 'payment-pending', 'payment-upcoming', 'payment-null', 'new-creator']) {
    test.describe(`of a creator of the scenario ${scenario}`, () => {
      test.use({ scenario });

      test('leads from Payments to the bank details, as Help says', async ({ page: creator }) => {
        await creator.goto('/earnings');
        await creator.getByRole('link', { name: /^Bank details/ }).first().click();
        await expect(creator).toHaveURL(/\/bank-details/);
      });
    });
  }

  test('leads from Payments to the bank details also where the payments could not be loaded', async ({ page: creator, sandbox }) => {
    await sandbox.control('faults', { method: 'GET', path: '/v1/earnings', status: 500, body: {} });
    await creator.goto('/earnings');
    await expect(creator.getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
    await creator.getByRole('link', { name: /^Bank details/ }).first().click();
    await expect(creator).toHaveURL(/\/bank-details/);
  });
});
