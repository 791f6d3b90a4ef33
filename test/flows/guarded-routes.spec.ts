import type { Page } from '@playwright/test';
import { pathOf, routes, type RouteName } from '../../src/domain/routes';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

/** The three that the specification opens to everyone, and what a visitor sees there. */
const open: Partial<Record<RouteName, RegExp>> = { login: /Phone number/, reels: /Reels|Reel 1/, collection: /Monsoon must-haves/ };
const params = { categoryId: 'fashion', collectionId: 'col-monsoon' };
const names = Object.keys(routes) as RouteName[];

test.describe('a visitor who is not logged in', () => {
  let sandbox: Sandbox;
  let visitor: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    visitor = await sandbox.newPage();
  });
  test.afterAll(() => sandbox.close());
  test.beforeEach(() => sandbox.control('requests', undefined, 'DELETE'));
  const asked = async () => (await sandbox.control<{ requests: { path: string }[] }>('requests')).requests
    .map(({ path }) => path).filter((path) => !path.startsWith('/v1/analytics/'));

  for (const route of names.filter((name) => !(name in open))) {
    test(`[ROUTE-18] comes to the login page from ${routes[route]}, and nothing is asked for`, async () => {
      await visitor.goto(pathOf(route, params));
      await expect(visitor.getByRole('textbox', { name: 'Phone number', exact: true })).toBeVisible();
      await expect(visitor).toHaveURL(/\/login\b/);
      expect(await asked()).toEqual([]);
    });
  }

  for (const [route, text] of Object.entries(open) as [RouteName, RegExp][]) {
    test(`[ROUTE-18] stays at ${routes[route]}`, async () => {
      await visitor.goto(pathOf(route, params));
      if (route === 'login') await expect(visitor.getByRole('textbox', { name: text })).toBeVisible();
      else await expect(visitor.getByRole(route === 'reels' ? 'group' : 'heading', { name: text }).first()).toBeVisible();
      await expect(visitor).toHaveURL((url) => url.pathname.includes(pathOf(route, params)));
    });
  }
});
