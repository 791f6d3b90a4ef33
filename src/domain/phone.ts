import { plainDigits } from './plain-digits';

/** What people and address books put between digits. */
const separators = /[\s().\-\u2010-\u2015\u2060\u200b\u200e\u200f\u202a-\u202e/]/g;

/**
 * An optional +prefix of 1 to 3 digits, then 10 digits; null for anything else (decision C17). It may be spelled in any
 * way: with spaces, dashes and brackets, in the digits of another script, with 00 in place of the plus, or with the 0 that
 * is dialled before a number of this country.
 */
export function normalisePhone(text: string): string | null {
  const phone = plainDigits(text).replace(separators, '').replace(/^00(?=\d{11,13}$)/, '+').replace(/^0(?=\d{10}$)/, '');
  return /^(\+\d{1,3})?\d{10}$/.test(phone) ? phone : null;
}
