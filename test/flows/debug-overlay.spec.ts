import { expect, test } from '../support/flow';
import { copiedOn, violationsOf } from '../support/flow-page';

test.describe('?creator-debug', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, shared: true });

  test('opens an overlay with version, runtime, elements, events and calls, under the policy of the page', async ({ page: creator }) => {
    await creator.goto('/influencer-home?creator-debug');
    await expect(creator.getByRole('heading', { name: 'Creator elements', exact: true })).toBeVisible();
    await expect(creator.getByRole('cell', { name: 'bazaar-creators-web', exact: true }).first()).toBeVisible();
    await expect(creator.getByRole('cell', { name: '0.1.0', exact: true }).first()).toBeVisible();
    await creator.getByRole('tab', { name: /Elements/ }).first().click();
    await expect(creator.getByRole('cell', { name: 'creator-home', exact: true }).first()).toBeVisible();
    await expect(creator.getByRole('cell', { name: 'ready', exact: true }).first()).toBeVisible();
    await creator.getByRole('tab', { name: /Events/ }).first().click();
    await expect(creator.getByRole('cell', { name: 'name=page-view route=home', exact: true }).first()).toBeVisible();
    await creator.getByRole('tab', { name: /Requests/ }).first().click();
    await expect(creator.getByRole('cell', { name: 'POST /home/listing', exact: true }).first()).toBeVisible();
    await expect(creator.getByRole('cell', { name: '200', exact: true }).first()).toBeVisible();
    await creator.getByRole('tab', { name: /Bridge/ }).first().click();
    expect(violationsOf(creator)).toEqual([]);
  });

  test('copies a report that holds no secret, wherever secrets stand', async ({ page: creator }) => {
    const secrets = ['9876543210', '482913', 'eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0NTY3ODkwIn0', '50100234567890', 'HDFC0001234'];
    await creator.goto(`/influencer-home?creator-debug&token=${secrets[2]}`);
    await creator.evaluate(async (planted) => {
      for (const secret of planted) {
        for (const name of ['creator-track', 'creator-error', 'creator-change', 'creator-navigate', 'creator-ready', 'creator-open-external']) {
          document.querySelector('creator-app')?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: {
            name: secret, message: secret, href: `/x?${secret}`, params: { id: secret }, code: secret, requestId: secret, status: secret,
            reason: secret, view: secret, filters: { post: secret }, facts: { user_id: secret, entered_from: secret }, type: secret,
          } }));
        }
        await fetch(`/api/v1/collection/${secret}#${secret}`, { headers: { 'x-request-id': secret, authorization: `Bearer ${secret}` } }).catch(() => undefined);
        const headers = { 'x-request-id': '0123456789abcdef0123456789abcdef', 'content-type': 'application/json' };
        await fetch('/api/auth/request-otp', { method: 'POST', body: JSON.stringify({ phone: secret }), headers }).catch(() => undefined);
      }
    }, secrets);
    await creator.getByRole('tab', { name: /Requests/ }).first().click();
    await expect(creator.getByRole('cell', { name: 'GET /v1/collection/{id}', exact: true }).first()).toBeVisible();
    await creator.getByRole('button', { name: 'Copy report', exact: true }).click();
    await expect(creator.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    const report = await copiedOn(creator);
    for (const part of ['## Runtime', '## Elements', '## Events', 'POST /home/listing | 200', 'creator-home | ready']) expect(report).toContain(part);
    const overlay = await creator.evaluate(() => document.querySelector('creator-debug')?.shadowRoot?.textContent);
    for (const secret of secrets) {
      expect(report).not.toContain(secret);
      expect(overlay).not.toContain(secret);
    }
  });

  test('folds, moves to the other edge and closes', async ({ page: creator }) => {
    await creator.goto('/influencer-home?creator-debug');
    await creator.getByRole('button', { name: 'Fold', exact: true }).click();
    await expect(creator.getByRole('tab', { name: /Runtime/ })).toHaveCount(0);
    await creator.getByRole('button', { name: 'Unfold', exact: true }).click();
    await creator.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(() => creator.locator('creator-debug').boundingBox(), 'at the upper edge').toMatchObject({ y: 0 });
    await creator.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Creator elements', exact: true })).toHaveCount(0);
    await expect.poll(() => creator.evaluate(() => String(fetch).includes('native code')), 'the page has its own fetch back').toBe(true);
  });

  test('is not there, and not loaded, without being asked for', async ({ page: creator }) => {
    await creator.goto('/influencer-home');
    await expect(creator.getByRole('heading', { name: 'Earn 10% commission', exact: true })).toBeVisible();
    expect(await creator.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('overlay')).length)).toBe(0);
  });
});
