import { plainDigits } from './plain-digits';

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
