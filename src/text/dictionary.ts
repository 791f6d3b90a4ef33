import type { english } from './english';

/** The English words by subject. */
export type Words = typeof english;

/** The names of subjects. */
export type Subject = keyof Words;

/**
 * The form of words in another language: the same names and lists. A function is a message in the ICU MessageFormat, with
 * its arguments as `{0}`, `{1}`.
 */
export type Translated<T> = T extends string ? string
  : T extends (...values: never[]) => string ? string
    : { readonly [Name in keyof T]: Translated<T[Name]> };

/** All words of a language. A missing name, or one too many, does not compile. */
export type Dictionary = { readonly [Name in Subject]: Translated<Words[Name]> };

/** The words of some subjects: a file of a language. */
export type WordsOf<Names extends Subject> = Pick<Dictionary, Names>;

type Partly<T> = T extends string ? string : { readonly [Name in keyof T]?: Partly<T[Name]> | undefined };

/**
 * The page's own words: by language, subject and name, in the form of `Translated`. What is left out stays as it is. Other
 * languages than ours may be added.
 */
export type OwnWords = Readonly<Record<string, Partly<Dictionary> | undefined>>;
