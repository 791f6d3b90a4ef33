import type { Page } from '@playwright/test';
import { demoPhone } from '../../demo/marketplace/brand';
import { expect, test } from '../support/flow';
import { takeErrors } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';
import { leaksOf, type Secret } from './secrets';
import { watchLeaks } from './watch-leaks';

const outbox = async (sandbox: Sandbox) => (await sandbox.control<{ messages: { otp?: string }[] }>('outbox')).messages;
/** One digit is another one. */
const wrongOtp = (otp: string) => otp.replace(/.$/, (last) => (last === '7' ? '3' : '7'));
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('what is secret stays where it belongs', () => {
  test('while a creator logs in, connects Instagram, adds a bank account with mistakes, meets failures and logs out', async ({ openSandbox }) => {
    const sandbox = await openSandbox({ scenario: 'new-creator' });
    const page = await sandbox.newPage();
    const leaks = await watchLeaks(page);
    const { look } = leaks;
    const secrets: Secret[] = [
      { name: 'a token in the address of the page', text: 'url-token-5d1f0a', allowed: /^document|^address$/ },
      { name: 'a token behind the # of the address', text: 'hash-token-77c2b1', allowed: /^document|^address$/ },
      { name: 'the phone number', text: demoPhone, allowed: /^request POST \/api\/auth\/(request-otp|login) body|^sessionStorage creator:tab:otp:/ },
      { name: 'the holder of the account', text: 'Ashalata Q Raochand', allowed: /^request POST \/api\/v1\/user-bank-details body/ },
      { name: 'the account number', text: '004512348876', allowed: /^request POST \/api\/v1\/user-bank-details body/ },
      { name: 'a mistyped account number', text: '004512348871' },
      { name: 'a changed account number', text: '998877665544' },
      { name: 'the IFSC', text: 'HDFC0001234', allowed: /^request POST \/api\/v1\/user-bank-details body/ },
      { name: 'the GST number', text: '27AAPFU0939F1ZV', allowed: /^request POST \/api\/v1\/user-bank-details body/ },
      { name: 'what a server says in an error text', text: '5566778899' },
      { name: 'the page of a failed server', text: 'stack-of-the-server-91ab' },
      { name: 'an answer that is no JSON', text: 'half-an-answer-3c4d' },
      { name: 'the message of an error while rendering', text: 'rendered-secret-88ee', allowed: /^console (error|uncaught)$/ },
    ];

    // Logging in, from a link that somebody has put tokens into.
    await page.goto('/login?access_token=url-token-5d1f0a#id_token=hash-token-77c2b1');
    await box(page, 'Phone number').fill(demoPhone);
    await press(page, 'Request OTP');
    await expect(box(page, 'OTP')).toBeVisible();
    const otp = (await outbox(sandbox))[0]?.otp ?? '';
    const inLogin = /^request POST \/api\/auth\/login body/;
    secrets.push({ name: 'the OTP', text: otp, allowed: inLogin }, { name: 'a wrong OTP', text: wrongOtp(otp), allowed: inLogin });
    await box(page, 'OTP').fill(wrongOtp(otp));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look();
    await box(page, 'OTP').fill(otp);
    await expect(page).toHaveURL(/\/influencer-home$/);
    await look();
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])), 'kept for a reload only while the OTP is awaited').not.toContain(demoPhone);
    for (const { name, value } of await page.context().cookies()) secrets.push({ name: `the cookie ${name}`, text: value, allowed: /headers$/ });

    // Instagram.
    await press(page, 'Connect Instagram');
    const allow = page.getByRole('button', { name: 'Allow', exact: true });
    await expect(allow).toBeVisible();
    const state = new URL(page.url()).searchParams.get('state') ?? '';
    secrets.push({ name: 'the state of OAuth', text: state, allowed: /^document|^address$|^sessionStorage |instagram/ });
    await allow.click();
    await expect(page.getByText(/connected/i).first()).toBeVisible();
    const back = leaks.notes.find(({ where, what }) => where.startsWith('document') && what.includes('code='))?.what ?? '';
    secrets.push({ name: 'the code of OAuth', text: new URL(back).searchParams.get('code') ?? '', allowed: /^document|^request POST \/api\/home\/instagram-onboarding body/ });
    await look();

    // Bank details, with mistakes, refusals and another visit.
    await sandbox.control('flags', { flag: 'isGSTRequired', value: true });
    await page.goto('/bank-details');
    await press(page, 'Add bank details');
    await box(page, 'Account holder name').fill('Ashalata Q Raochand');
    await box(page, 'Account number').fill('0045 1234 8876');
    await box(page, 'Account number again').fill('004512348871');
    await box(page, 'IFSC').fill('HDFC0001234');
    await box(page, 'GST number').fill('27AAPFU0939F1ZV');
    await press(page, 'Continue');
    await expect(page.getByText('The two account numbers are not the same', { exact: true }).first()).toBeVisible();
    await look();
    await box(page, 'Account number again').fill('004512348876');
    await press(page, 'Continue');
    await page.getByRole('checkbox', { name: /^This account is mine/ }).first().click();
    await press(page, 'Send OTP');
    await expect(box(page, 'OTP')).toBeVisible();
    const bankOtp = (await outbox(sandbox))[0]?.otp ?? '';
    const inBank = /^request POST \/api\/v1\/user-bank-details\/otp body/;
    secrets.push({ name: 'the OTP of the bank', text: bankOtp, allowed: inBank }, { name: 'a wrong OTP of the bank', text: wrongOtp(bankOtp), allowed: inBank });
    await box(page, 'OTP').fill(wrongOtp(bankOtp));
    await expect(page.getByText('The OTP is not correct', { exact: true }).first()).toBeVisible();
    await look();
    await sandbox.control('faults', { method: 'POST', path: '/v1/user-bank-details', status: 400, body: { error: 'Account 5566778899 is closed' }, times: 1 });
    await box(page, 'OTP').fill(bankOtp);
    await look();
    await press(page, 'Continue'); // a refusal leads back to the form, and the OTP still holds
    await expect(page.getByRole('heading', { name: 'Your bank details are saved', exact: true })).toBeVisible();
    await look();
    await press(page, 'Edit');
    await box(page, 'Account number').fill('998877665544');
    await look();

    // Failures whose bodies nobody may repeat, and an error while rendering.
    for (const [path, body] of [['/v1/earnings', '<h1>stack-of-the-server-91ab</h1>'], ['/home/listing', '{"data": [ half-an-answer-3c4d']] as const) {
      for (const method of ['GET', 'POST']) await sandbox.control('faults', { method, path, status: path === '/v1/earnings' ? 500 : 200, body, headers: { 'content-type': 'text/html' } });
    }
    await page.goto('/earnings');
    await expect(page.getByRole('button', { name: /^(Retry|Try again)/ }).first()).toBeVisible();
    await look();
    await page.goto('/influencer-home');
    await expect(page.getByRole('button', { name: /^(Retry|Try again)/ }).first()).toBeVisible();
    await look();
    await page.evaluate(() => { Math.sign = () => { throw new RangeError('rendered-secret-88ee'); }; });
    await page.getByRole('link', { name: 'Performance', exact: true }).click();
    await expect(page.getByText("Oops, something's not right!", { exact: true }).first()).toBeVisible();
    await look();
    await sandbox.control('faults', undefined, 'DELETE');
    takeErrors(page);

    // The account, and the end of the session.
    await page.goto('/influencer-home');
    await page.getByRole('button', { name: /account/i }).first().click();
    await look();
    await press(page, 'Log out');
    await expect(page.getByText('Log out on this device?', { exact: true }).first()).toBeVisible();
    await press(page, 'Log out');
    await expect(page).toHaveURL(/\/login/);
    await look();

    expect(leaksOf(leaks.notes, secrets)).toEqual([]);
    await sandbox.close();
  });

  const inCalls = /^request \w+ \/api\/.* headers$/;
  const host = (script: string, elements: string) => `<!doctype html><html lang="en"><head><title>Host</title><script>globalThis.heard = [];</script>
    <script type="module" src="/creator-elements.js"></script><script type="module">
    import { configureCreator } from '/runtime.js';
    const onEvent = (event) => console.info('onEvent', JSON.stringify(event));
    ${script}</script></head><body>${elements}</body></html>`;
  const ofPage = [
    { name: 'the token of the page', text: 'Bearer page-token-1-aa55', allowed: inCalls },
    { name: 'the renewed token', text: 'Bearer page-token-2-bb66', allowed: inCalls },
    { name: 'another header of the page', text: 'page-device-cc77', allowed: inCalls },
    { name: 'what an error of the page quotes', text: 'quoted-token-dd88' },
  ];

  test('while a page hands over its token, renews it, and fails with an error that quotes one', async ({ openSandbox }) => {
    const sandbox = await openSandbox({ scenario: 'busy-creator' });
    const page = await sandbox.newPage({ loggedIn: true });
    const leaks = await watchLeaks(page);
    sandbox.put('/host/token', host(`
      let count = 1;
      configureCreator({ apiBase: '/api', onEvent, analytics: { url: '/api/v1/analytics/events' },
        getHeaders: async () => {
          if (count > 2) throw new Error('quoted-token-dd88 has expired');
          return { authorization: ['', 'Bearer page-token-1-aa55', 'Bearer page-token-2-bb66'][count], 'x-device': 'page-device-cc77' };
        },
        onUnauthorized: async () => ++count === 2 });
    `, `<creator-earnings api-base="${sandbox.otherOrigin}/api"></creator-earnings><creator-performance></creator-performance>`));
    await sandbox.control('faults', { method: 'GET', path: '/v1/earnings', status: 401, body: {}, times: 1 });
    await page.goto('/host/token');
    await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^All Posts/ }).or(page.getByRole('tab').first()).first()).toBeVisible();
    await leaks.look();
    await sandbox.control('faults', { method: 'GET', path: '/v1/earnings', status: 401, body: {} });
    await page.evaluate(() => (document.querySelector('creator-earnings') as unknown as { refresh: () => Promise<void> }).refresh().catch(() => undefined));
    await expect.poll(() => leaks.notes.some(({ where }) => /^event creator-(session-expired|error)$/.test(where)), 'the end of the session is told').toBe(true);
    await leaks.look();
    expect(leaks.notes.filter(({ where, what }) => where.startsWith('request') && what.startsWith(sandbox.otherOrigin)), 'an attribute sends the token to another host').toEqual([]);
    for (const { name, text } of ofPage.slice(0, 3)) expect(leaks.notes.some(({ what }) => what.includes(text)), `${name} was sent`).toBe(true);
    expect(leaksOf(leaks.notes, ofPage)).toEqual([]);
    await sandbox.close();
  });

  const ofApp = [
    ...['Authorization', 'Xo', 'App-Session-Id', 'Instance-Id', 'APP-USER-LOCATION'].map((header) => ({ name: `${header} of the app`, text: `native-${header}-ee99`, allowed: inCalls })),
    { name: 'the refreshed Authorization', text: 'native-refreshed-ff00', allowed: inCalls },
  ];

  test('in the webview of an app that hands over its auth info and refreshes it', async ({ openSandbox }) => {
    const sandbox = await openSandbox({ scenario: 'busy-creator' });
    const page = await sandbox.newPage({ loggedIn: true });
    const leaks = await watchLeaks(page);
    await page.addInitScript((headers) => {
      const reply = (id: string, payload: object) => {
        const all = ((globalThis as unknown as { creatorMessages?: unknown[] }).creatorMessages ??= []);
        all.push({ creator: 1, replyTo: id, ok: true, payload });
      };
      (globalThis as unknown as { CreatorBridge: object }).CreatorBridge = { postMessage(text: string) {
        const { id, type, payload } = JSON.parse(text) as { id: string; type: string; payload?: { refresh?: boolean } };
        if (type === 'auth') reply(id, { 'APP-USER-ID': 'asha', 'App-Version-Code': '999', ...headers, ...(payload?.refresh && { Authorization: 'native-refreshed-ff00' }) });
      } };
    }, Object.fromEntries(ofApp.slice(0, 5).map(({ name, text }) => [name.replace(' of the app', ''), text])));
    sandbox.put('/host/webview', host(`
      const { detectHost } = await import('/host.js');
      configureCreator({ apiBase: '/api', onEvent, analytics: { url: '/api/v1/analytics/events' }, host: detectHost({ back: () => false }) });
    `, '<creator-app routing="memory" start="/earnings"></creator-app>'));
    await sandbox.control('faults', { method: 'GET', path: '/v1/earnings', status: 401, body: {}, times: 1 });
    await page.goto('/host/webview');
    await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    // Whoever leaves the screen before it is refused ends its call, and nothing is refreshed.
    await expect.poll(() => leaks.notes.some(({ what }) => what.includes('native-refreshed-ff00')), 'the auth info is refreshed').toBe(true);
    await leaks.look();
    await page.getByRole('link', { name: 'Performance', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Performance', exact: true })).toBeVisible();
    await leaks.look();
    for (const { name, text } of ofApp) expect(leaks.notes.some(({ what }) => what.includes(text)), `${name} was sent`).toBe(true);
    expect(leaksOf(leaks.notes, ofApp)).toEqual([]);
    await sandbox.close();
  });
});
