import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Brand } from '../../src/domain/brand';
import { expect, test } from '../support/flow';
import { logIn, takeErrors, violationsOf } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';
import { page, setup, strict, walks, type Step } from '../support/policy-walks';

const together = walks.map(([html]) => html).filter((html) => !/password-alert|reel-viewer|view=/.test(html)).join('');

async function walk(creator: Page, steps: readonly Step[]): Promise<void> {
  for (const [act, role, name, text] of steps) {
    const control = creator.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true }).first();
    if (act === 'fill') await control.fill(text ?? '');
    else if (act === 'click') await control.click();
    else await expect(act === 'text' ? creator.getByText(name, { exact: true }).first() : control).toBeVisible();
  }
}

async function putSetups(sandbox: Sandbox): Promise<void> {
  const brand = await sandbox.control<Brand>('brand');
  const { origin, otherOrigin } = sandbox;
  sandbox.put('/host/setup.js', setup(brand, '/api'));
  sandbox.put('/host/setup-cdn.js', setup(brand, '/api', `${otherOrigin}/copy/runtime.js`));
  sandbox.put('/host/setup-api.js', setup(brand, `${otherOrigin}/api`));
  sandbox.put('/host/all', page(together), strict);
  expect(origin).not.toBe(otherOrigin);
}

