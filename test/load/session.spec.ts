import { expect, test, type Locator, type Page } from '@playwright/test';
import { openSandbox, type Sandbox } from '../support/flow-sandbox';
import { withoutMachineCode } from './engine';
import { countTimers, leftOf, measure } from './measure';
import { report } from './report';

/** `npm run load` makes 500 actions, `npm test` a part of them. */
const rounds = Number(process.env.LOAD_MOUNTS ?? 40) < 500 ? 3 : 20;
/** The first ones load what a session needs once. */
const warming = 1;

test.use(withoutMachineCode);

type Role = 'button' | 'link' | 'tab' | 'radio';

/** What a creator does again and again, each with what shows that it has happened. */
function actionsOf(page: Page): readonly (() => Promise<void>)[] {
  const tap = (role: Role, name: string | RegExp, shown: Locator) => async () => {
    await page.getByRole(role, { name, exact: true }).first().click();
    await expect(shown).toBeVisible();
  };
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const made = 'Your link is ready';
  return [
    tap('link', 'See your payments', heading('Payments')),
    tap('button', 'Statement and tax (TDS)', dialog),
    close,
    tap('link', 'Performance', heading('Best posts')),
    tap('tab', 'QR Code', page.getByRole('tab', { name: 'QR Code', selected: true })),
    tap('tab', 'All', page.getByRole('tab', { name: 'All', selected: true })),
    tap('button', 'See how it adds up', dialog),
    close,
    tap('button', /^Monsoon must-haves Affiliate Links/, heading('Post details')),
    tap('button', 'Back', heading('Best posts')),
    tap('link', 'Help', heading('Questions and answers')),
    async () => {
      await page.getByRole('searchbox', { name: 'Search help', exact: true }).fill('commission');
      await expect(page.getByRole('status').filter({ hasText: /answers$/ })).toBeVisible();
    },
    tap('link', 'AutoDM', heading('AutoDM')),
    tap('link', 'Home', heading('Your next payment')),
    tap('link', 'See all Links and collections', page.getByRole('button', { name: /^Share / }).first()),
    tap('button', 'Monsoon must-haves', dialog),
    close,
    async () => {
      await page.goBack();
      await expect(heading('Your next payment')).toBeVisible();
    },
    tap('button', 'Your account', dialog),
    close,
    tap('button', 'Create affiliate links', page.getByRole('radio', { name: /Single link/ }).first()),
    async () => {
      await page.getByRole('radio', { name: /Single link/ }).first().click();
      await page.locator('.product-toggle').first().click();
      await page.getByRole('button', { name: 'Complete', exact: true }).click();
      await expect(heading(made)).toBeVisible();
    },
    tap('button', /^Delete/, page.getByRole('alertdialog')),
    tap('button', 'DELETE', page.getByText('Collection Deleted', { exact: true }).first()),
    tap('link', 'Home', heading('Your next payment')),
  ];
}

test.describe('a long session', () => {
  let sandbox: Sandbox;
  test.beforeAll(async ({ browser }) => { sandbox = await openSandbox(browser, { scenario: 'busy-creator' }); });
  test.afterAll(() => sandbox.close());

  test(`of ${rounds * 25} actions leaves nothing in the page`, async () => {
    test.setTimeout(120_000 + rounds * 30_000);
    const page = await sandbox.newPage({ loggedIn: true });
    await page.addInitScript(countTimers);
    await page.goto('/influencer-home');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const actions = actionsOf(page);
    const go = async (times: number) => {
      for (let round = 0; round < times; round++) for (const act of actions) await act();
    };
    expect(actions).toHaveLength(25);
    await go(warming);
    const before = await measure(page, session);
    await go(rounds - warming);
    const after = await measure(page, session);
    const left = leftOf(before, after, (rounds - warming) * actions.length);
    report({ kind: 'session', what: `${rounds * actions.length} actions`, ...left });
    expect.soft(left.nodes, 'nodes').toBeLessThan(60);
    expect.soft(left.listeners, 'listeners').toBeLessThan(20);
    expect.soft(left.heap, 'bytes of heap for each action').toBeLessThan(rounds < 20 ? 4000 : 1000);
    // Those of the last action's calls and toasts end in seconds; what the session has left stays.
    await expect.poll(async () => (await measure(page, session)).timers - before.timers, 'timers').toBeLessThan(4);
  });
});
