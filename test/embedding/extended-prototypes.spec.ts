import { expect, test } from '../support/flow';

/** What old libraries and page builders leave behind. */
const old = `
  Object.prototype.extend = function () {};
  Array.prototype.last = function () { return this[this.length - 1]; };
  window.define = Object.assign(() => { throw new Error('not a module of the page'); }, { amd: {} });
  window.module = { exports: {} };
  window.exports = window.module.exports;
  window.process = {};
`;
const tags = ['creator-earnings', 'creator-performance', 'creator-home', 'creator-affiliate-links', 'creator-bank-details'];

test('elements open on a page that has extended the prototypes of Object and Array', async ({ openSandbox }) => {
  const sandbox = await openSandbox({ scenario: 'busy-creator' });
  const page = await sandbox.newPage({ loggedIn: true });
  sandbox.put('/host/old.js', old);
  sandbox.put('/host/old', `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Old</title><script src="/host/old.js"></script>
    <script type="module" src="/creator-elements.js"></script></head><body>${tags.map((tag) => `<${tag} api-base="/api"></${tag}>`).join('')}</body></html>`);
  await page.goto('/host/old');
  for (const tag of tags) await expect.poll(() => page.evaluate((name) => document.querySelector<HTMLElement & { status?: string }>(name)?.status, tag), { message: tag }).toBe('ready');
  await expect(page.locator('creator-earnings').getByText('Will be paid on Monday', { exact: false }).first()).toBeVisible();
  await sandbox.close();
});
