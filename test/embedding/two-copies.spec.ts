import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { pageWith, takeErrors } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

/** Configures the page by the runtime.js of that copy, and keeps what the console is told. */
const configure = (copy: string) => `
  import { configureCreator } from '${copy}runtime.js';
  globalThis.runtime = configureCreator({ apiBase: '/api', clientId: 'two-copies' });
`;
const listen = `
  globalThis.notes = [];
  const info = console.info;
  console.info = (...words) => { notes.push(words.join(' ')); info(...words); };
`;

test.describe('two copies of the bundle on one page', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ loggedIn: true });
    sandbox.put('/host/listen.js', listen);
    sandbox.put('/host/configure-copy.js', configure('/copy/'));
    sandbox.put('/host/configure-other-kind.js', configure('/other-kind/'));
  });
  test.afterAll(() => sandbox.close());

  test('keep the first definition, say so on the console, and throw nothing', async () => {
    sandbox.put('/host/twice', pageWith(['/host/listen.js', '/elements/creator-performance.js', '/copy/elements/creator-performance.js'], '<creator-performance period="LIFETIME"></creator-performance>'));
    await creator.goto('/host/twice');
    await expect(creator.getByRole('button', { name: 'See how it adds up', exact: true })).toBeVisible();
    expect(await creator.evaluate('notes')).toEqual(['creator-elements: <creator-performance> is already defined; the first definition is kept']);
    expect(takeErrors(creator)).toEqual([]);
  });

  test('meet in one runtime: an element of one shows data, toasts and failures of the runtime that the other made', async () => {
    sandbox.put('/host/meet', pageWith(['/host/configure-copy.js', '/elements/creator-performance.js'], '<creator-performance period="LIFETIME"></creator-performance>'));
    await creator.goto('/host/meet');
    await expect(creator.getByRole('button', { name: 'See how it adds up', exact: true })).toBeVisible();
    expect(await creator.evaluate("document.querySelector('creator-performance').runtime === runtime")).toBe(true);
    const { requests } = await sandbox.control<{ requests: { headers?: Record<string, string>; path: string }[] }>('requests');
    expect(requests.filter(({ path }) => path === '/home/profile-data').length).toBeGreaterThan(0);
    await creator.evaluate("runtime.toasts.show('error', 'From the other copy')");
    await expect(creator.getByText('From the other copy', { exact: true }).first()).toBeVisible();
    await sandbox.control('faults', { method: '*', path: '/perf/v2/overview', status: 500, body: {}, times: 1 });
    await creator.evaluate(() => { void document.querySelector('creator-performance')?.refresh(); });
    await expect(creator.getByRole('button', { name: /again|Retry/i }).first()).toBeVisible();
    expect(takeErrors(creator)).toEqual([]);
  });

  test('of kinds that do not fit do not meet: the element works by its own attributes', async () => {
    sandbox.put('/host/apart', pageWith(['/host/configure-other-kind.js', '/elements/creator-performance.js'], '<creator-performance period="LIFETIME" api-base="/api"></creator-performance>'));
    await creator.goto('/host/apart');
    await expect(creator.getByRole('button', { name: 'See how it adds up', exact: true })).toBeVisible();
    expect(await creator.evaluate("document.querySelector('creator-performance').runtime === runtime")).toBe(false);
  });
});
