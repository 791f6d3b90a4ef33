import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

const page = (body: string, { html = '', head = '' } = {}) =>
  `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8"><title>Late</title><script src="/host/listen.js"></script>${head}</head><body>${body}</body></html>`;
const element = '<script type="module" src="/elements/creator-earnings.js"></script><creator-earnings></creator-earnings>';

const listen = `
  globalThis.codes = [];
  globalThis.warnings = [];
  console.warn = (text) => warnings.push(String(text));
  addEventListener('creator-error', ({ detail }) => codes.push(detail.code));
`;
/** A clock on which the longest waiting is over at once. */
const hurry = '<script>const later = setTimeout; setTimeout = (act, ms, ...more) => later(act, ms === 15000 ? 0 : ms, ...more);</script>';
const configure = "import('/runtime.js').then(({ configureCreator }) => configureCreator({ apiBase: '/api', clientId: 'late-shop' })).then(() => true)";

test.describe('a page that configures the elements late', () => {
  let sandbox: Sandbox;
  let creator: Page;
  const clients = async () => {
    const { requests } = await sandbox.control<{ requests: { headers?: Record<string, string> }[] }>('requests');
    return [...new Set(requests.map(({ headers }) => headers?.['app-client-id']))];
  };
  const status = () => creator.evaluate(() => document.querySelector('creator-earnings')?.status);

  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ loggedIn: true });
    sandbox.put('/host/listen.js', listen);
    // A module whose graph takes forty round trips: the element is defined, and everything it needs has come, long before it runs.
    for (let step = 0; step < 40; step++) sandbox.put(`/host/step-${step}.js`, step < 39 ? `import './step-${step + 1}.js';` : '');
    sandbox.put('/host/app.js', "import './step-0.js'; import { configureCreator } from '/runtime.js'; configureCreator({ apiBase: '/api', clientId: 'late-shop' });");
    sandbox.put('/host/module', page(element + '<script type="module" src="/host/app.js"></script>'));
    sandbox.put('/host/listener', page(element + '<script type="module" src="/host/listener.js"></script>'));
    sandbox.put('/host/listener.js', "import { configureCreator } from '/runtime.js'; addEventListener('DOMContentLoaded', () => configureCreator({ apiBase: '/api', clientId: 'late-shop' }));");
    sandbox.put('/host/waits-html', page(element, { html: 'creator-config="wait"' }));
    sandbox.put('/host/waits-script', page(element.replace('<script', '<script creator-config="wait"')));
    sandbox.put('/host/never', page(element, { html: 'creator-config="wait"', head: hurry }));
    sandbox.put('/host/too-late', page(element));
  });
  test.afterAll(() => sandbox.close());
  test.beforeEach(() => sandbox.control('requests', undefined, 'DELETE'));

  for (const [where, path] of [['a module that runs after the element is defined', 'module'], ['a listener of DOMContentLoaded', 'listener']] as const) {
    test(`in ${where} has every call made as it says`, async () => {
      await creator.goto(`/host/${path}`);
      await expect.poll(status).toBe('ready');
      expect(await clients()).toEqual(['late-shop']);
      expect(await creator.evaluate('[codes, warnings]')).toEqual([[], []]);
    });
  }

  for (const where of ['html', 'script']) {
    test(`is waited for where creator-config="wait" stands on <${where}>`, async () => {
      await creator.goto(`/host/waits-${where}`);
      // An element with a runtime of its own shows that there was time enough.
      await creator.evaluate(`import('/runtime.js').then(({ createRuntime }) => {
        const other = document.createElement('creator-earnings');
        other.runtime = createRuntime({ apiBase: '/api', clientId: 'of-its-own' });
        document.body.append(other);
        return other.whenReady();
      })`);
      expect([await clients(), await status()]).toEqual([['of-its-own'], 'loading']);
      await creator.evaluate(configure);
      await expect.poll(status).toBe('ready');
      expect(await clients()).toEqual(['of-its-own', 'late-shop']);
    });
  }

  test('is told when nobody has done so after fifteen seconds, and heals when somebody does', async () => {
    await creator.goto('/host/never');
    await expect(creator.getByRole('heading', { name: 'This part of the page could not be loaded', exact: true })).toBeVisible();
    await expect(creator.getByText(/For the developers of this page: not-configured/).first()).toBeVisible();
    expect([await creator.evaluate('codes'), await status(), await clients()]).toEqual([['not-configured'], 'error', []]);
    await creator.evaluate(configure);
    await expect.poll(status).toBe('ready');
    await expect(creator.getByText(/For the developers of this page/).filter({ visible: true })).toHaveCount(0);
  });

  test('without saying so hears on the console that calls had gone out before', async () => {
    await creator.goto('/host/too-late');
    await expect.poll(status).toBe('ready');
    expect(await creator.evaluate('warnings')).toEqual([]);
    await creator.evaluate(configure);
    await expect.poll(() => creator.evaluate<string[]>('warnings')).toHaveLength(1);
    const [warning] = await creator.evaluate<string[]>('warnings');
    expect(warning).toContain('creator-config="wait"');
    expect(warning).toContain('troubleshooting.md#not-configured');
    await expect.poll(status).toBe('ready');
  });
});
