import { IntlMessageFormat } from 'intl-messageformat';
import type { Translate } from './words';

/** A dictionary, or for the pseudo-language a function that changes English texts. */
export type WordSource = Readonly<Record<string, unknown>> | ((text: string, values: readonly unknown[]) => string);

interface TranslateOptions {
  code: string;
  /** The page's own words. */
  texts?: object | undefined;
  dictionary?: WordSource | undefined;
  /** Receives what is wrong with a message. */
  report: (note: string) => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isFunction = (value: unknown): value is (...values: unknown[]) => string => typeof value === 'function';

const partOf = (source: unknown, name: string): unknown => (typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined);

/** Figures have Latin digits and Indian grouping in every language. */
function localeOf(code: string): string {
  const locale = `${code.includes('-') ? code : `${code}-IN`}-u-nu-latn`;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? locale;
  } catch {
    return 'en-IN'; // no language tag, but the page's own name for its words
  }
}

/**
 * Makes a function that gives words in another language: those of the page first, then those of the dictionary, then the
 * English ones. A word that is a function in English is a message in the ICU MessageFormat in other languages, with its
 * arguments as `{0}`, `{1}`; all others are texts as they are.
 */
export function makeTranslate({ code, texts, dictionary, report }: TranslateOptions): Translate {
  const locale = localeOf(code);
  const known = new WeakMap<object, object>();

  const format = (message: string, values: readonly unknown[]): string =>
    String(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format({ ...values } as never));

  /** A message that cannot be used is reported once, and replaced by the next source. */
  const messageOf = (english: (...values: unknown[]) => string, messages: string[], path: string) => (...values: unknown[]): string => {
    for (let message = messages[0]; message !== undefined; message = messages[0]) {
      try {
        return format(message, values);
      } catch (error) {
        messages.shift();
        report(`texts: the message '${path}' in '${code}' cannot be used: ${error instanceof Error ? error.message : 'unknown'}`);
      }
    }
    return english(...values);
  };

  const merge = (english: unknown, sources: readonly unknown[], path: string): unknown => {
    if (isText(english)) return sources.find(isText) ?? english;
    if (isFunction(english)) return messageOf(english, sources.filter(isText), path);
    return descend(english, (value, name) => merge(value, sources.map((source) => partOf(source, name)), `${path}.${name}`));
  };

  const change = (english: unknown, by: (text: string, values: readonly unknown[]) => string): unknown => {
    if (isText(english)) return by(english, []);
    if (isFunction(english)) return (...values: unknown[]) => by(english(...values), values);
    return descend(english, (value) => change(value, by));
  };

  const translated = (subject: string, english: object) =>
    (typeof dictionary === 'function' ? change(english, dictionary) : merge(english, [partOf(texts, subject), dictionary?.[subject]], subject)) as object;

  return (subject, english) => {
    const found = known.get(english) ?? translated(subject, english);
    known.set(english, found);
    return found as typeof english;
  };
}

/** The same list or object with other values. */
function descend(english: unknown, make: (value: unknown, name: string) => unknown): unknown {
  if (Array.isArray(english)) return english.map((value, index) => make(value, String(index)));
  if (typeof english !== 'object' || english === null) return english;
  return Object.fromEntries(Object.entries(english).map(([name, value]) => [name, make(value, name)]));
}
