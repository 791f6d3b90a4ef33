import { plainDigits } from './plain-digits';

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
