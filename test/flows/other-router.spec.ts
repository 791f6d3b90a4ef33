import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

const base = '/host/creators';
const places = [base, `${base}/help`, `${base}/earnings`];

/** Routers that go back only to entries with their own mark. What they do at another one: Turbo makes it its own. */
const routers = {
  Turbo: { mark: '{ turbo: { index: 1 } }', other: "if (!state?.turbo) history.replaceState({ turbo: { index: 2 } }, '')" },
  Swup: { mark: "{ source: 'swup' }", other: '' },
  Unpoly: { mark: '{ up: true }', other: '' },
};
type Router = keyof typeof routers;

/** A page that the browser loads, with such a router. */
const pageOf = (path: string, router: Router) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
  <script type="module" src="/creator-elements.js"></script></head><body>
  <p><a href="/host/about">About us</a></p><main>${contentOf(path)}</main>
  <script>
    const about = ${JSON.stringify(contentOf('/host/about'))};
    history.replaceState(${routers[router].mark}, '');
    document.querySelector('a').addEventListener('click', (event) => {
      event.preventDefault();
      history.pushState(${routers[router].mark}, '', event.target.href);
      document.querySelector('main').innerHTML = about;
    });
    addEventListener('popstate', ({ state }) => {
      ${routers[router].other}
    });
  </script></body></html>`;

function contentOf(path: string): string {
  return path === '/host/about' ? '<h1>About the shop</h1>' : `<creator-app api-base="/api" base-path="${base}"></creator-app>`;
}

test.describe('the app in a page whose router goes back only to entries of its own', () => {
  let sandbox: Sandbox;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
  });
  test.afterAll(() => sandbox.close());

  for (const router of Object.keys(routers) as Router[]) test(`is there again after Back from another page of it: ${router}`, async () => {
    for (const path of [...places, '/host/about']) sandbox.put(path, pageOf(path, router));
    const creator = await sandbox.newPage({ loggedIn: true });
    await creator.goto(`${base}/help`);
    await creator.getByRole('link', { name: 'Payments', exact: true }).click();
    await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    await creator.getByRole('link', { name: 'About us' }).click();
    await expect(creator.getByRole('heading', { name: 'About the shop' })).toBeVisible();
    await creator.goBack();
    await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
    await expect(creator).toHaveURL(`${base}/earnings`);
    await creator.goBack();
    await expect(creator.getByRole('heading', { name: 'Help', exact: true })).toBeVisible();
    await expect(creator).toHaveURL(`${base}/help`);
  });
});
