import { onlyGiven } from '../domain/only-given';

/**
 * Headers that a page gives: an object, pairs, or `Headers`. Names become lower case, so that none occurs twice. What the
 * page has not (null or undefined) is no header; it would be sent as that word.
 * @throws {TypeError} if a value cannot be a header
 */
export function givenHeaders(given: HeadersInit | null | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(Symbol.iterator in Object(given) ? given ?? {} : onlyGiven(given)));
}
