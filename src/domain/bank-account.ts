/**
 * The digits of the Indian scripts, Devanagari to Malayalam, which an Indian keyboard may produce instead of 0 to 9.
 */
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** The same text with 0 to 9 instead of the digits of Indian scripts. */
export function plainDigits(text: string): string {
  // In each of these blocks the digits start at 6 within a group of sixteen code points.
  return text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 15) - 6));
}

/** The longest holder name, in characters. */
export const maxHolderLength = 100;

export type AccountHolderProblem = 'missing' | 'number' | 'characters' | 'length';

/** As in a passbook: no space around it, one space between words. */
export function normaliseAccountHolder(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * The problem with a typed holder name; undefined if there is none. It may contain letters of every script and the
 * characters of company names ('M/s Rao & Sons (24x7)'). A long number is probably an account number in the wrong
 * field, and would be shown unmasked there.
 */
export function accountHolderProblem(typed: string): AccountHolderProblem | undefined {
  const name = normaliseAccountHolder(typed);
  if (name === '') return 'missing';
  if (/\p{Nd}{6}/u.test(name.replace(/[\s-]/g, ''))) return 'number';
  if (!/^[\p{L}\p{M}\p{Nd} .,'’&/()-]+$/u.test(name) || !/\p{L}.*\p{L}/u.test(name)) return 'characters';
  return name.length > maxHolderLength ? 'length' : undefined;
}

/** The shortest and longest account numbers of Indian banks, in digits. */
export const accountNumberLength = { min: 9, max: 18 } as const;

export type AccountNumberProblem = 'missing' | 'characters' | 'length';

/** As a bank writes it: no spaces or hyphens. Always a string, because leading zeros are part of the number. */
export function normaliseAccountNumber(typed: string): string {
  return plainDigits(typed).replace(/[\s-]/g, '');
}

/** The problem with a typed account number; undefined if there is none. */
export function accountNumberProblem(typed: string): AccountNumberProblem | undefined {
  const number = normaliseAccountNumber(typed);
  if (number === '') return 'missing';
  if (!/^\d+$/.test(number)) return 'characters';
  return number.length < accountNumberLength.min || number.length > accountNumberLength.max ? 'length' : undefined;
}

export type IfscProblem = 'missing' | 'length' | 'format';

/**
 * As on a cheque leaf: capital letters, no spaces or hyphens. The fifth character is always a zero, so a typed letter O
 * means zero.
 */
export function normaliseIfsc(typed: string): string {
  return plainDigits(typed).replace(/[\s-]/g, '').toUpperCase().replace(/^([A-Z]{4})O/, (_, bank: string) => `${bank}0`);
}

/**
 * The problem with a typed IFSC; undefined if there is none. The format of the Reserve Bank of India: four letters of
 * the bank, a zero, six letters or digits of the branch.
 */
export function ifscProblem(typed: string): IfscProblem | undefined {
  const code = normaliseIfsc(typed);
  if (code === '') return 'missing';
  if (code.length !== 11) return 'length';
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? undefined : 'format';
}

/** The four letters that identify the bank, as soon as they are typed. */
export function bankCode(typed: string): string | undefined {
  return /^[A-Z]{4}/.exec(normaliseIfsc(typed))?.[0];
}

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
