import type { Page } from '@playwright/test';
import { brand, demoPhone } from '../../demo/marketplace/brand';
import { catalogue, shelves } from '../../demo/marketplace/seed/catalogue';
import { expect, test } from '../support/flow';
import { copiedOn, readPage, violationsOf } from '../support/flow-page';
import { pickOrder } from './choices';

const nameOf = (id: string | undefined) => catalogue.find((product) => product.id === id)?.name ?? '';
const ordered = nameOf(shelves.ORDERS[1]);
const wished = catalogue.find(({ id }) => shelves.WISHLIST.includes(id) && !shelves.ORDERS.includes(id));
const pasted = catalogue.find(({ id, affiliate }) => affiliate && ![...shelves.ORDERS, ...shelves.WISHLIST].includes(id));

interface Message {
  channel: string;
  to: string;
  text: string;
  otp?: string;
}

/** A figure of the card on Performance, as a number. */
async function figure(creator: Page, label: string): Promise<number> {
  const page = await readPage(creator);
  const match = new RegExp(`${label}\\s*(?:About [\\w ]+\\s*)?₹?([\\d,]+)`).exec(page);
  if (!match) throw new Error(`no ${label} in: ${page.slice(0, 800)}`);
  return Number(match[1]?.replaceAll(',', ''));
}

test.describe('the first commission', () => {
  test('[LOGIN-01] [HOME-01] [COLL-01] goes from logging in to a commission that rises on Performance', async ({ page: creator, sandbox }) => {
    await creator.goto('/');

    // Log in: the sandbox's control page shows the SMS.
    await expect(creator).toHaveURL(/\/login/);
    await creator.getByRole('textbox', { name: 'Phone number', exact: true }).fill(demoPhone);
    await creator.getByRole('button', { name: 'Request OTP', exact: true }).click();
    await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    const control = await creator.context().newPage();
    await control.goto('/sandbox');
    const { messages } = await sandbox.control<{ messages: Message[] }>('outbox');
    const otp = messages[0]?.otp ?? '';
    await expect(control.getByText(new RegExp(otp)).first()).toBeVisible();
    await control.close();
    await creator.getByRole('textbox', { name: 'OTP', exact: true }).fill(otp);

    // Home, and Instagram through the consent page.
    await expect(creator).toHaveURL(/\/influencer-home/);
    await creator.getByRole('button', { name: 'Connect Instagram', exact: true }).click();
    await expect(creator.getByRole('heading', { name: /Allow Bazaar to use your Instagram account/ }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(creator.getByText(/connected/i).first()).toBeVisible();
    await expect(creator).toHaveURL(/\/influencer-home$/);
    await expect(creator.getByRole('link', { name: 'AutoDM', exact: true })).toBeVisible();

    // A single affiliate link from previous orders.
    await creator.getByRole('button', { name: 'Create affiliate links', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Create affiliate links', exact: true })).toBeVisible();
    await creator.getByRole('radio', { name: /Single link/ }).first().click();
    await pickOrder(creator, ordered);
    await creator.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(creator.getByText('Share it wherever you like', { exact: true }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Go to Home', exact: true }).click();
    await expect(creator.getByText(/Affiliate_Link_/).first()).toBeVisible();

    // A collection through all three product sources.
    await creator.getByRole('button', { name: 'Create affiliate links', exact: true }).click();
    await creator.getByRole('textbox', { name: 'Name', exact: true }).fill('Diwali picks');
    await creator.getByRole('radio', { name: 'Instagram Stories', exact: true }).click();
    await pickOrder(creator, ordered);
    await creator.getByRole('button', { name: 'From wishlist', exact: true }).click();
    await creator.getByRole('checkbox', { name: `Select ${wished?.name}`, exact: true }).click();
    await creator.getByRole('button', { name: 'Done', exact: true }).click();
    await creator.getByRole('button', { name: 'Paste product link', exact: true }).click();
    await creator.getByRole('textbox', { name: 'Product link', exact: true }).fill(`https://${brand.productHosts[0]}/${pasted?.slug}/p/${pasted?.id}`);
    await creator.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(creator.getByRole('checkbox', { name: `Select ${pasted?.name}`, exact: true })).toBeVisible();
    await creator.getByRole('button', { name: 'Done', exact: true }).click();
    await creator.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(creator.getByText('Added Products (3)', { exact: true }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Copy Link', exact: true }).first().click();
    await expect(creator.getByText('Link Copied', { exact: true }).first()).toBeVisible();
    const link = await copiedOn(creator);
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/l\/\w+\?/);
    await creator.getByRole('button', { name: 'Go to Home', exact: true }).click();

    // A QR code for the collection.
    await creator.getByRole('link', { name: 'See all Links and collections', exact: true }).click();
    await creator.getByRole('button', { name: /^More for/ }).first().click();
    await creator.getByRole('button', { name: 'QR code', exact: true }).click();
    await expect(creator.getByRole('button', { name: 'Download', exact: true }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Close', exact: true }).click();

    // Nothing has been earned yet.
    await creator.getByRole('link', { name: 'Performance', exact: true }).click();
    await expect(creator.getByText('No post got clicks in the selected period', { exact: true }).first()).toBeVisible();
    expect(await figure(creator, 'Clicks')).toBe(0);

    // A buyer opens the copied link, and buys two as a first order.
    const buyer = await sandbox.newPage();
    await buyer.goto(link.slice(link.indexOf('/l/')));
    await expect(buyer.getByRole('heading', { name: pasted?.name ?? '', exact: true })).toBeVisible();
    await buyer.getByRole('spinbutton', { name: 'Quantity', exact: true }).fill('2');
    await buyer.getByRole('checkbox', { name: 'This is my first order', exact: true }).click();
    await buyer.getByRole('button', { name: 'Buy now', exact: true }).click();
    await expect(buyer.getByRole('heading', { name: 'Thank you for your order', exact: true })).toBeVisible();

    // Clicks, orders, sales and commission have risen.
    await creator.reload();
    await expect(creator.getByRole('heading', { name: 'Sales Generating Posts (1)', exact: true })).toBeVisible();
    const sales = ((pasted?.price ?? 0) / 100) * 2;
    expect(await figure(creator, 'Clicks')).toBe(1);
    expect(await figure(creator, 'Orders')).toBe(1);
    expect(await figure(creator, 'Sales')).toBe(sales);
    expect(await figure(creator, 'Total commission')).toBe(Math.round(sales * 0.1));
    await expect(creator.getByText('Diwali picks', { exact: true }).first()).toBeVisible();

    expect(violationsOf(creator)).toEqual([]);
  });
});
