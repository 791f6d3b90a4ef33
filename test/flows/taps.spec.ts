import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { copiedOn } from '../support/flow-page';
import { counted } from '../support/taps';
import { rowOf } from '../support/tour';
import { orders } from './choices';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** docs/tour.md names each task with its taps: no more, and if there are fewer, the page must say so. */
const expectTaps = (task: string, taps: readonly string[]) => expect(rowOf(task), `${task}: ${taps.join(', ')}`).toEqual([String(taps.length)]);

test.describe('taps: money', () => {
  test.use({ scenario: 'payment-upcoming', loggedIn: true });

  test('[EARN-01] Home says what comes and when; what it is made of and a statement are behind it', async ({ page }) => {
    await page.goto('/influencer-home');
    await expect(heading(page, 'Your next payment')).toBeVisible();
    await expect(page.getByText('Comes on Monday', { exact: true })).toBeVisible();
    expectTaps('see the next payment and its day', []);

    const details = counted(page);
    await details.link('See your payments');
    await details.button('See what it is made of');
    await expect(page.getByRole('dialog').getByText('To be paid', { exact: true })).toBeVisible();
    expectTaps('see what a payment is made of', details.taps);
  });
});

test.describe('taps: a busy creator', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  test('[EARN-01] a statement', async ({ page }) => {
    await page.goto('/influencer-home');
    const { taps, link, button } = counted(page);
    await link('See your payments');
    await button('Statement and tax (TDS)');
    const download = page.waitForEvent('download');
    await button('Download CSV');
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    expectTaps('download the statement of the year', taps);
  });

  test('sharing the latest collection', async ({ page }) => {
    await page.goto('/influencer-home');
    const { taps, link, button } = counted(page);
    await link('See all Links and collections');
    await button(/^Share /);
    await expect.poll(() => copiedOn(page).catch(() => '')).toContain('/collection/');
    expectTaps('share the latest collection', taps);
  });

  test('taking back a link that was just made', async ({ page }) => {
    await page.goto('/affiliate-links');
    await page.getByRole('radio', { name: /Single link/ }).first().click();
    await page.locator('.product-toggle').first().click();
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(heading(page, 'Your link is ready')).toBeVisible();
    const { taps, button } = counted(page);
    await button(/^Delete/);
    await button('DELETE');
    await expect(page.getByText('Collection Deleted', { exact: true })).toBeVisible();
    expectTaps('delete a link that was just made, from where it is shown', taps);
  });

  test('[LINK-01] AutoDM on a post', async ({ page }) => {
    await page.goto('/influencer-home');
    const { taps, tap, link, button } = counted(page);
    await link('AutoDM');
    await link('Link a post');
    await tap('post', page.locator('label').filter({ has: page.getByRole('radio', { name: 'Monsoon desk makeover under ₹2,000', exact: true }) }));
    await button('Next');
    await button('From marketplace orders');
    await tap('product', page.getByRole('checkbox', { name: `Select ${orders[0]}`, exact: true }));
    await button('Done');
    await button('Complete');
    await expect(heading(page, 'AutoDM setup complete')).toBeVisible();
    expectTaps('set AutoDM on a post', taps);
  });
});

test.describe('taps: bank details', () => {
  test.use({ scenario: 'payment-pending', loggedIn: true });

  test('[BANK-01] from the payment that waits to saved details', async ({ page, sandbox }) => {
    await page.goto('/influencer-home');
    const { taps, tap, link, button } = counted(page);
    const fill = async (name: string, text: string) => {
      await tap(name, page.getByRole('textbox', { name, exact: true }));
      await page.keyboard.insertText(text);
    };
    await link('Add bank details');
    await button('Add bank details');
    await fill('Account holder name', 'Asha Rao');
    await fill('Account number', '004512348876');
    await fill('Account number again', '004512348876');
    await fill('IFSC', 'HDFC0001234');
    await button('Continue');
    await tap('agree', page.getByRole('checkbox', { name: /^This account is mine/ }));
    await button('Send OTP');
    await expect(page.getByRole('textbox', { name: 'OTP', exact: true })).toBeFocused();
    const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
    await page.keyboard.insertText(messages[0]?.otp ?? '');
    await expect(heading(page, 'Your bank details are saved')).toBeVisible();
    expectTaps('add bank details', taps);
  });
});
