import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { RouteName } from '../../src/domain/routes';
import { answersOnDevice } from '../support/device-answers';
import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';
import { copyOfBuild } from '../support/second-build';

/** What a screen shows without a network after a visit with one. */
interface Offline {
  readonly address: string;
  /** The resources that it remembers, and a text or name of what they contain: it shows them with their time. */
  readonly remembers?: readonly string[];
  readonly shows?: string | RegExp;
}

/** Each route of the app. One that remembers nothing either needs no network, or says that it does. */
const screens: Record<Exclude<RouteName, 'collection'>, Offline> = {
  home: { address: '/influencer-home', remembers: ['profile', 'latest-posts'], shows: '@asha.finds' },
  earnings: { address: '/earnings', remembers: ['earnings'], shows: 'How your earnings add up' },
  performance: { address: '/performance', remembers: ['performance'], shows: 'Best posts' },
  autoDm: { address: '/auto-dm-activated', remembers: ['auto-dm', 'trigger-words'], shows: 'AutoDM is on' },
  autoDmListing: { address: '/auto-dm-listing', remembers: ['posts'], shows: '4 posts' },
  collectionListing: { address: '/collection-listing', remembers: ['AFFILIATE_LINKS'], shows: '6 links and collections' },
  qrCodeListing: { address: '/qr-code-listing', remembers: ['QR_CODE'], shows: '3 QR codes' },
  postLinking: { address: '/auto-dm-post-linking', remembers: ['instagram-media'], shows: /Step 1 of 2/ },
  postLinkingOlder: { address: '/post-linking', remembers: ['instagram-media'], shows: /Step 1 of 2/ },
  orderedProducts: { address: '/view-all-ordered-products', remembers: ['ordered-products'], shows: /^What you have ordered/ },
  affiliateLinks: { address: '/affiliate-links', shows: 'What do you want to share?' },
  affiliateLinksOlder: { address: '/create-collection', shows: 'What do you want to share?' },
  help: { address: '/help', shows: 'Questions and answers' },
  login: { address: '/login', shows: 'Request OTP' },
  bankDetails: { address: '/bank-details' },
  reels: { address: '/reels/all' },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const asOf = (page: Page) => page.getByRole('group', { name: 'Not up to date', exact: true });

/** The answers that this browser profile remembers. */
const stored = (page: Page) => page.evaluate(answersOnDevice);

/** Waits until the page is kept for use without a network, and loads it anew under its worker. */
async function installed(page: Page): Promise<void> {
  await page.goto('/influencer-home');
  await page.evaluate(async () => { await navigator.serviceWorker.ready; });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/service-worker\.js$/);
}

test.describe('the app without a network', () => {
  test.use({ scenario: 'busy-creator' });

  test('opens every screen with what was last known and its time, or says that it needs a network', async ({ sandbox }) => {
    const creator = await sandbox.newPage({ loggedIn: true, serviceWorker: true });
    await installed(creator);
    for (const { address, remembers = [] } of Object.values(screens)) {
      await creator.goto(address);
      await expect(heading(creator)).toBeVisible();
      for (const name of remembers) await expect.poll(() => stored(creator), `${address} did not store ${name}`).toContain(` ${name} `);
    }
    await creator.context().setOffline(true);
    for (const [route, { address, remembers, shows }] of Object.entries(screens)) {
      await creator.goto(address);
      if (shows) await expect(creator.getByText(shows, { exact: true }).first(), route).toBeVisible();
      if (remembers) await expect(asOf(creator), route).toContainText(/^You are offline · as of /);
      else await expect(asOf(creator), route).toHaveCount(0);
      if (!shows) await expect(creator.getByText('You are offline', { exact: true }), route).toBeVisible();
      const retries = creator.getByRole('button', { name: 'Retry', exact: true });
      await expect(retries, route).toHaveCount(remembers || !shows ? 1 : 0);
      await expect(creator.locator('.skeleton'), route).toHaveCount(0);
      await expect(creator.getByText(/^Loading chunk failed/), route).toHaveCount(0);
    }
    expect(violationsOf(creator)).toEqual([]);
  });

  test('says on a public collection that it needs a network, and shows it when the network is back', async ({ sandbox }) => {
    const creator = await sandbox.newPage({ loggedIn: true, serviceWorker: true });
    await installed(creator);
    await creator.context().setOffline(true);
    await creator.goto('/collection/col-monsoon?collectionType=normal');
    await expect(creator.getByText('You are offline', { exact: true })).toBeVisible();
    await expect(creator.getByRole('button', { name: 'Retry', exact: true })).toBeVisible();
    await expect(creator.getByText(/does not exist|not found/i)).toHaveCount(0);
    await creator.context().setOffline(false);
    await expect(creator.getByRole('heading', { name: 'Monsoon must-haves', exact: true })).toBeVisible();
    await expect(creator.getByText('You are offline', { exact: true })).toHaveCount(0);
    await creator.reload();
    expect(await creator.title(), 'the page that the server writes').toContain('Monsoon must-haves');
    expect(violationsOf(creator)).toEqual([]);
  });

  test('asks for everything once when the network is back', async ({ sandbox }) => {
    const creator = await sandbox.newPage({ loggedIn: true, serviceWorker: true });
    await installed(creator);
    await creator.goto('/earnings');
    await expect.poll(() => stored(creator)).toContain(' earnings ');
    await creator.context().setOffline(true);
    const another = await creator.context().newPage();
    // Now: a page that closes is online for a moment, and asks.
    await creator.close();
    await another.goto('/earnings');
    await expect(asOf(another)).toContainText('You are offline');

    await sandbox.control('requests', undefined, 'DELETE');
    await another.context().setOffline(false);
    await expect(asOf(another)).toHaveCount(0);
    await expect(another.getByRole('heading', { name: 'How your earnings add up', exact: true })).toBeVisible();
    const { requests } = await sandbox.control<{ requests: { method: string; path: string }[] }>('requests');
    const sent = requests.map(({ method, path }) => `${method} ${path}`).filter((call) => !call.includes('/analytics/'));
    expect(sent).toContain('GET /v1/earnings');
    expect(sent).toEqual([...new Set(sent)]);
    expect(violationsOf(another)).toEqual([]);
  });

  test('keeps no answer of the API and no page but its own', async ({ sandbox }) => {
    const creator = await sandbox.newPage({ loggedIn: true, serviceWorker: true });
    await installed(creator);
    await creator.goto('/earnings');
    await expect(heading(creator)).toBeVisible();
    const kept = await creator.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => !/^\/((chunks|elements|text)\/)?[\w-]+\.(js|css|html|svg|png|webmanifest)$/.test(path))).toEqual([]);
    await creator.goto('/sandbox');
    await expect(creator.getByText('This is a sandbox.', { exact: false }).first()).toBeVisible();
  });
});

