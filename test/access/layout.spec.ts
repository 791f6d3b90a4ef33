import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { layoutFaults } from './layout';
import { speak } from './speak';
import { everybody, open, openFor } from './states';

/** How people look at a page: widths in px, words, direction, and the browser's own size of text. */
const looks: readonly (readonly [name: string, width: number, language: string, direction: 'ltr' | 'rtl', text: string])[] = [
  ['on 320 px', 320, 'en', 'ltr', '100%'],
  ['on 195 px, as 390 px at 200 % zoom', 195, 'en', 'ltr', '100%'],
  ['with text of 200 %', 390, 'en', 'ltr', '200%'],
  ['right to left, with longer words', 320, 'en-XA', 'rtl', '100%'],
  ['with long words of Tamil', 320, 'ta', 'ltr', '100%'],
  ['with the high letters of Hindi', 320, 'hi', 'ltr', '100%'],
];

for (const { who, states, ...options } of everybody) {
  test.describe(`the layout holds, however people look at it: ${who}`, () => {
    let sandbox: Sandbox;
    let page: Page;
    test.beforeAll(async ({ openSandbox }) => { ({ sandbox, page } = await openFor(openSandbox, options)); });
    test.afterAll(() => sandbox.close());

    for (const state of states) {
      test(state.name, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, sandbox, state);
        const found: string[] = [];
        for (const [name, width, language, direction, text] of looks) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate((size) => { document.documentElement.style.fontSize = size; }, text);
          await speak(page, language, direction);
          found.push(...(await layoutFaults(page)).map((fault) => `${name}: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}
