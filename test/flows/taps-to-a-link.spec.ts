import type { Page } from '@playwright/test';
import { brand } from '../../demo/marketplace/brand';
import { catalogue, shelves } from '../../demo/marketplace/seed/catalogue';
import { expect, test } from '../support/flow';
import { copiedOn } from '../support/flow-page';
import { counted } from '../support/taps';
import { rowOf } from '../support/tour';
import { orders } from './choices';

const others = catalogue.filter(({ id, affiliate }) => affiliate && ![...shelves.ORDERS, ...shelves.WISHLIST].includes(id));
const addressOf = (id: string | undefined) => `https://${brand.productHosts[0]}/any-name/p/${id}`;

/** The taps of a task, and whether it ended with this address copied. */
function counting(page: Page) {
  const copied = async (part: string) => {
    await expect.poll(() => copiedOn(page).catch(() => '')).toContain(part);
  };
  return { ...counted(page), copied };
}

const order = (page: Page, name = '') => page.locator('.product-toggle').filter({ hasText: name }).first();

test.describe('taps to a link', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true });

  // Seven of them, and eight from Home, before the field was on the screen (decision E290).
  test('[COLL-07] [SUCC-06] three from a pasted address to its copied link, on Home and on the screen of links', async ({ page }) => {
    await page.goto('/influencer-home');
    const atHome = counting(page);
    await atHome.tap('field', page.getByRole('textbox', { name: 'Paste a product link', exact: true }));
    await page.keyboard.insertText(addressOf(others[1]?.id));
    await expect(page.getByRole('button', { name: `Remove ${others[1]?.name}`, exact: true })).toBeVisible();
    await atHome.button('Complete');
    await atHome.button('Copy Link');
    await atHome.copied('/l/');
    expect(atHome.taps).toEqual(['field', 'Complete', 'Copy Link']);
    expect(rowOf('copy a link for a pasted product')).toEqual([String(atHome.taps.length)]);

    await page.goto('/affiliate-links');
    const { taps, tap, button, copied } = counting(page);
    const field = page.getByRole('textbox', { name: 'Paste a product link', exact: true });
    await tap('field', field);
    await field.fill(addressOf(others[0]?.id));
    await expect(page.getByRole('button', { name: `Remove ${others[0]?.name}`, exact: true })).toBeVisible();
    await button('Complete');
    await button('Copy Link');
    await copied('/l/');
    expect(taps).toEqual(['field', 'Complete', 'Copy Link']);
  });

  // Ten, and eleven from Home, before.
  test('[COLL-03] [SUCC-08] a collection of five orders: eight from the screen at the first time, and eight from Home from then on', async ({ page }) => {
    await page.goto('/affiliate-links');
    const first = counting(page);
    await first.tap('platform', page.getByRole('radio', { name: 'Instagram Stories', exact: true }));
    for (const name of orders.slice(0, 5)) await first.tap('order', order(page, name));
    await first.button('Complete');
    await first.button('Copy collection link');
    await first.copied('/collection/');
    expect(first.taps.length).toBe(8);

    await page.getByRole('button', { name: 'Go to Home', exact: true }).click();
    const next = counting(page);
    await next.button('Create affiliate links');
    for (const name of orders.slice(5, 10)) await next.tap('order', order(page, name));
    await next.button('Complete');
    await next.button('Copy collection link');
    await next.copied('/collection/');
    expect(next.taps.length).toBe(8);
  });

  test('[PROD-20] a collection of five pasted addresses: four from the screen', async ({ page }) => {
    await page.goto('/affiliate-links');
    const { taps, tap, button, copied } = counting(page);
    const field = page.getByRole('textbox', { name: 'Paste a product link', exact: true });
    await tap('field', field);
    await field.fill(others.slice(0, 5).map(({ id }) => addressOf(id)).join(' '));
    await tap('platform', page.getByRole('radio', { name: 'Instagram Stories', exact: true }));
    await expect(page.getByText('5 products', { exact: true })).toBeVisible();
    await button('Complete');
    await button('Copy collection link');
    await copied('/collection/');
    expect(taps.length).toBe(4);
  });
});
