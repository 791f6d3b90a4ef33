import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import { block } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

const policy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data: blob:; style-src 'self'; base-uri 'none'";
const page = (element: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo</title>
<script type="module" src="/copy/creator-elements.js"></script>${element}`;

const lost = [
  { what: 'demo mode', part: '/demo-' },
  { what: 'the recording', part: '/busy-creator-' },
];

test.describe('an element with a scenario', () => {
  let sandbox: Sandbox;
  let visitor: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox();
    visitor = await sandbox.newPage();
    sandbox.put('/host/demo', page('<creator-earnings scenario="busy-creator"></creator-earnings>'), policy);
    sandbox.put('/host/demo-app', page('<creator-app scenario="busy-creator" routing="memory" start="/earnings"></creator-app>'), policy);
  });
  test.afterAll(() => sandbox.close());
  test.afterEach(() => visitor.unrouteAll());
  const status = () => visitor.evaluate(() => document.querySelector('creator-earnings')?.status);

  for (const { what, part } of lost) {
    test(`says in place that ${what} did not come, and heals by Retry`, async () => {
      await block(visitor, part);
      await visitor.goto('/host/demo');
      await expect(visitor.getByRole('heading', { name: 'Loading chunk failed', exact: true })).toBeVisible();
      expect(await status()).toBe('error');
      await expect(visitor.getByText(/For the developers of this page: chunk-failed/).first()).toBeVisible();
      await visitor.unrouteAll();
      await visitor.getByRole('button', { name: 'Retry', exact: true }).click();
      await expect(visitor.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
      await expect.poll(status, 'the element is not ready').toBe('ready');
      await expect(visitor.getByText('Loading chunk failed', { exact: true }).filter({ visible: true })).toHaveCount(0);
    });
  }

  test('heals by refresh() too', async () => {
    await block(visitor, '/demo-');
    await visitor.goto('/host/demo');
    await expect(visitor.getByRole('heading', { name: 'Loading chunk failed', exact: true })).toBeVisible();
    await visitor.unrouteAll();
    await visitor.evaluate(() => document.querySelector('creator-earnings')?.refresh());
    await expect(visitor.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
  });

  test('the whole app heals as well, by Retry and by refresh()', async () => {
    for (const heal of ['Retry', 'refresh()']) {
      await block(visitor, '/demo-');
      await visitor.goto('/host/demo-app');
      await expect(visitor.getByRole('heading', { name: 'Loading chunk failed', exact: true })).toBeVisible();
      await visitor.unrouteAll();
      if (heal === 'Retry') await visitor.getByRole('button', { name: 'Retry', exact: true }).click();
      else await visitor.evaluate(() => document.querySelector('creator-app')?.refresh());
      await expect(visitor.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    }
  });
});
