import type { Note } from './watch-leaks';

/** Something that may be in a few places only. */
export interface Secret {
  readonly name: string;
  readonly text: string;
  /** Where it belongs; nowhere without it. */
  readonly allowed?: RegExp;
}

/** What somebody would search for: the text as it is, in an address, and in base64. */
const spellings = (text: string): string[] => [...new Set([text, encodeURIComponent(text), btoa(text).replace(/=+$/, '')])];

/** Digits alone could also be a part of another number. */
const holds = (what: string, spelling: string): boolean =>
  (/^\d+$/.test(spelling) ? new RegExp(`(?<!\\d)${spelling}(?!\\d)`).test(what.replace(/(?<=\d)[ -](?=\d)/g, '')) : what.includes(spelling));

/** The notes that have a secret where it does not belong, each once, as 'the OTP: localStorage x'. */
export function leaksOf(notes: readonly Note[], secrets: readonly Secret[]): string[] {
  const empty = secrets.filter(({ text }) => text.length < 6).map(({ name }) => `${name} is not known`);
  const found = secrets.flatMap(({ name, text, allowed }) => notes
    .filter(({ where, what }) => where !== 'recorder' && !allowed?.test(where) && spellings(text).some((spelling) => holds(what, spelling)))
    .map(({ where }) => `${name}: ${where}`));
  return [...new Set([...empty, ...found])];
}
