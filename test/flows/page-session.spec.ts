import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { blocksOf } from '../../build/blocks.mjs';

const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Session</title><script>
  globalThis.heard = [];
  for (const type of ['creator-loading', 'creator-ready', 'creator-session-expired']) addEventListener(type, ({ target }) => heard.push(type + ' ' + target.localName));
</script></head><body>`;

/** The token that the page has is one that the API takes no more. */
const expired = `<script>
  const reach = fetch;
  let first = true;
  fetch = async (address, init) => {
    if (address !== '/session/token' || !first) return reach(address, init);
    first = false;
    return Response.json({ token: 'page_expired' });
  };
</script>`;

interface Logged { method: string; path: string; status: number; headers?: Record<string, string> }

/** The pages of docs/sessions.md, as they stand there. */
test.describe('a page with a session of its own', () => {
  let sandbox: Sandbox;
  let creator: Page;
  const recipes: string[] = [];
  test.beforeAll(async ({ openSandbox }) => {
    for (const { language, code } of blocksOf('docs/sessions.md')) if (language === 'html') recipes.push(code);
    expect(recipes).toHaveLength(4);
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ loggedIn: true });
    for (const [index, name] of ['named', 'cookie', 'bearer', 'silent'].entries()) sandbox.put(`/host/${name}`, `${head}${recipes[index]}</body></html>`);
    sandbox.put('/host/expired', `${head}${expired}${recipes[3]}</body></html>`);
    sandbox.put('/host/app', `${head}${recipes[3]?.replaceAll(/<creator-(earnings|performance)><\/creator-\1>/g, '').replace('<script', '<creator-app routing="memory"></creator-app><script')}</body></html>`);
  });
  test.afterAll(() => sandbox.close());
  test.beforeEach(async () => {
    await sandbox.control('faults', undefined, 'DELETE');
    await sandbox.control('requests', undefined, 'DELETE');
  });

  const asked = (path: string) => creator.evaluate((end) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(end)).length, path);
  const heard = () => creator.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const calls = async () => (await sandbox.control<{ requests: Logged[] }>('requests')).requests;
  const refuse = (times: number) => sandbox.control('faults', { method: 'GET', path: '/v1/earnings', status: 401, body: {}, times });
  const readyCount = async () => (await heard()).filter((type) => type.startsWith('creator-ready')).length;
  const stand = (count: number) => expect.poll(readyCount, 'elements that are ready').toBeGreaterThanOrEqual(count);

  test('names the creator, and the app does not ask for a second login', async () => {
    await creator.goto('/host/cookie'); // an origin whose storage can be emptied
    await creator.evaluate(() => localStorage.clear());
    await creator.goto('/host/named');
    await expect(creator.getByRole('link', { name: 'Payments', exact: true })).toBeVisible();
    await expect(creator.getByRole('textbox', { name: 'Phone number', exact: true })).toHaveCount(0);
  });

  test('renews its cookie on a 401: the call is sent once more and nobody notices', async () => {
    await refuse(1);
    await creator.goto('/host/cookie');
    await stand(1);
    expect([await asked('/session/renew'), await heard()]).toEqual([1, ['creator-loading creator-earnings', 'creator-ready creator-earnings']]);
    expect((await calls()).filter(({ path }) => path === '/v1/earnings').map(({ status }) => status)).toEqual([401, 200]);
  });

  test('hands over a bearer token, once for all calls, and it is nowhere but in the calls', async () => {
    await creator.goto('/host/bearer');
    await stand(1);
    expect(await asked('/session/token')).toBe(1);
    const made = await calls();
    expect(made.length).toBeGreaterThan(0);
    for (const { path, headers } of made) expect(headers?.['authorization'], path).toBe('present');
    expect(await creator.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]))).not.toContain('Bearer ey');
  });

  test('is asked to renew once for all elements, and none says that the session ended', async () => {
    await creator.goto('/host/expired');
    await stand(2);
    expect(await asked('/session/token')).toBe(1); // the first did not reach the server
    const statuses = (await calls()).map(({ status }) => status);
    expect(statuses).toContain(401);
    expect(statuses.lastIndexOf(401)).toBeLessThan(statuses.indexOf(200));
    expect(await heard()).not.toContain('creator-session-expired creator-earnings');
    expect(await heard()).not.toContain('creator-session-expired creator-performance');
  });

  test('has ended where the new session is refused as well', async () => {
    await refuse(2);
    await creator.goto('/host/cookie');
    await expect(creator.getByRole('heading', { name: 'Please log in to see this', exact: true })).toBeVisible();
    expect([await asked('/session/renew'), await heard()]).toEqual([1, ['creator-loading creator-earnings', 'creator-session-expired creator-earnings']]);
  });

  test('reaches the screens of the app without its login', async () => {
    await creator.evaluate(() => { localStorage.removeItem('creator:user-id'); });
    await creator.goto('/host/app');
    await expect(creator.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
  });
});
