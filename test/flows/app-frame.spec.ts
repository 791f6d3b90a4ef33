import type { Locator } from '@playwright/test';
import { expect, test } from '../support/flow';
import { block } from '../support/flow-page';

interface Event { name: string; path: string; entered_from?: string; values: Record<string, unknown> }

/** A button is as high as a finger needs, and not much higher. */
async function expectButtonHeight(button: Locator): Promise<void> {
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThanOrEqual(64);
}

test.describe('the frame of the app', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, shared: true });

  test('has one main landmark and one way past the navigation, whatever the screen', async ({ page: creator }) => {
    for (const [path, text] of [['/help', 'Help'], ['/earnings', 'Payments'], ['/affiliate-links', 'Create affiliate links']] as const) {
      await creator.goto(path);
      await expect(creator.getByRole('heading', { name: text, exact: true }).first()).toBeVisible();
      await expect(creator.getByRole('main')).toHaveCount(1);
    }
    await creator.goto('/help');
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await creator.evaluate(() => { (document.activeElement as HTMLElement | null)?.blur(); });
    await creator.keyboard.press('Tab');
    await expect(creator.getByRole('link', { name: 'Skip to content', exact: true })).toBeFocused();
    await creator.keyboard.press('Enter');
    await expect(creator.getByRole('main')).toBeFocused();
    await expect(creator).toHaveURL(/\/help$/);
  });

  test('stays when a screen cannot be loaded, with a Retry of a button\'s height', async ({ page: creator }) => {
    await creator.goto('/influencer-home');
    await expect(creator.getByRole('link', { name: 'Help', exact: true })).toBeVisible();
    await block(creator, 'creator-help');
    await creator.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Loading chunk failed', exact: true })).toBeVisible();
    await expectButtonHeight(creator.getByRole('button', { name: 'Retry', exact: true }));
    await creator.unrouteAll();
    await creator.getByRole('link', { name: 'Performance', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Performance', exact: true })).toBeVisible();
  });

  test('stays when the page is opened without the code of its screen, and heals by Retry', async ({ sandbox }) => {
    const other = await sandbox.newPage({ loggedIn: true });
    await block(other, 'creator-help');
    await other.goto('/help');
    await expect(other.getByRole('heading', { name: 'Loading chunk failed', exact: true })).toBeVisible();
    await expect(other.getByRole('main')).toHaveCount(1);
    await expectButtonHeight(other.getByRole('button', { name: 'Retry', exact: true }));
    await expect(other.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await other.unrouteAll();
    await other.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
  });

  test('has the bar of a task at the foot of the window, however short the task is', async ({ page: creator, sandbox }) => {
    const gapBelowBar = async () => {
      const box = await creator.locator('.task-bar').boundingBox();
      return box && 844 - box.y - box.height;
    };
    await sandbox.control('faults', { method: 'GET', path: '/post-linking/instagram-media', status: 500, times: 9 });
    await creator.goto('/auto-dm-post-linking');
    await expect(creator.getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
    expect(await gapBelowBar()).toBe(0);
    await sandbox.control('faults', undefined, 'DELETE');
    await creator.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(creator.getByRole('button', { name: 'Retry', exact: true })).toHaveCount(0);
    await expect(creator.getByRole('radio', { name: /./ }).first()).toBeVisible();
    expect(await gapBelowBar()).toBe(0);
  });

  test('[NAV-06] remembers where the creator came from, and tells it of later visits too', async ({ page: creator, sandbox }) => {
    const viewsOf = async (path: string) => (await sandbox.control<{ events: Event[] }>('events')).events
      .filter((event) => event.name === 'page-view' && event.path === path).map((event) => event.values['entered_from']);
    await creator.goto('/influencer-home?entered_from=insta_story');
    await expect(creator.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
    await creator.goto('/view-all-ordered-products');
    await expect(creator.getByRole('heading', { name: /[Oo]rder/ }).first()).toBeVisible();
    await creator.goto('/sandbox'); // what is left to say is said when the page is left
    await expect.poll(async () => (await viewsOf('/view-all-ordered-products')).includes('insta_story'), 'the later visit does not say it').toBe(true);
  });
});
