import type { Page } from '@playwright/test';
import { dictionary as hindi } from '../../src/text/hi/index';
import { expect, test } from '../support/flow';
import { block, readPage, violationsOf } from '../support/flow-page';

const login = hindi.login.title.replace('{0}', 'Bazaar');

/** The scripts with words of other languages that a page asks for. */
function wordsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/text\/([\w-]+)-[\w-]{7}\.js/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

test.describe('the language of the app', () => {
  test.use({ scenario: 'busy-creator' });

  test('is that of the browser: the server\'s page, the app that takes it over, and its title', async ({ sandbox }) => {
    const page = await sandbox.newPage({ locale: 'hi-IN' });
    const asked = wordsAskedBy(page);
    const html = await (await page.goto('/login'))?.text();
    expect(html).toContain('<html lang="hi"');
    expect(html).toContain(login);
    await expect(page.locator('.first-frame')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: login, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${hindi.app.titles.login}`));
    expect([...new Set(asked)].sort()).toEqual(['hi', 'switch', 'translate']);
    expect(violationsOf(page)).toEqual([]);
  });

  test('is English without a further request', async ({ sandbox }) => {
    const page = await sandbox.newPage();
    const asked = wordsAskedBy(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Request OTP', exact: true })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is English if its words do not arrive', async ({ sandbox }) => {
    const page = await sandbox.newPage({ locale: 'hi-IN', loggedIn: true });
    await block(page, '/text/hi-');
    await page.goto('/help');
    await expect(page.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Payments', exact: true })).toBeVisible();
  });

  test('is the creator\'s own choice from then on, in every screen', async ({ sandbox }) => {
    const page = await sandbox.newPage({ loggedIn: true });
    await page.goto('/help');
    const search = page.getByRole('searchbox', { name: 'Search help', exact: true });
    await search.fill('TDS');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('hi');
    await expect(page.getByRole('heading', { name: hindi.help.title, exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: hindi.help.search, exact: true })).toHaveValue('TDS');
    await page.goto('/earnings');
    await expect(page.getByRole('heading', { name: hindi.earnings.titles.earnings, exact: true })).toBeVisible();
    expect(await readPage(page)).not.toMatch(/Payments|Commission\b/);
  });
});
