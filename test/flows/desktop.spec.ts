import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';

test.use({ scenario: 'busy-creator', loggedIn: true, viewport: { width: 1280, height: 800 } });

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box`);
  return box;
};

/** The page of an embedder, whose elements stand in columns of this width. */
const columnOf = (width: number, element: string) => `<!doctype html><title>Shop</title><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } div { width: ${width}px }</style><script type="module" src="/creator-elements.js"></script><div>${element}</div>`;

test.describe('on a desktop', () => {
  test('the navigation is at the left of the screen, and stays there when the page is scrolled', async ({ page }) => {
    await page.goto('/influencer-home');
    await expect(page.locator('creator-home .home-more')).toBeVisible();
    const rail = await boxOf(page, 'creator-app nav');
    const screen = await boxOf(page, 'creator-app main h1');
    expect([rail.x, rail.y, rail.height]).toEqual([0, 0, 800]);
    expect(screen.x).toBeGreaterThanOrEqual(rail.x + rail.width);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    expect((await boxOf(page, 'creator-app nav')).y).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('screens with two subjects have two columns, which begin with the rest of the app', async ({ page }) => {
    const columns = [
      ['/influencer-home', '.home > .money', '.home > .home-more'],
      ['/earnings', '[aria-labelledby="payment"]', '.earnings-ways'],
      ['/performance', '.day-place', '.bonus-card'],
      ['/collection-listing', '.infinite-list > li:first-child', '.infinite-list > li:nth-child(2)'],
    ] as const;
    for (const [path, left, right] of columns) {
      await page.goto(path);
      await expect(page.locator(right).first()).toBeVisible();
      const [first, second] = [await boxOf(page, left), await boxOf(page, right)];
      expect(Math.abs(first.y - second.y), path).toBeLessThan(2);
      expect(second.x, path).toBeGreaterThan(first.x + first.width);
    }
  });

  test('a listing keeps its two columns when it has more rows than are drawn at once', async ({ page }) => {
    await page.goto('/collection-listing');
    await page.evaluate(async () => {
      const product = { id: (await (await fetch('/api/post-linking/ordered-products?page_no=0&page_size=20')).json() as { product_details_list: { id: string }[] }).product_details_list[0] };
      for (let number = 1; number <= 40; number++) {
        const body = { collection: { name: `Collection ${number}`, platform: 'INSTAGRAM_STORIES' }, product_details_list: [product.id], is_auto_dm_enable_flow: false };
        await fetch('/api/collection-links/create-collection', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      }
    });
    await page.reload();
    const rows = page.locator('creator-collection-listing article');
    await expect(rows).toHaveCount(20);
    await expect.poll(async () => {
      await page.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight); });
      return page.getByText('Plants for north windows', { exact: true }).count();
    }).toBe(1);
    const lefts = await rows.evaluateAll((found) => [...new Set(found.map((row) => Math.round(row.getBoundingClientRect().left)))]);
    expect(lefts).toHaveLength(2);
  });

  test('an element in a narrow column looks as on a phone', async ({ page, sandbox }) => {
    const measured = () => page.locator('creator-earnings .earnings > *').evaluateAll((parts) => parts.map((part) => {
      const { x, y, width } = part.getBoundingClientRect();
      return [x, y, width].map(Math.round);
    }));
    sandbox.put('/host/column', columnOf(360, '<creator-earnings></creator-earnings>'));
    await page.goto('/host/column');
    await expect(page.locator('creator-earnings .earnings')).toBeVisible();
    const inColumn = await measured();
    expect(inColumn.length).toBeGreaterThan(3);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await measured()).toEqual(inColumn);
  });

  test('an app in a narrow column has its navigation below its screen', async ({ page, sandbox }) => {
    sandbox.put('/host/column', columnOf(400, '<creator-app routing="memory"></creator-app>'));
    await page.goto('/host/column');
    await expect(page.locator('creator-home .home-more')).toBeVisible();
    const bar = await boxOf(page, 'creator-app nav');
    expect([bar.x, bar.width, Math.round(bar.y + bar.height)]).toEqual([0, 400, 800]);
  });
});
