import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { everybody, open, openFor } from './states';

/** The tree once it is the same twice: parts of a screen come after it is ready. Addresses, ports and a countdown are not a part of what is agreed. */
async function treeOf(page: Page): Promise<string> {
  let last = '';
  await expect.poll(async () => {
    const before = last;
    last = await page.locator('body').ariaSnapshot();
    return last === before;
  }, { intervals: [250] }).toBe(true);
  return `${last.replace(/^ *- \/url: .*\n/gm, '').replace(/ in \d+ s\b/g, ' in 30 s').replace(/127\.0\.0\.1:\d+/g, '127.0.0.1')}\n`;
}

/** What was agreed is in `test/access/trees/`. `npm run trees` writes it anew. */
for (const { who, states, ...options } of everybody) {
  test.describe(`what assistive technology is told is what was agreed: ${who}`, () => {
    let sandbox: Sandbox;
    let page: Page;
    test.beforeAll(async ({ openSandbox }) => { ({ sandbox, page } = await openFor(openSandbox, options)); });
    test.afterAll(() => sandbox.close());

    for (const state of states) {
      test(state.name, async () => {
        await open(page, sandbox, state);
        const name = `${state.name.replace(/\W+/g, '-')}.yml`;
        expect(await treeOf(page)).toMatchSnapshot(name);
      });
    }
  });
}
