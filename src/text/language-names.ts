import { pageLanguage } from './words';

/** The languages with words of ours, each in its own script, because who looks for one may read no other. */
const names: Readonly<Record<string, string>> = {
  en: 'English', hi: 'हिन्दी', bn: 'বাংলা', mr: 'मराठी', ta: 'தமிழ்', te: 'తెలుగు',
};

function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  } catch {
    return code; // no language tag, but the page's own name for its words
  }
}

/** The languages to choose from, each name in its own language: ours, and those that the page has words for. */
export function languageOptions(): readonly { value: string; label: string; lang: string }[] {
  const own = Object.keys(pageLanguage.texts ?? {}).filter((code) => !Object.hasOwn(names, code));
  return [...Object.keys(names), ...own].map((value) => ({ value, label: names[value] ?? nameOf(value), lang: value }));
}
