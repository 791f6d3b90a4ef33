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

const variationSelectors = /[\uFE0E\uFE0F]/g;
/**
 * Letters, digits and characters that join them: combining marks (Devanagari vowel signs), the underscore and the
 * zero-width joiners.
 */
const ofWord = /[\p{L}\p{M}\p{N}_\u200C\u200D]/u;
/** Characters that never begin a word, not even after an emoji. */
const joins = /[\p{M}\u200C\u200D]/u;

/**
 * One spelling for texts that look the same: case, composed letters, full-width and bold letters, and ❤ with or without
 * its selector.
 */
const fold = (text: string) => text.normalize('NFKC').toUpperCase().normalize('NFKC').replace(variationSelectors, '');

const lastCharacter = (text: string) => Array.from(text.slice(-2)).at(-1) ?? '';
const firstCharacter = (text: string) => Array.from(text.slice(0, 2))[0] ?? '';

/** Whether a word may begin or end between these two characters. */
function isEdge(before: string, after: string): boolean {
  const left = lastCharacter(before);
  const right = firstCharacter(after);
  return !(ofWord.test(left) && ofWord.test(right)) && !joins.test(right) && left !== '\u200D';
}

/** The first position of the word on its own in the text, or -1; both are normalised. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (isEdge(text.slice(Math.max(0, at - 2), at), word) && isEdge(word, text.slice(end, end + 2))) return at;
  }
  return -1;
}

/**
 * The trigger word that a comment matches, as spelled in the list: the first one in the comment.
 *
 * The matching rules are an assumption (decision E15), because the specification does not give them: a word matches on
 * its own, in any case, with punctuation or emoji around it, also as a hashtag, but not as a part of a longer word.
 */
export function matchTriggerWord(comment: string, words: readonly string[]): string | undefined {
  const text = fold(comment);
  let first = Infinity;
  let fired: string | undefined;
  for (const word of words) {
    const folded = fold(word.trim());
    const at = folded ? placeOf(folded, text) : -1;
    if (at < 0 || at >= first) continue;
    first = at;
    fired = word;
  }
  return fired;
}
