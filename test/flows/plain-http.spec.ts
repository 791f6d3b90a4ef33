import type { Page } from '@playwright/test';
import { demoPhone } from '../../demo/marketplace/brand';
import { expect, test } from '../support/flow';
import { copiedOn, logIn } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

const demoPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demo</title>
<script type="module" src="/elements/creator-qr-code-listing.js"></script></head>
<body><creator-qr-code-listing scenario="busy-creator"></creator-qr-code-listing></body></html>`;

/** A name of the local network: no secure context, so `crypto.randomUUID`, the clipboard, sharing and others are missing. */
test.describe('on plain http', () => {
  test.describe.configure({ mode: 'serial' });
  let sandbox: Sandbox;
  let creator: Page;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator', plain: true });
    creator = await sandbox.newPage();
    await creator.goto('/sandbox');
    expect(await creator.evaluate(() => [isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard])).toEqual([false, 'undefined', 'undefined']);
  });
  test.afterAll(() => sandbox.close());

  test('[LOGIN-01] a creator logs in', async () => {
    await creator.goto('/');
    await creator.getByRole('textbox', { name: 'Phone number', exact: true }).fill(demoPhone);
    await creator.getByRole('button', { name: 'Request OTP', exact: true }).click();
    await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
    const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
    await creator.getByRole('textbox', { name: 'OTP', exact: true }).fill(messages[0]?.otp ?? '');
    await expect(creator).toHaveURL(/\/influencer-home/);
    await expect(creator.getByRole('tab', { name: /^All/ }).first()).toBeVisible();
  });

  test('a link is copied, by the old command', async () => {
    await logIn(creator);
    await creator.goto('/collection-listing');
    await creator.getByRole('button', { name: /^More for/ }).first().click();
    await creator.getByRole('button', { name: 'Copy collection link', exact: true }).click();
    await expect(creator.getByText('Collection Link Copied!', { exact: true }).first()).toBeVisible();
    expect(await copiedOn(creator)).toMatch(/^http:\/\/shop\.test:\d+\/collection\//);
  });

  test('a buyer sees a collection', async () => {
    const buyer = await sandbox.newPage();
    await buyer.goto('/collection/col-monsoon');
    await expect(buyer.getByRole('heading', { name: 'Monsoon must-haves', exact: true })).toBeVisible();
  });

  test('a QR code is saved', async () => {
    await creator.goto('/qr-code-listing');
    await creator.getByRole('button', { name: /^More for/ }).first().click();
    await creator.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(creator.getByText(/QR code saved|Downloaded/i).first()).toBeVisible();
  });

  test('what happens is counted', async () => {
    await expect.poll(async () => (await sandbox.control<{ events: unknown[] }>('events')).events.length, 'events').toBeGreaterThan(0);
  });

  test('demo mode shows its recording', async () => {
    sandbox.put('/host/demo', demoPage);
    await creator.goto('/host/demo');
    await expect(creator.getByRole('heading', { name: 'QR codes', exact: true })).toBeVisible();
    await expect(creator.getByRole('button', { name: /^More for/ }).first()).toBeVisible();
  });
});
