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

  for (const width of [1000, 1280]) {
    test(`the destinations of the navigation stand below each other, all as wide as it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/influencer-home');
      const items = page.locator('creator-app nav').getByRole('link').filter({ hasNotText: 'Skip' });
      await expect(items).toHaveCount(5);
      const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
      const rail = await boxOf(page, 'creator-app nav');
      expect(new Set(boxes.map((box) => `${box.left} ${box.width}`)).size, 'places and widths').toBe(1);
      expect(boxes[0]?.width).toBeGreaterThan(rail.width - 32);
    });
  }

  test('screens with two subjects have two columns, which begin with the rest of the app', async ({ page }) => {
    const columns = [
      ['/influencer-home', '.home > .money', '.home > .home-more'],
      ['/earnings', '[aria-labelledby="payment"]', '.earnings-ways'],
      ['/performance', '.day-place', '.bonus-card'],
      ['/auto-dm-activated', '[aria-labelledby="autodm"]', '[aria-labelledby="custom"]'],
      ['/help', '.help-questions', '[aria-labelledby="rules"]'],
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

  test('past payments are a table that can be sorted', async ({ page }) => {
    await page.goto('/earnings?view=past_payments');
    const amounts = () => page.locator('.payment-row-money strong').allInnerTexts().then((texts) => texts.map((text) => Number(text.replace(/\D/g, ''))));
    await expect(page.getByRole('button', { name: 'Amount', exact: true })).toBeVisible();
    const sent = await amounts();
    expect(sent.length).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Amount', exact: true }).click();
    const down = [...sent].sort((one, other) => other - one);
    await expect.poll(amounts).toEqual(down);
    await page.getByRole('button', { name: 'Amount , highest first', exact: true, pressed: true }).click();
    await expect.poll(amounts).toEqual(down.reverse());
    await page.getByRole('button', { name: 'Paid on', exact: true }).click();
    await expect.poll(amounts).toEqual(sent);
  });

  test('posts of performance are a table that can be sorted, with figures below their headings', async ({ page }) => {
    await page.goto('/performance');
    const sales = () => page.locator('.post-card-facts > :nth-child(2)').allInnerTexts().then((texts) => texts.map((text) => Number(text.replace(/\D/g, ''))));
    const head = page.locator('.post-head');
    const button = head.getByRole('button', { name: /^Sales/ });
    await expect(head.getByText('Sales', { exact: true })).toBeVisible();
    await expect(button, 'a part of the posts is not sorted').toHaveCount(0);
    await page.mouse.wheel(0, 5000);
    await expect(button).toBeVisible();
    const sent = await sales();
    const [heading, figure] = [await boxOf(page, '.post-head > :nth-child(4)'), await boxOf(page, '.post-card-facts > :nth-child(2)')];
    expect(Math.abs(heading.x + heading.width - figure.x - figure.width)).toBeLessThan(2);
    await button.click();
    await expect.poll(sales).toEqual([...sent].sort((one, other) => other - one));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(head).toBeHidden();
  });

  test('what is shown while a screen loads has the place of its content', async ({ page, sandbox }) => {
    const sides = async (selector: string) => {
      const { x, width } = await boxOf(page, selector);
      return [x, width].map(Math.round);
    };
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/chunks\/react|\/api\//, async (route) => {
      await released;
      await route.continue();
    });
    const elements = ['creator-earnings', 'creator-auto-dm', 'creator-bank-details'];
    sandbox.put('/host/column', columnOf(1200, elements.map((tag) => `<${tag}></${tag}>`).join('')));
    await page.goto('/host/column');
    const waiting = await Promise.all(elements.map((tag) => sides(`${tag} .shell-skeleton`)));
    const columns = await boxOf(page, 'creator-earnings .skeleton-column + .skeleton-column');
    release();
    await expect(page.locator('creator-auto-dm [aria-labelledby="custom"]')).toBeVisible();
    for (const [index, tag] of elements.entries()) expect(await sides(`${tag} .column`), tag).toEqual(waiting[index]);
    for (const second of ['creator-earnings .earnings-ways', 'creator-auto-dm [aria-labelledby="custom"]']) {
      expect(Math.abs((await boxOf(page, second)).x - columns.x), second).toBeLessThan(2);
    }
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
