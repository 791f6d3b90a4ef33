import { plainDigits } from './plain-digits';

export type GstinProblem = 'missing' | 'length' | 'format' | 'check';

const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = symbols.length;

/** The number as a GST certificate prints it: capital letters, no spaces or hyphens. */
export function normaliseGstin(typed: string): string {
  return plainDigits(typed).replace(/[\s-]/g, '').toUpperCase();
}

/**
 * The check digit (place 15) of the first 14 places: their values, 0 to 35, times 1, 2, 1, 2, …; the
 * digits of each product in base 36 added up; what is missing to the next multiple of 36. It tells
 * every change of one character, and a swap of two neighbours unless they are 0 and Z.
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
 * What is wrong with a GST number (GSTIN) as it was typed; undefined where nothing is. Its form: two
 * digits of the state, a PAN (five letters, four digits, a letter), a number of the registration, Z, a check digit.
 */
export function gstinProblem(typed: string): GstinProblem | undefined {
  const number = normaliseGstin(typed);
  if (number === '') return 'missing';
  if (number.length !== 15) return 'length';
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(number)) return 'format';
  return gstinCheckDigit(number) === number.charAt(14) ? undefined : 'check';
}
