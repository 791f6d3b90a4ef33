import { maxTriggerWordLength, maxTriggerWords } from './limits';

export type TriggerWordProblem = 'limit' | 'empty' | 'tooLong' | 'specialCharacter' | 'duplicate';

/** The characters in specification section 5, and all white space (decision A27). */
const forbidden = /[\s#%&*:<>?/\\{},.@$"₹_\-+()';~`|•√π÷×^=[\]]/;

/** Why a custom trigger word cannot be added to the existing ones, active or not (decisions A27, C16). */
export function checkTriggerWord(word: string, existing: readonly string[]): TriggerWordProblem | null {
  const trimmed = word.trim();
  if (existing.length >= maxTriggerWords) return 'limit';
  if (!trimmed) return 'empty';
  if (trimmed.length > maxTriggerWordLength) return 'tooLong';
  if (forbidden.test(trimmed)) return 'specialCharacter';
  const same = trimmed.toLowerCase();
  return existing.some((other) => other.toLowerCase() === same) ? 'duplicate' : null;
}
