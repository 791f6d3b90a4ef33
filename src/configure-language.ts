import { decideLanguage } from './page-language';
import { type PageLanguage, pageLanguage as page } from './text/words';

/** Takes over what the page configures. */
export function configureLanguage(settings: Pick<PageLanguage, 'configured' | 'texts' | 'log'>): void {
  const otherWords = settings.texts !== page.texts;
  Object.assign(page, settings);
  if (typeof document === 'undefined') return;
  if (otherWords) page.wanted = undefined; // perhaps in the same language
  // Elements ask when they have a runtime; those that are there already show other words now.
  if (otherWords || page.wanted !== undefined) decideLanguage();
}
