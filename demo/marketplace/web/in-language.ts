import type { Context } from 'hono';
import { makeTranslate, type WordSource } from '../../../src/text/translate';
import { englishTag, pageLanguage, type PageLanguage } from '../../../src/text/words';

type PageWords = Pick<PageLanguage, 'tag' | 'translate'>;

const english: PageWords = { tag: englishTag, translate: undefined };

const files: Readonly<Record<string, () => Promise<{ dictionary: WordSource }>>> = {
  hi: () => import('../../../src/text/hi/index'),
  ta: () => import('../../../src/text/ta/index'),
  te: () => import('../../../src/text/te/index'),
  bn: () => import('../../../src/text/bn/index'),
  mr: () => import('../../../src/text/mr/index'),
};

const known = new Map<string, Promise<PageWords>>();

async function load(code: string): Promise<PageWords> {
  const dictionary = (await files[code]?.())?.dictionary;
  return dictionary ? { tag: code, translate: makeTranslate({ code, dictionary, report: console.warn }) } : english;
}

/** The words that the page of the app will show: the first language of the browser decides, as in demo/standalone. */
export function wordsOf({ req }: Context): Promise<PageWords> {
  const code = /^[a-z]{2,3}/i.exec(req.query('language') ?? req.header('accept-language') ?? '')?.[0].toLowerCase() ?? 'en';
  const words = known.get(code) ?? load(code);
  if (Object.hasOwn(files, code)) known.set(code, words);
  return words;
}

/** Renders in these words. That takes no time in which another page could be rendered. */
export function inWords<Result>(words: PageWords, render: () => Result): Result {
  Object.assign(pageLanguage, words);
  try {
    return render();
  } finally {
    Object.assign(pageLanguage, english);
  }
}
