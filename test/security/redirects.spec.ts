import type { Page } from '@playwright/test';
import { demoPhone } from '../../demo/marketplace/brand';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { hostileAddresses } from './hostile';
import { openedOn, watchOpened } from './watch-addresses';

const wayBack = ['next', 'return', 'returnTo', 'return_url', 'redirect', 'redirect_uri', 'url', 'continue', 'to', 'from', 'entered_from', 'entry_point', 'base-path', 'api-base', 'start'];

async function logIn(page: Page, sandbox: Sandbox): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill(demoPhone);
  await page.getByRole('button', { name: 'Request OTP', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
  const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
  await page.getByRole('textbox', { name: 'OTP', exact: true }).fill(messages.find(({ otp }) => otp)?.otp ?? '');
}

const home = (page: Page) => expect(page.getByRole('tab', { name: /^All/ }).first()).toBeVisible();

test.describe('a link to the app cannot send a creator elsewhere', () => {
  test.use({ scenario: 'busy-creator' });

  test('by any way back in the address of the login', async ({ page, sandbox }) => {
    await watchOpened(page);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const query = new URLSearchParams(wayBack.map((name, index) => [name, hostileAddresses[index] ?? '']));
    await page.goto(`/login?${query}#${hostileAddresses[0]}`);
    await logIn(page, sandbox);
    await home(page);
    await expect(page).toHaveURL(`${sandbox.origin}/influencer-home`);
    expect([...asked]).toEqual([sandbox.origin]);
    expect(await openedOn(page)).toEqual([]);
  });

  test('by a page that the tab is said to have kept', async ({ page, sandbox }) => {
    for (const kept of [
      { route: '//evil.example', params: {}, query: {}, user: '' },
      { route: 'constructor', params: {}, query: {}, user: '' },
      { route: '__proto__', params: {}, query: {}, user: '' },
      { route: 'home', params: {}, query: { '//evil.example': 'javascript:alert(1)' }, user: '' },
      'javascript:alert(1)',
    ]) {
      await page.goto('/login');
      await page.evaluate((place) => {
        localStorage.clear();
        sessionStorage.clear();
        sessionStorage.setItem('creator:tab:place:/api', typeof place === 'string' ? place : JSON.stringify(place));
      }, kept);
      await page.context().clearCookies();
      await page.reload();
      await logIn(page, sandbox);
      await home(page);
      expect(new URL(page.url()).origin + new URL(page.url()).pathname, JSON.stringify(kept)).toBe(`${sandbox.origin}/influencer-home`);
    }
  });

  test('by a path that could be read as a host, and it is not left with nothing', async ({ page, sandbox }) => {
    sandbox.put('/host/hash', `<!doctype html><html lang="en"><head><title>Hash</title><script type="module" src="/creator-elements.js"></script></head><body><creator-app routing="hash" api-base="/api"></creator-app></body></html>`);
    for (const address of ['//', '//evil.example/earnings', 'https://evil.example/earnings', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto('about:blank');
      await page.goto(`/host/hash#${address}`);
      await expect(page.getByRole('textbox', { name: 'Phone number', exact: true }), address).toBeVisible();
      await expect(page, address).toHaveURL(`${sandbox.origin}/host/hash#/login`);
    }
  });
});
