import type { Page } from '@playwright/test';
import { brand, demoPhone } from '../../demo/marketplace/brand';
import { catalogue, shelves } from '../../demo/marketplace/seed/catalogue';
import { expect, test } from '../support/flow';
import { copiedOn } from '../support/flow-page';
import { shownPictures, storedPictures, takePicture } from '../support/tour';
import { choosePost, pickOrder } from './choices';

const product = catalogue.find(({ id, affiliate }) => affiliate && ![...shelves.ORDERS, ...shelves.WISHLIST].includes(id));
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

test.describe('docs/tour.md', () => {
  test('each step of the story works, from the first login to the first payment', async ({ page, sandbox }) => {
    const taken: string[] = [];
    const picture = async (name: string, of = page) => {
      await takePicture(of, name);
      taken.push(name);
    };
    const again = async (scenario: string, route: string) => {
      await sandbox.control('scenario', { name: scenario });
      await page.goto(route);
    };

    // Day one: the login.
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(demoPhone);
    await picture('login');
    await tap(page, 'Request OTP');
    await expect(page.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
    await page.getByRole('textbox', { name: 'OTP', exact: true }).fill(messages[0]?.otp ?? '');
    await heading(page, 'Get started');
    await picture('first-steps');

    // The first link.
    await page.getByRole('textbox', { name: 'Paste a product link', exact: true }).click();
    await page.keyboard.insertText(`https://${brand.productHosts[0]}/any-name/p/${product?.id}`);
    await expect(page.getByRole('button', { name: `Remove ${product?.name}`, exact: true })).toBeVisible();
    await picture('product');
    await tap(page, 'Complete');
    await heading(page, 'Your link is ready');
    await picture('link-ready');
    await tap(page, 'Copy Link');
    await expect.poll(() => copiedOn(page).catch(() => '')).toContain('/l/');
    const link = new URL(await copiedOn(page));
    await tap(page, 'Go to Home');

    // Instagram, and a post that answers by itself.
    await tap(page, 'Connect Instagram');
    await tap(page, 'Allow');
    await expect(page.getByText('Instagram connected', { exact: true })).toBeVisible();
    await page.goto('/auto-dm-post-linking');
    await heading(page, 'Link a post');
    await choosePost(page, 'Monsoon desk makeover under ₹2,000');
    await tap(page, 'Next');
    await pickOrder(page);
    await picture('link-a-post');
    await tap(page, 'Complete');
    await heading(page, 'AutoDM setup complete');
    await page.goto('/auto-dm-activated');
    await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Price please?');
    await expect(page.getByText(/triggers AutoDM/).first()).toBeVisible();
    await page.getByText(/triggers AutoDM/).first().scrollIntoViewIfNeeded();
    await picture('auto-dm');

    // Somebody buys.
    const buyer = await sandbox.newPage();
    await buyer.goto(link.pathname + link.search);
    await buyer.getByRole('button', { name: 'Buy now', exact: true }).click();
    await heading(buyer, 'Thank you for your order');
    await page.goto('/performance');
    await heading(page, 'Sales Generating Posts (1)');
    await picture('first-order');

    // Where the money goes.
    await page.goto('/bank-details');
    await heading(page, 'Where should we send your earnings?');
    await picture('bank-details');

    // Three weeks later.
    await again('payment-upcoming', '/influencer-home');
    await heading(page, 'Your next payment');
    await picture('next-payment');
    await page.getByRole('link', { name: 'See your payments', exact: true }).click();
    await expect(page.getByText(/^Will be paid on Monday, /).first()).toBeVisible();
    await picture('payments');
    await again('payment-paid', '/earnings');
    await expect(page.getByText(/^Paid /).first()).toBeVisible();
    await tap(page, 'See what it is made of');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'WhatsApp', exact: true })).toBeVisible();
    await picture('first-payment');

    // Some months later.
    await again('busy-creator', '/performance');
    await heading(page, /^Sales Generating Posts/);
    await picture('performance');
    await page.goto('/help');
    await heading(page, 'Still need help?');
    await page.getByRole('heading', { name: 'Still need help?', exact: true }).scrollIntoViewIfNeeded();
    await page.evaluate(() => { document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight); });
    await picture('help');

    expect(shownPictures()).toEqual(taken);
  });

  test('has every picture that it shows, small enough for a repository, and no other', async () => {
    const stored = await storedPictures();
    expect(Object.keys(stored)).toEqual(shownPictures().sort());
    expect(shownPictures().length).toBeLessThanOrEqual(14);
    for (const [name, bytes] of Object.entries(stored)) expect(bytes, name).toBeLessThan(60_000);
  });
});
