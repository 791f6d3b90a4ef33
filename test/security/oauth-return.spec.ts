import type { Page } from '@playwright/test';
import type { LoggedRequest } from '../../demo/marketplace/sandbox/request-log';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

const state = 'f'.repeat(32);

test.describe('the way back from Instagram', () => {
  test.use({ scenario: 'new-creator', loggedIn: true });

  const codesSent = async (sandbox: Sandbox) => (await sandbox.control<{ requests: LoggedRequest[] }>('requests')).requests.filter(({ path }) => path === '/home/instagram-onboarding').length;
  const connect = (page: Page) => page.getByRole('button', { name: 'Connect Instagram', exact: true });
  const stands = (page: Page) => expect(connect(page)).toBeVisible();

  /** To the consent page and back; returns the address that Instagram leads to, which the page has not opened. */
  async function askForCode(page: Page): Promise<string> {
    await page.goto('/influencer-home');
    await connect(page).click();
    await expect(page.getByRole('button', { name: 'Allow', exact: true })).toBeVisible();
    const address = new URL(page.url());
    const form = { redirect_uri: address.searchParams.get('redirect_uri') ?? '', state: address.searchParams.get('state') ?? '', decision: 'allow' };
    const answer = await page.request.post('/instagram/oauth/decision', { form, maxRedirects: 0 });
    return answer.headers()['location'] ?? '';
  }

  for (const [what, query] of [
    ['no state', '?code=stolen'],
    ['an empty state', '?code=stolen&state='],
    ['a state that nobody has sent', `?code=stolen&state=${state}`],
    ['two states', `?code=stolen&state=${state}&state=${'0'.repeat(32)}`],
    ['a state that is the text of nothing', '?code=stolen&state=null'],
  ] as const) {
    test(`sends no code with ${what}`, async ({ page, sandbox }) => {
      await page.goto(`/influencer-home${query}`);
      await stands(page);
      expect(await codesSent(sandbox)).toBe(0);
      await page.reload();
      await stands(page);
      expect(await codesSent(sandbox)).toBe(0);
    });
  }

  test('takes the code out of the address before anything is asked', async ({ page }) => {
    const referers: string[] = [];
    page.on('request', (request) => { if (!request.isNavigationRequest() && /\/api\//.test(request.url())) referers.push(`${request.url()} ${request.headers()['referer'] ?? ''}`); });
    await page.goto(`/influencer-home?code=stolen&state=${state}`);
    await stands(page);
    await expect(page).toHaveURL(/\/influencer-home$/);
    expect(referers.length).toBeGreaterThan(0);
    expect(referers.filter((text) => /stolen|ffff/.test(text))).toEqual([]);
  });

  test('sends a code with the right state once, and never again', async ({ page, sandbox }) => {
    const back = await askForCode(page);
    await page.goto(back);
    await expect(page.getByText(/connected/i).first()).toBeVisible();
    expect(await codesSent(sandbox)).toBe(1);
    await page.goto(back);
    await expect(page.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
    expect(await codesSent(sandbox)).toBe(1);
  });

  test('takes no code in another tab than the one that asked', async ({ page, sandbox }) => {
    const back = await askForCode(page);
    const other = await page.context().newPage();
    await other.goto(back);
    await stands(other);
    expect(await codesSent(sandbox)).toBe(0);
  });

  test('takes no code after a wrong state was tried', async ({ page, sandbox }) => {
    const back = await askForCode(page);
    await page.goto(`/influencer-home?code=stolen&state=${state}`);
    await stands(page);
    await page.goto(back);
    await stands(page);
    expect(await codesSent(sandbox)).toBe(0);
  });
});
