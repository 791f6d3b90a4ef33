/** Words in the language of the page, in the form of the English ones. */
export type Translate = <T extends object>(subject: string, english: T) => T;

/**
 * The language of a page. A page has one: elements of two copies of the bundle share it, as they share the runtime. The
 * number in the symbol increases with a change that older elements do not support.
 */
export interface PageLanguage {
  /** The language of what is shown, as in `lang`. */
  tag: string;
  /** Undefined if the English words are shown as they are. */
  translate?: Translate | undefined;
  /** Are called when other words are to be shown, or creators get or lose the choice. */
  readonly listeners: Set<() => void>;
  /** The languages that are wanted, also while their words are loading or if they could not be loaded. */
  wanted?: string | undefined;
  /** Its words are loading. */
  arriving?: Promise<void> | undefined;
  /** What elements say (`locale`), the first one first. */
  readonly claims: Map<object, string>;
  /** Whether one of them says something, as it was told last. Then creators have no choice of a language. */
  insisted?: boolean | undefined;
  /** The creator's own choice. */
  chosen?: string | undefined;
  /** The page's configuration. */
  configured?: string | undefined;
  /** The page's own words by language, subject and name. */
  texts?: Readonly<Record<string, object | undefined>> | undefined;
  /** What the app around the page says; undefined until it was asked. */
  app?: string | undefined;
  /** Receives notes for the developers of the page. */
  log?: ((note: string) => void) | undefined;
}

/** English words with any text in place of each, and with lists as long as they are. */
export type AnyWords<T> = T extends string ? string : T extends (...values: never[]) => string ? T : { readonly [Name in keyof T]: AnyWords<T[Name]> };

/** Of the English words. */
export const englishTag = 'en-IN';

const key = Symbol.for('creator-elements.language/1');

/** This state belongs to the page and not to a runtime, because nobody reads a page in two languages. */
export const pageLanguage: PageLanguage = ((globalThis as { [key]?: PageLanguage })[key]
  ??= { tag: englishTag, listeners: new Set(), claims: new Map() });

/**
 * Makes English words those of the page's language: what is read from them is translated when it is read. So they are
 * read while rendering, and never when a module is loaded (lint: words/at-render).
 *
 * @param subject the name of these words in the dictionaries of other languages
 * @param english texts, and functions of texts and numbers; in nested objects and lists
 */
// @__NO_SIDE_EFFECTS__
export const words = <const T extends object>(subject: string, english: T): AnyWords<T> =>
  new Proxy(english, { get: (own, name) => (pageLanguage.translate?.(subject, own) ?? own)[name as keyof T] }) as AnyWords<T>;
