import type { Browser, Page } from '@playwright/test';
import { oddTexts } from '../../demo/marketplace/scenarios/awkward-data';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

const address = '/collection/col-monsoon';
const products = ['City Runner Sneakers', 'Insulated Steel Water Bottle 1 L', 'Everyday Laptop Backpack 22 L'];

/** A visitor whose browser runs no script, as most readers of links do. */
async function withoutScript(browser: Browser, sandbox: Sandbox): Promise<Page> {
  const context = await browser.newContext({ baseURL: sandbox.origin, javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

const tag = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

test.describe('the public page of a collection', () => {
  test.use({ scenario: 'busy-creator' });

  test('[PUB-01] is readable without a script: name, creator, and each product with its link and picture', async ({ browser, sandbox }) => {
    const visitor = await withoutScript(browser, sandbox);
    const answer = await visitor.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { name: 'Monsoon must-haves' })).toBeInViewport();
    // The hidden one is the first frame, which only a script would replace. Playwright's search by text leaves out what is
    // inside <noscript>.
    await expect(visitor.locator('.collection-creator').filter({ visible: true })).toHaveText('Picked by Asha Rao');
    const links = visitor.getByRole('link');
    await expect(links).toHaveCount(6);
    for (const product of products) await expect(visitor.getByRole('link', { name: product })).toBeVisible();
    for (const href of await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) {
      expect(href).toContain(`${sandbox.origin}/l/colmonsoon`);
    }
    const pictures = visitor.getByRole('list').locator('img');
    await expect.poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await visitor.context().close();
  });

  test('is laid out as the element lays it out', async ({ browser, sandbox, page }) => {
    const boxes = (visitor: Page) => visitor.getByRole('listitem').evaluateAll((all) => all.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }));
    const visitor = await withoutScript(browser, sandbox);
    await visitor.goto(address);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    // The title of the server's page stays.
    await expect(page).toHaveTitle('Monsoon must-haves · Picked by Asha Rao');
    expect(await boxes(visitor)).toEqual(await boxes(page));
    await visitor.context().close();
  });

  test('has a title, a description and a picture for previews in other apps', async ({ browser, sandbox }) => {
    const page = await withoutScript(browser, sandbox);
    await page.goto(address);
    await expect(page).toHaveTitle('Monsoon must-haves · Picked by Asha Rao');
    expect(await tag(page, 'description')).toBe(`6 products: ${products.join(', ')}`);
    expect(await tag(page, 'og:title')).toBe('Monsoon must-haves · Picked by Asha Rao');
    expect(await tag(page, 'og:description')).toBe(`6 products: ${products.join(', ')}`);
    expect(await tag(page, 'og:type')).toBe('website');
    expect(await tag(page, 'og:site_name')).toBe('Bazaar');
    expect(await tag(page, 'og:url')).toBe(`${sandbox.origin}${address}`);
    expect(await tag(page, 'twitter:card')).toBe('summary_large_image');
    const picture = await page.request.get(await tag(page, 'og:image') ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${sandbox.origin}${address}`);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('head > title')).toHaveCount(1);
    await page.context().close();
  });

  test('a collection that does not exist is answered with 404, and the app says so', async ({ page }) => {
    const answer = await page.goto('/collection/gone');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('We cannot find this collection', { exact: true })).toBeVisible();
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(0);
  });
});

test.describe('the public page of a collection with markup in its name', () => {
  test.use({ scenario: 'awkward-data' });

  test('has it as text, in the page and in the tags', async ({ browser, sandbox }) => {
    const visitor = await withoutScript(browser, sandbox);
    await visitor.goto('/collection/odd-markup');
    await expect(visitor.getByRole('heading', { name: oddTexts.markup })).toBeVisible();
    await expect(visitor.getByRole('link', { name: oddTexts.markup })).toBeVisible();
    expect(await tag(visitor, 'og:title')).toBe(`${oddTexts.markup} · Picked by Asha Rao`);
    await expect(visitor.locator('b')).toHaveCount(0);
    await expect(visitor.locator('[onerror]')).toHaveCount(0);
    await visitor.context().close();
  });

  test('shows a product that is listed twice once', async ({ browser, sandbox, page }) => {
    const visitor = await withoutScript(browser, sandbox);
    await visitor.goto('/collection/odd-twice');
    await expect(visitor.getByRole('listitem')).toHaveCount(2);
    await page.goto('/collection/odd-twice');
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await visitor.context().close();
  });
});

test.describe('a page of the app without a script', () => {
  test('says what it needs', async ({ browser, sandbox }) => {
    const visitor = await withoutScript(browser, sandbox);
    await visitor.goto('/login');
    await expect(visitor.locator('noscript p')).toHaveText('The creator programme needs JavaScript.');
    await expect(visitor.locator('noscript p')).toBeInViewport();
    await visitor.context().close();
  });
});
