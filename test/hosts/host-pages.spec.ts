import type { Page } from '@playwright/test';
import type { LoggedRequest } from '../../demo/marketplace/sandbox/request-log';
import { demoPhone } from '../../demo/marketplace/brand';
import { expect, test } from '../support/flow';
import { violationsOf } from '../support/flow-page';
import type { Sandbox } from '../support/flow-sandbox';

const eveningInk = 'rgb(246, 236, 223)';

async function requestsTo(sandbox: Sandbox, path: RegExp): Promise<LoggedRequest[]> {
  const { requests } = await sandbox.control<{ requests: LoggedRequest[] }>('requests');
  return requests.filter((request) => path.test(request.path));
}

test.describe('the host pages', () => {
  let sandbox: Sandbox;
  test.beforeAll(async ({ openSandbox }) => {
    sandbox = await openSandbox({ scenario: 'busy-creator', hosts: true });
  });
  test.afterAll(() => sandbox.close());

  for (const [host, name] of [['plain', 'plain HTML'], ['react', 'React'], ['vue', 'Vue'], ['svelte', 'Svelte'], ['angular', 'Angular']] as const) {
    test.describe(`with ${name}`, () => {
      test.describe.configure({ mode: 'serial' });
      let creator: Page;
      test.beforeAll(async () => {
        creator = await sandbox.newPage({ viewport: { width: 1280, height: 800 } });
        await creator.goto('/hosts/');
        await creator.getByRole('link', { name: new RegExp(`^${name}`, 'i') }).first().click();
        await expect(creator).toHaveURL(new RegExp(`/hosts/${host}/`));
      });
      test.afterAll(async () => {
        expect(violationsOf(creator)).toEqual([]);
        await creator.context().close();
      });

      test('shows the login when there is no session, and the partner centre after it', async () => {
        await creator.getByRole('textbox', { name: 'Phone number', exact: true }).fill(demoPhone);
        await creator.getByRole('button', { name: 'Request OTP', exact: true }).click();
        await expect(creator.getByRole('textbox', { name: 'OTP', exact: true })).toBeVisible();
        const { messages } = await sandbox.control<{ messages: { otp?: string }[] }>('outbox');
        await creator.getByRole('textbox', { name: 'OTP', exact: true }).fill(messages[0]?.otp ?? '');
        await expect(creator.getByRole('heading', { name: 'Partner centre', exact: true })).toBeVisible();
        await expect(creator.getByRole('heading', { name: 'Performance', exact: true })).toBeVisible();
        await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
        await expect(creator.getByText('Monsoon must-haves', { exact: true }).first()).toBeVisible();
        await expect(creator).toHaveURL(new RegExp(`/hosts/${host}/$`));
      });

      test('gives an element a runtime of its own by property', async () => {
        await sandbox.control('requests', undefined, 'DELETE');
        await creator.getByRole('button', { name: 'Show collections', exact: true }).click();
        await expect(creator.getByRole('heading', { name: 'Links and collections', exact: true })).toBeVisible();
        // The heading is there before the call.
        await expect.poll(async () => (await requestsTo(sandbox, /collection-links$/)).at(0)?.headers['app-client-id']).toBe('partner-centre-collections');
      });

      test('hears what a creator chooses inside an element', async () => {
        await expect(creator.getByText('Performance of the last 7 days', { exact: true }).first()).toBeVisible();
        await creator.getByRole('combobox', { name: 'Date range', exact: true }).selectOption('Last 14 Days');
        await expect(creator.getByText('Performance of the last 14 days', { exact: true }).first()).toBeVisible();
        // The page hears of the choice before the call.
        await expect.poll(async () => (await requestsTo(sandbox, /overview/)).at(-1)?.headers['app-client-id']).toBe('partner-centre');
      });

      test('goes to a page of its own in place of where an element would go, and comes back', async () => {
        await creator.getByRole('button', { name: 'Back', exact: true }).click();
        await expect(creator.getByRole('heading', { name: 'Start', exact: true })).toBeVisible();
        await expect(creator.getByText("The shop's own page for /influencer-home.", { exact: true }).first()).toBeVisible();
        await expect(creator.getByRole('heading', { name: 'Performance', exact: true })).toHaveCount(0);
        await sandbox.control('requests', undefined, 'DELETE');
        await expect(creator).toHaveURL(new RegExp(`/hosts/${host}/$`));
        await creator.getByRole('button', { name: 'Back to the partner centre', exact: true }).click();
        await expect(creator.getByRole('heading', { name: 'Performance', exact: true })).toBeVisible();
        await expect(creator.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible();
        await expect(creator.getByRole('combobox', { name: 'Date range', exact: true })).toHaveValue('LAST_14_DAYS');
        await expect.poll(() => creator.evaluate(() => document.querySelector('creator-performance')?.status)).toBe('ready');
        // Also where a framework sets attributes after it has put the element in, nothing else is asked for in between.
        const overviews = await requestsTo(sandbox, /overview/);
        expect(overviews.map((request) => JSON.stringify(request).match(/LAST_\w+/)?.[0])).toEqual(['LAST_14_DAYS']);
      });

      test('changes colours and scheme of all elements at once', async () => {
        await creator.getByRole('button', { name: 'Evening colours', exact: true }).click();
        for (const tag of ['creator-performance', 'creator-earnings']) {
          await expect(creator.locator(`${tag} h1`)).toHaveCSS('color', eveningInk);
        }
        await expect(creator.locator('creator-earnings')).toHaveCSS('color-scheme', 'dark');
      });

      test('takes an element out while it loads, which aborts its request, and puts it in again', async () => {
        await sandbox.control('faults', { method: 'GET', path: '/collection-links', hold: true, times: 1 });
        const held = async () => (await sandbox.control<{ held: unknown[] }>('faults')).held;
        await creator.getByRole('button', { name: 'Show collections', exact: true }).click();
        await expect.poll(held, 'calls that wait').toHaveLength(1);
        await creator.getByRole('button', { name: 'Hide collections', exact: true }).click();
        await expect(creator.getByRole('heading', { name: 'Links and collections', exact: true })).toHaveCount(0);
        // Nobody lets the marketplace answer: the call ends because who asked has gone.
        await expect.poll(held, 'calls that wait').toHaveLength(0);
        await creator.getByRole('button', { name: 'Show collections', exact: true }).click();
        await expect(creator.getByRole('heading', { name: 'Links and collections', exact: true })).toBeVisible();
        await expect(creator.getByText(`Small kitchen, big flavour`, { exact: true }).first()).toBeVisible();
      });
    });
  }
});
