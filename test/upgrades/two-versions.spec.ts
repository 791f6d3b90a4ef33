import type { Page } from '@playwright/test';
import { everyScreen } from '../embedding/every-screen';
import { expect, test } from '../support/flow';
import { pageWith, readPage, takeErrors } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

/** Where the two builds are, and what they are called here. */
const versions = { 'the last version': '/last-version/', 'this version': '/' } as const;
type Version = keyof typeof versions;
const pairs: readonly (readonly [configures: Version, shows: Version])[] = [['the last version', 'this version'], ['this version', 'the last version']];

const configure = (address: string) => `
  import { configureCreator } from '${address}runtime.js';
  globalThis.runtime = configureCreator({ apiBase: '/api', clientId: 'two-versions' });
`;

const html = (tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  `<${tag}${Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`).join('')}></${tag}>`;

const statusOf = (creator: Page, tag: string) => creator.evaluate((name) => (document.querySelector(name) as { status?: string } | null)?.status, tag);

/** Nothing on the page says that a value was not understood. */
async function expectWords(creator: Page): Promise<void> {
  const text = await readPage(creator);
  expect(text.length).toBeGreaterThan(20);
  expect(text).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
}

test.describe('the last version and this one on a page', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ loggedIn: true });
    for (const [version, address] of Object.entries(versions)) sandbox.put(`/host/${version.replaceAll(' ', '-')}.js`, configure(address));
  });
  test.afterAll(() => sandbox.close());

  for (const [configures, shows] of pairs) {
    const setup = `/host/${configures.replaceAll(' ', '-')}.js`;

    for (const [tag, attributes] of everyScreen) {
      const element = html(tag, attributes);
      test(`${element} of ${shows} works with the runtime of ${configures}`, async () => {
        sandbox.put('/host/beside', pageWith([setup, `${versions[shows]}elements/${tag}.js`], element));
        await creator.goto('/host/beside');
        await expect.poll(() => statusOf(creator, tag)).toBe('ready');
        expect(await creator.evaluate((name) => (document.querySelector(name) as unknown as { runtime: unknown }).runtime === (globalThis as unknown as { runtime: unknown }).runtime, tag)).toBe(true);
        await expectWords(creator);
        expect(takeErrors(creator)).toEqual([]);
      });
    }

    test(`where ${configures} was loaded first, its elements stay, those of ${shows} that it lacks come, and a session ends for both`, async () => {
      const both = ['creator-earnings', 'creator-collection-listing'];
      sandbox.put('/host/both', pageWith([setup, `${versions[configures]}elements/creator-earnings.js`, `${versions[shows]}elements/creator-earnings.js`, `${versions[shows]}elements/creator-collection-listing.js`], both.map((tag) => html(tag)).join('')));
      await creator.goto('/host/both');
      for (const tag of both) await expect.poll(() => statusOf(creator, tag), tag).toBe('ready');
      await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
      await creator.evaluate(() => {
        const told: string[] = [];
        (globalThis as unknown as { told: string[] }).told = told;
        document.addEventListener('creator-session-expired', (event) => told.push((event.target as Element).localName));
      });
      await sandbox.control('faults', { method: '*', path: '/collection-links', status: 401, body: {}, times: 1 });
      await creator.evaluate(() => { void (document.querySelector('creator-collection-listing') as unknown as { refresh: () => Promise<void> }).refresh(); });
      await expect.poll(() => creator.evaluate('told.length')).toBeGreaterThan(0);
      for (const tag of both) await expect.poll(() => creator.evaluate((name) => document.querySelector(name)?.shadowRoot?.textContent, tag), tag).not.toMatch(/₹\d/);
      expect(takeErrors(creator)).toEqual([]);
    });
  }

  test('both loaders leave a page working, whichever comes first', async () => {
    const [last, now] = [`${versions['the last version']}creator-elements.js`, '/creator-elements.js'];
    for (const scripts of [[last, now], [now, last]]) {
      sandbox.put('/host/loaders', pageWith(['/host/this-version.js', ...scripts], html('creator-home') + html('creator-performance', { period: 'LIFETIME' })));
      await creator.goto('/host/loaders');
      for (const tag of ['creator-home', 'creator-performance']) await expect.poll(() => statusOf(creator, tag), `${tag} with ${scripts.join(', ')}`).toBe('ready');
      await expectWords(creator);
      expect(takeErrors(creator)).toEqual([]);
    }
  });
});
