import { plainDigits } from './plain-digits';

export type IfscProblem = 'missing' | 'length' | 'format';

/**
 * The code as a cheque leaf prints it: capital letters, no spaces or hyphens. Its fifth place is always
 * a zero, so a letter O typed there can only mean that.
 */
export function normaliseIfsc(typed: string): string {
  return plainDigits(typed).replace(/[\s-]/g, '').toUpperCase().replace(/^([A-Z]{4})O/, (_, bank: string) => `${bank}0`);
}

/**
 * What is wrong with an IFSC as it was typed; undefined where nothing is. The Reserve Bank of India's
 * form: four letters of the bank, a zero, six letters or digits of the branch.
 */
export function ifscProblem(typed: string): IfscProblem | undefined {
  const code = normaliseIfsc(typed);
  if (code === '') return 'missing';
  if (code.length !== 11) return 'length';
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? undefined : 'format';
}

/** The four letters that name the bank, as soon as they are there. */
export function bankCode(typed: string): string | undefined {
  return /^[A-Z]{4}/.exec(normaliseIfsc(typed))?.[0];
}
