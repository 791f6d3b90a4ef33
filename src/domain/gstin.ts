import { plainDigits } from './plain-digits';

export type GstinProblem = 'missing' | 'length' | 'format' | 'check';

const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = symbols.length;

/** As on a GST certificate: capital letters, no spaces or hyphens. */
export function normaliseGstin(typed: string): string {
  return plainDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/**
 * The check digit (position 15) of the first 14 characters. Their values, 0 to 35, are multiplied by 1, 2, 1, 2, …; the
 * base-36 digits of each product are added up; the check digit is the difference to the next multiple of 36. It detects
 * every change of one character, and every swap of two neighbours except 0 and Z.
 */
export function gstinCheckDigit(payload: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place++) {
    const product = symbols.indexOf(payload.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / base) + (product % base);
  }
  return symbols.charAt((base - (sum % base)) % base);
}

/**
 * The problem with a typed GST number (GSTIN); undefined if there is none. Format: two digits of the state, a PAN (five
 * letters, four digits, a letter), a registration number, Z, a check digit.
 */
export function gstinProblem(typed: string): GstinProblem | undefined {
  const number = normaliseGstin(typed);
  if (number === '') return 'missing';
  if (number.length !== 15) return 'length';
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(number)) return 'format';
  return gstinCheckDigit(number) === number.charAt(14) ? undefined : 'check';
}
