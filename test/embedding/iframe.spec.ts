import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';

const inner = (tag: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Framed</title><script type="module" src="/copy/creator-elements.js"></script></head><body>${tag}</body></html>`;
const outer = (frame: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head><body><h1>Page of the host</h1>${frame}</body></html>`;

test.describe('in a frame', () => {
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator' });
    creator = await sandbox.newPage({ loggedIn: true });
  });
  test.afterAll(() => sandbox.close());

  /** All text inside the frame, where only the frame itself can read it. */
  const open = async (name: string, tag: string, allowed?: string) => {
    sandbox.put(`/host/${name}-inner`, inner(tag));
    sandbox.put(`/host/${name}`, outer(`<iframe title="Creator" width="390" height="700" src="/host/${name}-inner"${allowed === undefined ? '' : ` sandbox="${allowed}"`}></iframe>`));
    await creator.goto(`/host/${name}`);
  };

  test('of the same origin the creator is logged in, and a drawer opens inside the frame', async () => {
    await open('same', '<creator-performance period="LIFETIME"></creator-performance>');
    const frame = creator.frameLocator('iframe');
    await frame.getByRole('button', { name: 'See how it adds up', exact: true }).click();
    await expect(frame.locator('dialog:modal')).toBeVisible();
    await expect(creator.locator('dialog')).toHaveCount(0);
    await expect(frame.locator('creator-performance')).toHaveCSS('display', 'block');
  });

  test('that is sandboxed, without storage and cookies, a screen that needs the server says what is wrong and offers to try again', async () => {
    await open('opaque', '<creator-earnings></creator-earnings>', 'allow-scripts');
    await expect(creator.frameLocator('iframe').getByText(/something.s not right/).first()).toBeVisible();
    await expect(creator.frameLocator('iframe').getByText(/Retry|again/i).first()).toBeVisible();
  });

  test('that is sandboxed, help and login work', async () => {
    await open('opaque-help', '<creator-help></creator-help>', 'allow-scripts');
    await expect(creator.frameLocator('iframe').getByText('Help', { exact: true }).first()).toBeVisible();
    await open('opaque-login', '<creator-login></creator-login>', 'allow-scripts allow-forms');
    await expect(creator.frameLocator('iframe').getByText(/[Pp]hone/).first()).toBeVisible();
  });

  test('that is sandboxed, the app leads to login, with its routes in memory or not', async () => {
    for (const routing of ['path', 'hash', 'memory']) {
      await open(`opaque-app-${routing}`, `<creator-app routing="${routing}"></creator-app>`, 'allow-scripts allow-forms');
      await expect(creator.frameLocator('iframe').getByText(/[Pp]hone/).first()).toBeVisible();
    }
  });

  test('that is written by srcdoc, which has no address of its own, an element, demo mode and the app work', async () => {
    const written = inner('<creator-earnings></creator-earnings><creator-help scenario="busy-creator"></creator-help><creator-app scenario="busy-creator"></creator-app>');
    sandbox.put('/host/written', outer(`<iframe title="Creator" width="390" height="700" srcdoc="${written.replaceAll('"', '&quot;')}"></iframe>`));
    await creator.goto('/host/written');
    const frame = creator.frameLocator('iframe');
    await expect(frame.locator('creator-earnings').getByText('How your earnings add up', { exact: true })).toBeVisible();
    await expect(frame.locator('creator-help').getByText('Demo data', { exact: true })).toBeVisible();
    const app = frame.locator('creator-app');
    await expect(app.getByText('Your next payment', { exact: true })).toBeVisible();
    await app.getByRole('link', { name: 'Payments', exact: true }).click();
    await expect(app.getByText('How your earnings add up', { exact: true })).toBeVisible();
  });

  for (const scheme of ['blob', 'data']) {
    test(`that is a ${scheme}: address, demo mode and the app work, and an api-base that cannot be resolved there is named`, async () => {
      await creator.goto('/sandbox/api/clock'); // an answer without a policy
      const page = inner('<creator-help scenario="busy-creator"></creator-help><creator-app scenario="busy-creator"></creator-app><creator-earnings></creator-earnings>')
        .replace('/copy/', new URL('/copy/', creator.url()).href);
      await creator.evaluate(({ html, kind }) => {
        const frame = Object.assign(document.createElement('iframe'), { title: kind, width: 390, height: 700 });
        frame.src = kind === 'blob' ? URL.createObjectURL(new Blob([html], { type: 'text/html' })) : `data:text/html,${encodeURIComponent(html)}`;
        document.body.replaceChildren(frame);
      }, { html: page, kind: scheme });
      const frame = creator.frameLocator('iframe');
      await expect(frame.locator('creator-help').getByText('Demo data', { exact: true })).toBeVisible();
      const app = frame.locator('creator-app');
      await expect(app.getByText('Your next payment', { exact: true })).toBeVisible();
      await app.getByRole('link', { name: 'Payments', exact: true }).click();
      await expect(app.getByText('How your earnings add up', { exact: true })).toBeVisible();
      await expect(frame.locator('creator-earnings').getByText(/cannot resolve api-base/).first()).toBeAttached();
    });
  }
});