/** The policies of docs/security-policy.md by name, as a server would send them. */
async function documented(media: string, other: string): Promise<Record<string, string>> {
  const text = await readFile('docs/security-policy.md', 'utf8');
  const blocks = [...text.matchAll(/^```csp ([\w-]+)\n([^`]+)```$/gm)];
  return Object.fromEntries(blocks.map(([, name, block]) => [name, (block ?? '').replaceAll(/\s+/g, ' ').trim()
    .replaceAll('https://media.example', media).replaceAll(/https:\/\/(cdn|api)\.example/g, other)]));
}

test.describe('the security policy of a host page', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    await putSetups(sandbox);
    creator = await sandbox.newPage({ loggedIn: true });
  });
  test.afterAll(() => sandbox.close());
  test.afterEach(() => { expect(violationsOf(creator)).toEqual([]); });
  /** Everything the server is asked from now on fails in that way. */
  const failing = async (status: number) => {
    for (const path of ['/*/*', '/*/*/*', '/*/*/*/*', '/*/*/*/*/*']) await sandbox.control('faults', { method: '*', path, status, body: {} });
  };

  for (const [html, ...steps] of walks) {
    test(`is kept by ${html.replace(/><.*/, '>')}, ready, with what opens over it`, async () => {
      // The one tag that pages do not write themselves, so the loader does not know it.
      const bundle = html.includes('password-alert') ? '/elements/creator-password-alert.js' : '/creator-elements.js';
      sandbox.put('/host/one', page(html, bundle), strict);
      await creator.goto('/host/one');
      await walk(creator, steps);
    });
  }

  test('is kept while a clip plays, by swiping, and by what is counted when the page is left', async () => {
    sandbox.put('/host/one', page('<creator-reel-viewer category-id="fashion"></creator-reel-viewer>'), strict);
    await creator.goto('/host/one');
    await expect(creator.getByRole('button', { name: 'Sound', exact: true }).first()).toBeVisible();
    await expect.poll(() => creator.locator('creator-reel-viewer video').evaluateAll((videos: HTMLVideoElement[]) => videos.some(({ currentTime }) => currentTime > 0)), 'no clip plays').toBe(true);
    await creator.keyboard.press('ArrowDown');
    await creator.goto('/host/all');
    await expect.poll(async () => (await sandbox.control<{ requests: { path: string }[] }>('requests')).requests.map(({ path }) => path), 'calls').toContain('/v1/analytics/events');
  });

  test('is kept on paper and in dark colours', async () => {
    sandbox.put('/host/one', page('<creator-performance color-scheme="dark"></creator-performance>'), strict);
    await creator.goto('/host/one');
    await expect(creator.getByRole('button', { name: 'About Clicks', exact: true })).toBeVisible();
    await creator.emulateMedia({ media: 'print' });
    await creator.emulateMedia({ media: 'screen' });
  });

  test('is kept by all elements together while the server fails, and when the session has ended', async () => {
    await failing(500);
    await creator.goto('/host/all');
    await expect.poll(() => creator.getByRole('button', { name: 'Retry', exact: true }).count(), 'too few say what is wrong').toBeGreaterThanOrEqual(6);
    await sandbox.control('faults', undefined, 'DELETE');
    await failing(401);
    await creator.goto('/host/all');
    await expect.poll(() => creator.getByRole('button', { name: 'Login', exact: true }).count(), 'too few ask to log in').toBeGreaterThanOrEqual(6);
    await sandbox.control('faults', undefined, 'DELETE');
    await logIn(creator);
  });

  test('is kept by all elements of a creator who has nothing yet', async ({ openSandbox }) => {
    const newSandbox = await openSandbox();
    await putSetups(newSandbox);
    const fresh = await newSandbox.newPage({ loggedIn: true });
    await fresh.goto('/host/all');
    await expect(fresh.getByRole('heading', { name: 'Content inspiration', exact: true })).toBeVisible();
    await expect(fresh.getByText('₹0', { exact: true }).first()).toBeVisible();
    expect(violationsOf(fresh)).toEqual([]);
    await newSandbox.close();
  });

  test('is kept where code does not arrive', async () => {
    const stranger = await sandbox.newPage();
    const manifest = await (await creator.request.get('/manifest.json')).json() as Record<string, { dynamicImports: string[] }>;
    const [screen] = manifest['elements/creator-help.js']?.dynamicImports.filter((name) => name.startsWith('chunks/')) ?? [];
    expect(screen, 'the file of its screen').toBeDefined();
    const chunk = `/${screen}`;
    sandbox.put(chunk, 'throw new Error("gone")');
    sandbox.put('/host/one', page('<creator-help></creator-help>'), strict);
    await stranger.goto('/host/one');
    await expect(stranger.getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
    sandbox.put(chunk);
    expect(violationsOf(stranger)).toEqual([]);
  });

  for (const [name, bundle, setupFile] of [
    ['own-origin', '/creator-elements.js', '/host/setup.js'],
    ['cdn', 'CDN/copy/creator-elements.js', '/host/setup-cdn.js'],
    ['api-elsewhere', '/creator-elements.js', '/host/setup-api.js'],
  ] as const) {
    test(`as docs/security-policy.md gives it for '${name}' lets everything through, the app with its own line`, async () => {
      const { origin, otherOrigin } = sandbox;
      const policies = await documented(origin, otherOrigin);
      const policy = policies[name] ?? '';
      const from = bundle.replace('CDN', otherOrigin);
      expect(policy).toContain("trusted-types 'none'");
      sandbox.put('/host/documented', page(together, from, setupFile), policy);
      await creator.goto('/host/documented');
      for (const heading of ['Payments', 'Performance', 'Content inspiration', 'Monsoon must-haves', 'Help']) await expect(creator.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
      sandbox.put('/host/documented-app', page('<creator-app routing="memory"></creator-app>', from, setupFile), policy.replace("trusted-types 'none'", policies['app'] ?? ''));
      await creator.goto('/host/documented-app');
      await expect(creator.getByRole('heading', { name: /^Hi, / }).first()).toBeVisible();
      expect(takeErrors(creator)).toEqual([]);
    });
  }

  test('is told apart when it is broken: each refusal names the directive and the address', async () => {
    const stranger = await sandbox.newPage();
    sandbox.put('/host/one', page('<creator-help></creator-help>'), strict);
    await stranger.goto('/host/one');
    await expect(stranger.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await stranger.evaluate(() => { document.body.append(Object.assign(document.createElement('img'), { src: 'http://tracker.example/x.png' })); });
    await stranger.evaluate("try { document.querySelector('creator-help').shadowRoot.innerHTML = '<b>x</b>'; } catch { /* as it should */ }");
    await stranger.evaluate(() => { document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { color: red }' })); });
    const told = () => violationsOf(stranger).join('\n');
    for (const refusal of ['img-src refused http://tracker.example/x.png', 'require-trusted-types-for refused trusted-types-sink', 'style-src-elem refused inline']) {
      await expect.poll(told).toContain(refusal);
    }
  });
});
