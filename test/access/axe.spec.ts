import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { findings } from './axe';
import { beforeLogin, everyState, open, scenarioOf, type State } from './states';

const colours = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** A language and its direction. Arabic has no words of ours: it stands for a page of the other direction. */
const languages = { en: 'ltr', hi: 'ltr', ar: 'rtl' } as const;

/** The words and the direction change on the page, which keeps the state. */
async function speak(page: Page, language: keyof typeof languages): Promise<void> {
  await page.evaluate(([code, direction]) => {
    Object.assign(document.documentElement, { lang: code, dir: direction });
    document.querySelector('creator-app')?.setAttribute('locale', code);
  }, [language, languages[language]] as const);
  await expect(page.locator('creator-app .shell').first()).toHaveAttribute('lang', language === 'hi' ? 'hi' : /^en/);
}

for (const [who, loggedIn, states] of [
  ['a creator with much', true, everyState.filter((each) => scenarioOf(each) === 'busy-creator')],
  ['a creator with nothing', true, everyState.filter((each) => scenarioOf(each) === 'new-creator')],
  ['somebody who has not logged in', false, beforeLogin],
] as const) {
  test.describe(`axe finds nothing in light, dark and forced colours, in English, Hindi and right to left: ${who}`, () => {
    let sandbox: Sandbox;
    let page: Page;
    test.beforeAll(async ({ openSandbox }) => {
      sandbox = await openSandbox({ scenario: scenarioOf(states[0] as State) });
      page = await sandbox.newPage({ loggedIn });
      // What the device has kept would be shown in place of errors and of what loads.
      await page.addInitScript(() => {
        localStorage.removeItem('creator:last-answers');
        indexedDB.deleteDatabase('creator-elements');
      });
    });
    test.afterAll(() => sandbox.close());

    for (const state of states) {
      test(state.name, async () => {
        await open(page, sandbox, state);
        const found: string[] = [];
        for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
          await speak(page, language);
          for (const [colour, media] of Object.entries(colours)) {
            await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
            found.push(...(await findings(page, colour === 'light' ? 'all' : 'of colours')).map((finding) => `${language}, ${colour}: ${finding}`));
          }
        }
        expect(found).toEqual([]);
      });
    }
  });
}