test.describe('a new version of the app', () => {
  test('is offered and not forced: files of the old one answer until the page is loaded anew', async ({ openSandbox }) => {
    const build = await copyOfBuild();
    const sandbox = await openSandbox({ scenario: 'busy-creator', assets: build.folder });
    try {
      const creator = await sandbox.newPage({ loggedIn: true, serviceWorker: true });
      await installed(creator);
      await expect(creator.getByText('A new version is ready', { exact: true })).toHaveCount(0);
      const old = await creator.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((name) => name.startsWith('/chunks/')));
      const statusOf = (path: string) => creator.evaluate(async (address) => (await fetch(address)).status, path);

      await build.deployAgain();
      expect((await creator.request.get(old[0] ?? '')).status()).toBe(404);
      await creator.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
      await expect(creator.getByText('A new version is ready', { exact: true })).toBeVisible();
      for (const path of old) expect(await statusOf(path), path).toBe(200);
      await expect(heading(creator)).toBeVisible();

      // Another page of the app would lose its files, so it has to be closed first.
      for (const address of ['/help', '/collection/col-monsoon']) {
        const second = await creator.context().newPage();
        await second.goto(address);
        await creator.getByRole('button', { name: 'Reload', exact: true }).click();
        await expect(creator.getByText('Close the other tabs of this app and of your collections, then reload', { exact: true })).toBeVisible();
        expect(await statusOf(old[0] ?? ''), address).toBe(200);
        await second.close();
        await creator.reload();
      }

      await creator.getByRole('button', { name: 'Reload', exact: true }).click();
      await expect(creator.getByText(/new version|other tabs/)).toHaveCount(0);
      await expect(heading(creator)).toBeVisible();
      await expect.poll(() => creator.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
        .filter((name) => name.startsWith('/chunks/')))).not.toContain(old[0]);
      expect(violationsOf(creator)).toEqual([]);
    } finally {
      await sandbox.close();
      await build.remove();
    }
  });
});

test.describe('the web app manifest', () => {
  test('names the app, its start and icons of the sizes that it says', async ({ page, sandbox }) => {
    await page.goto('/login');
    const browser = await page.context().newCDPSession(page);
    const { url, errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${sandbox.origin}/app.webmanifest`);
    const response = await page.request.get('/app.webmanifest');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await response.json() as { name: string; start_url: string; display: string; icons: { src: string; sizes: string; type: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ name: 'Bazaar creators (sandbox)', start_url: '/influencer-home', display: 'standalone' });
    expect(manifest.icons.filter(({ type }) => type === 'image/png').map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`))
      .toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src, sizes, type } of manifest.icons) {
      expect((await page.request.get(src)).headers()['content-type'], src).toContain(type);
      if (type !== 'image/png') continue;
      const png = await readFile(`dist${src}`);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(violationsOf(page)).toEqual([]);
  });
});
