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
