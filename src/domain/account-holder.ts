/** The longest holder name, in characters. */
export const maxHolderLength = 100;

export type AccountHolderProblem = 'missing' | 'number' | 'characters' | 'length';

/** As a passbook prints it: no space around it, one space between words. */
export function normaliseAccountHolder(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * What is wrong with a holder name as it was typed; undefined where nothing is. Letters of every script,
 * and what the names of firms hold ('M/s Rao & Sons (24x7)'); a long number in it is an account number
 * in the wrong field, and would be shown unmasked there.
 */
export function accountHolderProblem(typed: string): AccountHolderProblem | undefined {
  const name = normaliseAccountHolder(typed);
  if (name === '') return 'missing';
  if (/\p{Nd}{6}/u.test(name.replace(/[\s-]/g, ''))) return 'number';
  if (!/^[\p{L}\p{M}\p{Nd} .,'’&/()-]+$/u.test(name) || !/\p{L}.*\p{L}/u.test(name)) return 'characters';
  return name.length > maxHolderLength ? 'length' : undefined;
}
