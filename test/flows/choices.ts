import type { Page } from '@playwright/test';
import { catalogue, shelves } from '../../demo/marketplace/seed/catalogue';

/** What the sandbox's creators have ordered, by name, in their order. */
export const orders = shelves.ORDERS.map((id) => catalogue.find((product) => product.id === id)?.name ?? '');

/** Picks a product of the creator's orders in Add Products, by default the first one. */
export async function pickOrder(page: Page, name = orders[0]): Promise<void> {
  await page.getByRole('button', { name: 'From marketplace orders', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** Chooses an Instagram post by its picture, which covers the radio button. */
export async function choosePost(page: Page, caption: string): Promise<void> {
  await page.locator('label').filter({ has: page.getByRole('radio', { name: caption, exact: true }) }).click();
}
