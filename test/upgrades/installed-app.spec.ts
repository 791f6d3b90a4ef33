import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answersOnDevice } from '../support/device-answers';
import { expect, test } from '../support/flow';
import { readPage, violationsOf } from '../support/flow-page';
import { copyOfBuild, type BuiltCopy } from '../support/second-build';
import type { Sandbox } from '../support/flow-sandbox';
import { choosePost, pickOrder } from '../flows/choices';

const lastVersion = process.env.LAST_VERSION ?? '';
const thisVersion = 'dist';
/** A test begins with one of them, and the other one is deployed: an upgrade, and the way back. */
const ways = [['the last version', lastVersion, 'this version', thisVersion], ['this version', thisVersion, 'the last version', lastVersion]] as const;

const addresses = ['/influencer-home', '/earnings', '/performance', '/auto-dm-activated', '/auto-dm-listing', '/collection-listing', '/qr-code-listing', '/view-all-ordered-products', '/help'];
const desk = 'Monsoon desk makeover under ₹2,000';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const asOf = (page: Page) => page.getByRole('group', { name: 'Not up to date', exact: true });
const nameOfLink = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

const chunksOf = (folder: string) => readdirSync(`${folder}/chunks`).filter((name) => name.endsWith('.js')).map((name) => `/chunks/${name}`);

/** Whether scripts of this build are in the page, and no script of the other one: a deployed build shares no name with the one before. */
async function expectScripts(page: Page, mine: readonly string[], foreign: readonly string[]): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(async () => (await loaded()).filter((name) => mine.includes(name)).length).toBeGreaterThan(0);
  expect((await loaded()).filter((name) => foreign.includes(name))).toEqual([]);
}

/** Opens every screen. */
async function visit(page: Page): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(heading(page), address).toBeVisible();
    await expect(page.locator('.skeleton'), address).toHaveCount(0);
    expect(await readPage(page), address).not.toMatch(/undefined|NaN|\[object|Invalid Date|Loading chunk failed/);
  }
}

for (const [before, first, after, second] of ways) {
  test.describe(`an app that was opened as ${before}, and then as ${after}`, () => {
    let build: BuiltCopy;
    let sandbox: Sandbox;
    test.beforeEach(async ({ openSandbox }) => {
      build = await copyOfBuild(first);
      sandbox = await openSandbox({ scenario: 'busy-creator', assets: build.folder });
    });
    test.afterEach(async () => {
      await sandbox.close();
      await build.remove();
    });

    test('has its session, what was chosen and what was begun', async () => {
      const creator = await sandbox.newPage({ loggedIn: true });
      await visit(creator);
      await creator.goto('/affiliate-links');
      await nameOfLink(creator).fill('Rainy days');
      await pickOrder(creator);
      await creator.goto('/auto-dm-post-linking');
      await choosePost(creator, desk);
      await expect(creator.getByText('1 post chosen', { exact: true }).first()).toBeVisible();
      await creator.goto('/help');
      await creator.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ta');
      await expect(heading(creator)).not.toHaveText('Help');
      const title = await heading(creator).innerText();

      await build.deploy(second);
      await creator.reload();
      await expect(heading(creator)).toHaveText(title);
      await creator.getByRole('combobox').selectOption('en');
      await expect(heading(creator)).toHaveText('Help');
      await expectScripts(creator, chunksOf(build.folder), chunksOf(first));
      await creator.goto('/affiliate-links');
      await expect(nameOfLink(creator)).toHaveValue('Rainy days');
      await expect(creator.getByRole('button', { name: /^Remove / })).toHaveCount(1);
      await creator.goto('/auto-dm-post-linking');
      await expect(creator.getByText('1 post chosen', { exact: true }).first()).toBeVisible();
      await visit(creator);
      expect(violationsOf(creator)).toEqual([]);
    });

    test('shows what it remembers while the server is down', async () => {
      const creator = await sandbox.newPage({ loggedIn: true });
      await creator.goto('/earnings');
      const figure = creator.getByText(/^₹[\d,]+$/).first();
      await expect(figure).toBeVisible();
      const text = await figure.innerText();
      await expect.poll(() => creator.evaluate(() => Object.keys(localStorage).some((key) => /answers/.test(key)))).toBe(true);
      await expect.poll(() => creator.evaluate(answersOnDevice)).toContain(' earnings ');

      await build.deploy(second);
      await sandbox.control('faults', { method: '*', path: '/v1/earnings', status: 500, body: {}, times: 9 });
      await creator.reload();
      await expect(asOf(creator)).toContainText(/as of /);
      await expect(creator.getByText(text, { exact: true }).first()).toBeVisible();
      await expectScripts(creator, chunksOf(build.folder), chunksOf(first));
    });

    test('works on with its own files, is offered the other version, and is that one after Reload, also without a network', async () => {
      const creator = await sandbox.newPage({ loggedIn: true, serviceWorker: true });
      await creator.goto('/influencer-home');
      await creator.evaluate(async () => { await navigator.serviceWorker.ready; });
      await creator.reload();
      await visit(creator);
      await creator.goto('/earnings');
      await expect(heading(creator)).toBeVisible();

      await build.deploy(second);
      await creator.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
      await expect(creator.getByText('A new version is ready', { exact: true })).toBeVisible();
      for (const link of ['Performance', 'Home', 'Help']) {
        await creator.getByRole('link', { name: link, exact: true }).first().click();
        await expect(heading(creator), link).toBeVisible();
      }
      await expectScripts(creator, chunksOf(first), chunksOf(build.folder));
      await creator.getByRole('button', { name: 'Reload', exact: true }).click();
      await expect(creator.getByText('A new version is ready', { exact: true })).toHaveCount(0);
      await expect(heading(creator)).toBeVisible();
      await expectScripts(creator, chunksOf(build.folder), chunksOf(first));
      await visit(creator);
      await creator.context().setOffline(true);
      await visit(creator);
      await creator.goto('/earnings');
      await expect(asOf(creator)).toContainText(/^You are offline · as of /);
      expect(violationsOf(creator)).toEqual([]);
    });
  });
}
