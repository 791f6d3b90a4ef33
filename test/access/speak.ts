import type { Page } from '@playwright/test';
import { expect } from '../support/flow';

/** Changes words and direction of the page, which keeps its state. A language without words of ours stays English. */
export async function speak(page: Page, language: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.evaluate(([code, dir]) => {
    Object.assign(document.documentElement, { lang: code, dir });
    document.querySelector('creator-app')?.setAttribute('locale', code);
  }, [language, direction] as const);
  const [words] = ['hi', 'ta', 'te', 'bn', 'mr', 'en-XA'].filter((code) => code === language);
  await expect(page.locator('creator-app .shell').first()).toHaveAttribute('lang', words ?? /^en/);
}
