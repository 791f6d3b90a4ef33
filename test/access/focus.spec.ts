import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { everybody, open, openFor } from './states';

/** In the page: the element with the focus, through shadow roots. */
const focused = (page: Page) => page.evaluateHandle(() => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
});

/** The names of the dialogs that are open. */
const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).evaluateAll((all) => all.map((dialog) => dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent ?? ''));

/** Their last step changes the page, or what is in the dialog of the step before. */
const noDialog = new Set(['home, log-out', 'earnings, orders', 'earnings, statement-of-posts', 'performance, post', 'bank-details, form', 'bank-details, consent', 'bank-details, OTP', 'affiliate-links, ready', 'autodm, answer', 'login, OTP']);

for (const { who, states, ...options } of everybody) {
  const withDialog = states.filter(({ name, steps, server }) => steps.length > 0 && !noDialog.has(name) && server !== 'errors' && server !== 'silence');
  if (withDialog.length === 0) continue;
  test.describe(`Escape closes what the keyboard has opened, and the focus returns: ${who}`, () => {
    let sandbox: Sandbox;
    let page: Page;
    test.beforeAll(async ({ openSandbox }) => { ({ sandbox, page } = await openFor(openSandbox, options)); });
    test.afterAll(() => sandbox.close());

    for (const state of withDialog) {
      test(state.name, async () => {
        const [first] = state.steps;
        const last = state.steps.at(-1);
        if (!first || !last) throw new Error('no step opens it');
        await open(page, sandbox, { ...state, steps: state.steps.slice(0, -1) });
        const before = await dialogs(page);
        const [opener, firstOpener] = [last, first].map(([role, name]) => page.getByRole(role, { name, exact: true }).first());
        if (!opener || !firstOpener) throw new Error('nothing opens it');
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => dialogs(page)).not.toEqual(before);
        const inside = await (await focused(page)).evaluate((element) => element?.closest('dialog') !== null);
        expect(inside, 'the focus is in what has opened').toBe(true);
        await page.keyboard.press('Escape');
        // A menu has closed with the choice of its command, so the focus goes back to what had opened it.
        const fromMenu = /, (deletion|edit)$/.test(state.name);
        await expect.poll(() => dialogs(page)).toEqual(fromMenu ? [] : before);
        await expect(fromMenu ? firstOpener : opener).toBeFocused();
      });
    }
  });
}
