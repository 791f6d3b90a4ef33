import type { Page } from '@playwright/test';
import { brand } from '../../demo/marketplace/brand';
import { catalogue, shelves } from '../../demo/marketplace/seed/catalogue';
import type { Sandbox } from '../support/flow-sandbox';
import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';
import { choosePost, pickOrder } from './choices';

const product = catalogue.find(({ id, affiliate }) => affiliate && ![...shelves.ORDERS, ...shelves.WISHLIST].includes(id));
const notSent = /You are offline, so nothing was sent/;

/** A tap that writes: without a network it fails, and with one the same tap succeeds. */
interface Write {
  readonly what: string;
  /** The calls of the tap. */
  readonly sends: readonly string[];
  /** What has to be there before the tap. */
  readonly begin?: (page: Page, sandbox: Sandbox) => Promise<unknown>;
  readonly tap: (page: Page) => Promise<unknown>;
  /** What was typed or chosen, as the page shows it. */
  readonly kept?: (page: Page) => Promise<unknown>;
  readonly done: (page: Page) => Promise<unknown>;
}

interface Screen {
  readonly address: string;
  readonly loggedIn: boolean;
  readonly scenario?: string;
  /** One after the other on the same page. */
  readonly writes: readonly Write[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const shows = (page: Page, text: string | RegExp) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const latestOtp = async (sandbox: Sandbox) => (await sandbox.control<{ messages: { otp?: string }[] }>('outbox')).messages[0]?.otp ?? '';

const deletion = (what: string, call: string, before: string, after: string): Write => ({
  what,
  sends: [call],
  tap: async (page) => {
    await button(page, /^More for/);
    await button(page, 'Delete');
    await button(page, 'DELETE');
  },
  kept: (page) => shows(page, before),
  done: (page) => shows(page, after),
});

let otp = '';
/** The sixth digit sends an OTP, and after a failure the button. */
const sendOtp = async (page: Page, name: string) => (await field(page, 'OTP').inputValue() === '' ? field(page, 'OTP').fill(otp) : button(page, name));

const screens: readonly Screen[] = [
  {
    address: '/login', loggedIn: false,
    writes: [
      {
        what: 'requests an OTP', sends: ['POST /auth/request-otp'],
        begin: (page) => field(page, 'Phone number').fill('9876543210'),
        tap: (page) => button(page, 'Request OTP'),
        kept: (page) => expect(field(page, 'Phone number')).toHaveValue('9876543210'),
        done: (page) => expect(field(page, 'OTP')).toBeVisible(),
      },
      {
        what: 'logs in', sends: ['POST /auth/login'],
        begin: async (_, sandbox) => {
          otp = await latestOtp(sandbox);
        },
        tap: (page) => sendOtp(page, 'Login'),
        kept: (page) => expect(field(page, 'OTP')).toHaveValue(/^\d{6}$/),
        done: (page) => expect(page).toHaveURL(/influencer-home/),
      },
    ],
  },
  {
    address: '/auto-dm-activated', loggedIn: true,
    writes: [
      {
        what: 'adds a trigger word', sends: ['POST /home/send-custom-word'],
        begin: async (page) => {
          await page.getByRole('heading', { name: 'Your trigger words', exact: true }).scrollIntoViewIfNeeded();
          await field(page, 'Custom trigger word').fill('lamp');
        },
        tap: (page) => button(page, 'Add'),
        kept: (page) => expect(field(page, 'Custom trigger word')).toHaveValue('lamp'),
        done: (page) => expect(page.getByRole('switch', { name: 'lamp', exact: true })).toBeVisible(),
      },
      {
        what: 'switches a trigger word off', sends: ['PUT /home/update-custom-word-status'],
        tap: (page) => page.getByRole('switch', { name: 'lamp', exact: true }).click(),
        kept: (page) => expect(page.getByRole('switch', { name: 'lamp', exact: true })).toBeChecked(),
        done: (page) => expect(page.getByRole('switch', { name: 'lamp', exact: true })).not.toBeChecked(),
      },
      {
        what: 'switches AutoDM off', sends: ['PUT /home/auto-dm-toggle'],
        tap: (page) => page.getByRole('switch', { name: 'AutoDM', exact: true }).click(),
        kept: (page) => expect(page.getByRole('switch', { name: 'AutoDM', exact: true })).toBeChecked(),
        done: (page) => shows(page, 'AutoDM is off'),
      },
    ],
  },
  {
    address: '/affiliate-links', loggedIn: true,
    writes: [{
      what: 'creates a link', sends: ['POST /collection-links/create-collection'],
      begin: async (page) => {
        await field(page, 'Paste a product link').fill(`https://${brand.productHosts[0]}/any-name/p/${product?.id}`);
        await expect(page.getByRole('button', { name: `Remove ${product?.name}`, exact: true })).toBeVisible();
      },
      tap: (page) => button(page, 'Complete'),
      kept: (page) => expect(page.getByRole('button', { name: `Remove ${product?.name}`, exact: true })).toBeVisible(),
      done: (page) => expect(page.getByRole('button', { name: 'Copy Link', exact: true })).toBeVisible(),
    }],
  },
  {
    address: '/collection-listing', loggedIn: true,
    writes: [
      {
        what: 'makes a QR code', sends: ['POST /collection-links/qr/generate'],
        tap: async (page) => {
          await button(page, /^More for/);
          await button(page, 'QR code');
        },
        done: (page) => expect(page.getByRole('region', { name: 'QR code guidelines', exact: true })).toBeVisible(),
      },
    ],
  },
  {
    address: '/collection-listing', loggedIn: true,
    writes: [{
      what: 'changes a collection', sends: ['PUT /collection-links/update-collection'],
      begin: async (page) => {
        await button(page, /^More for/);
        await button(page, 'Edit name and products');
        await field(page, 'Name').fill('Another name');
      },
      tap: (page) => button(page, 'Save'),
      kept: (page) => expect(field(page, 'Name')).toHaveValue('Another name'),
      done: (page) => shows(page, 'Collection saved'),
    }],
  },
  { address: '/collection-listing', loggedIn: true, writes: [deletion('deletes a collection', 'DELETE /collection-links/delete-collection', '6 links and collections', '5 links and collections')] },
  { address: '/auto-dm-listing', loggedIn: true, writes: [deletion('deletes a post', 'PUT /home/delete', '4 posts', '3 posts')] },
  {
    address: '/auto-dm-post-linking', loggedIn: true,
    writes: [{
      what: 'links a post', sends: ['POST /post-linking/user-auto-dm-post/create'],
      begin: async (page) => {
        await choosePost(page, 'Monsoon desk makeover under ₹2,000');
        await button(page, 'Next');
        await pickOrder(page);
      },
      tap: (page) => button(page, 'Complete'),
      kept: (page) => shows(page, '1 product'),
      done: (page) => shows(page, 'AutoDM setup complete'),
    }],
  },
  {
    address: '/bank-details', loggedIn: true, scenario: 'payment-pending',
    writes: [
      {
        what: 'sends an OTP for bank details', sends: ['POST /v1/user-bank-details/otp'],
        begin: async (page) => {
          await button(page, 'Add bank details');
          await field(page, 'Account holder name').fill('Asha Rao');
          await field(page, 'Account number').fill('004512348876');
          await field(page, 'Account number again').fill('004512348876');
          await field(page, 'IFSC').fill('HDFC0001234');
          await button(page, 'Continue');
          await page.getByRole('checkbox', { name: /^This account is mine/ }).first().click();
        },
        tap: (page) => button(page, 'Send OTP'),
        kept: (page) => expect(page.getByRole('checkbox', { name: /^This account is mine/ }).first()).toBeChecked(),
        done: (page) => expect(field(page, 'OTP')).toBeVisible(),
      },
      {
        what: 'confirms and saves bank details', sends: ['POST /v1/user-bank-details/consent', 'POST /v1/user-bank-details'],
        begin: async (_, sandbox) => {
          otp = await latestOtp(sandbox);
        },
        tap: (page) => sendOtp(page, 'Confirm and save'),
        kept: (page) => expect(field(page, 'OTP')).toHaveValue(/^\d{6}$/),
        done: (page) => shows(page, 'Your bank details are saved'),
      },
    ],
  },
];

/**
 * Until what a tap needs is there. The page loads it when the browser is idle, at the same time as the chunk `rest`, which
 * every screen has. `networkidle` comes before that on a busy machine.
 */
async function openWithAllCode(page: Page, address: string): Promise<void> {
  const coming = new Set<unknown>();
  let rest = false;
  page.on('request', (request) => {
    coming.add(request);
    rest ||= request.url().includes('/chunks/rest-');
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'requestfinished', (request) => coming.delete(request));
  await page.goto(address);
  // One file is asked for after the other, with a moment between them in which none is on its way.
  let calm = 0;
  await expect.poll(() => (calm = rest && coming.size === 0 ? calm + 1 : 0), { message: 'the code that comes later', intervals: [200] }).toBeGreaterThan(3);
}

for (const { address, loggedIn, writes, scenario = 'busy-creator' } of screens) {
  test.describe(`without a network, ${address}`, () => {
    test.use({ scenario, loggedIn });

    test(`sends nothing, loses nothing and says so, and sends once when the network is back: ${writes.map(({ what }) => what).join(', ')}`, async ({ page, sandbox }) => {
      const sent = async (calls: readonly string[]) => {
        const { requests } = await sandbox.control<{ requests: { method: string; path: string }[] }>('requests');
        return requests.map(({ method, path }) => `${method} ${path}`).filter((request) => calls.some((call) => request === call || request.startsWith(`${call}/`)));
      };
      await openWithAllCode(page, address);
      for (const { what, sends, begin, tap, kept, done } of writes) {
        await begin?.(page, sandbox);
        await sandbox.control('requests', undefined, 'DELETE');
        await expect(page.getByText(notSent, { exact: true }), 'the note about the write before').toHaveCount(0);
        await page.context().setOffline(true);
        await tap(page);
        await shows(page, notSent);
        await expect(page.getByText(/all the same/), what).toHaveCount(0);
        await kept?.(page);

        await page.context().setOffline(false);
        await tap(page);
        await done(page);
        expect(await sent(sends), what).toHaveLength(sends.length);
      }
      expect(violationsOf(page)).toEqual([]);
    });
  });
}
