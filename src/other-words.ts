import { loadChunk } from './bridge/load-chunk';
import type { AuthInfo } from './bridge/host';
import { within } from './domain/time-limit';
import type { Runtime } from './runtime';
import type { WordSource } from './text/translate';
import { englishTag, type PageLanguage, pageLanguage as page } from './text/words';

/** The name in the app's auth info (specification section 4). */
const appLanguage = 'APP-ISO-LANGUAGE-CODE';

/** The languages other than English, and the pseudo-language for tests of texts and layout. */
const files: Readonly<Record<string, () => Promise<{ dictionary: WordSource }>>> = {
  hi: () => import('./text/hi/index'),
  ta: () => import('./text/ta/index'),
  te: () => import('./text/te/index'),
  bn: () => import('./text/bn/index'),
  mr: () => import('./text/mr/index'),
  'en-XA': () => import('./text/pseudo'),
};

/** 'hi-IN' is 'hi', unless the page has words of its own for 'hi-IN'. */
function known(tag: string): string | undefined {
  const codes = [tag, tag.toLowerCase().split(/[-_]/)[0] ?? ''];
  return codes.find((code) => code === 'en' || Object.hasOwn(files, code) || page.texts?.[code]);
}

/**
 * The words of the first of these languages that has some; undefined for English as it is built in, also if none has any.
 * @throws {ChunkError} if they did not arrive
 */
export async function otherWords(tags: readonly string[], limitMs: number): Promise<Pick<PageLanguage, 'tag' | 'translate'> | undefined> {
  const code = tags.map(known).find(Boolean) ?? 'en';
  const texts = page.texts?.[code];
  const file = files[code];
  if (!texts && !file) return undefined;
  const [makeTranslate, dictionary] = await Promise.all([
    loadChunk(() => import('./text/translate'), 'makeTranslate', limitMs),
    file && loadChunk(file, 'dictionary', limitMs),
  ]);
  const report = (note: string) => (page.log ?? console.warn)(note);
  return { tag: code === 'en' ? englishTag : code, translate: makeTranslate({ code, texts, dictionary, report }) };
}

/**
 * Asks the app around the page for its language, and hears when it has another one. An app that does not answer is not
 * waited for.
 * @param changed is called when the app has told another one later
 */
export async function askApp({ auth, host }: Pick<Runtime, 'auth' | 'host'>, limitMs: number, changed: () => void): Promise<void> {
  const take = (info: AuthInfo | undefined) => {
    page.app = info?.[appLanguage] ?? page.app ?? '';
  };
  host.watchAuth?.((info) => {
    take(info);
    changed();
  });
  const info = (async () => (await auth)?.get())();
  take(await within(info, limitMs, 'the app took too long').catch(() => undefined)); // the calls of the API report it
}
