import type { Page } from '@playwright/test';
import { expect, test } from '../support/flow';
import type { Sandbox } from '../support/flow-sandbox';
import { findings } from './axe';
import { speak } from './speak';
import { everybody, open, openFor } from './states';

const colours = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** A language and its direction. Arabic has no words of ours: it stands for a page of the other direction. */
const languages = { en: 'ltr', hi: 'ltr', ar: 'rtl' } as const;

for (const { who, states, ...options } of everybody) {
  test.describe(`axe finds nothing in light, dark and forced colours, in English, Hindi and right to left: ${who}`, () => {
    let sandbox: Sandbox;
    let page: Page;
    test.beforeAll(async ({ openSandbox }) => { ({ sandbox, page } = await openFor(openSandbox, options)); });
    test.afterAll(() => sandbox.close());

    for (const state of states) {
      test(state.name, async () => {
        await open(page, sandbox, state);
        const found: string[] = [];
        for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
          await speak(page, language, languages[language]);
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
