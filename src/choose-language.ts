import { decideLanguage, languageKey } from './page-language';
import type { Runtime } from './runtime';
import { englishTag, pageLanguage as page } from './text/words';

/**
 * The creator's own choice for this device.
 * @returns when its words are shown, or those of a later choice; false if they did not arrive, and English is shown
 */
export async function chooseLanguage({ ephemeral }: Pick<Runtime, 'ephemeral'>, code: string): Promise<boolean> {
  page.chosen = code;
  try {
    if (!ephemeral) localStorage.setItem(languageKey, code);
  } catch {
    // the choice lasts as long as the page
  }
  if (!page.translate) page.wanted = undefined; // words that did not arrive are asked for again
  decideLanguage();
  while (page.arriving) await page.arriving;
  return page.chosen !== code || page.tag === (code === 'en' ? englishTag : code);
}
