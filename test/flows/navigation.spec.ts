import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';

const scrollOf = (creator: Page) => creator.evaluate(() => scrollY);

/** As soon as the page is so long. */
const scrollAsFar = (creator: Page, top: number) => expect.poll(async () => {
  await creator.evaluate((far) => { scrollTo(0, far); }, top);
  return scrollOf(creator);
}).toBe(top);

test.describe('getting around in the app', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, shared: true });

  test('keeps the page in the address, its title, and the place it was scrolled to on back', async ({ page: creator }) => {
    await creator.goto('/performance');
    await expect(creator.getByRole('heading', { name: /Sales Generating Posts/ }).first()).toBeVisible();
    await scrollAsFar(creator, 500);
    await creator.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await expect(creator).toHaveURL(/\/help/);
    await expect(creator).toHaveTitle('Help · Bazaar creators');
    expect(await scrollOf(creator)).toBe(0);
    await creator.goBack();
    await expect(creator.getByRole('heading', { name: /Sales Generating Posts/ }).first()).toBeVisible();
    await expect.poll(() => scrollOf(creator), 'not scrolled back').toBe(500);
  });

  test('comes back to its place after a reload, and then to that of the page before', async ({ page: creator }) => {
    await creator.goto('/performance');
    await expect(creator.getByRole('heading', { name: /Sales Generating Posts/ }).first()).toBeVisible();
    await scrollAsFar(creator, 900);
    await creator.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await scrollAsFar(creator, 400);
    await creator.reload();
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await expect.poll(() => scrollOf(creator), 'not scrolled back after the reload').toBe(400);
    await creator.goBack();
    await expect(creator.getByRole('heading', { name: /Sales Generating Posts/ }).first()).toBeVisible();
    await expect.poll(() => scrollOf(creator), 'not scrolled back').toBe(900);
  });

  test('no item of the navigation moves when the page changes', async ({ page: creator }) => {
    const items = creator.getByRole('navigation').getByRole('link');
    const places = async () => Promise.all((await items.all()).map(async (item) => [await item.textContent(), (await item.boundingBox())?.x]));
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await expect(items, 'Skip to content and five pages').toHaveCount(6);
    const before = await places();
    for (const name of ['Performance', 'Payments']) {
      await creator.getByRole('link', { name, exact: true }).click();
      await expect(creator.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(creator.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      expect(await places()).toEqual(before);
    }
  });

  test('[ROUTE-03] puts Home into the address of an unknown page', async ({ page: creator }) => {
    await creator.goto('/no/such/page');
    await expect(creator.getByRole('heading', { name: 'Earn 10% commission', exact: true })).toBeVisible();
    await expect(creator).toHaveURL(/\/influencer-home$/);
  });

  test('a refused consent comes back to Home without its parameters, and says how to go on', async ({ openSandbox }) => {
    const other = await openSandbox();
    const newcomer = await other.newPage({ loggedIn: true });
    await newcomer.goto('/influencer-home');
    await newcomer.getByRole('button', { name: 'Connect Instagram', exact: true }).click();
    await newcomer.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(newcomer.getByRole('button', { name: 'Connect Instagram', exact: true })).toBeVisible();
    await expect(newcomer).toHaveURL(/\/influencer-home$/);
    await other.close();
  });

  test('an invented code is never sent', async ({ page: creator, sandbox }) => {
    await sandbox.control('requests', undefined, 'DELETE');
    await creator.goto('/influencer-home?code=stolen&state=forged');
    await expect(creator.getByRole('heading', { name: 'Earn 10% commission', exact: true })).toBeVisible();
    await expect(creator).toHaveURL(/\/influencer-home$/);
    const { requests } = await sandbox.control<{ requests: { path: string }[] }>('requests');
    expect(requests.some(({ path }) => path === '/home/instagram-onboarding')).toBe(false);
  });

  test('signing out in one tab locks the other', async ({ page: creator }) => {
    const other = await creator.context().newPage();
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await other.goto('/help');
    await expect(other.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await other.evaluate(() => { localStorage.removeItem('creator:user-id'); });
    await expect(creator.getByRole('textbox', { name: 'Phone number', exact: true })).toBeVisible();
  });
});
