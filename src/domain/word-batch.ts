import { maxTriggerWords } from './limits';
import { checkTriggerWord } from './trigger-word';

interface WordBatch {
  /** Words that can be added, in their order. */
  readonly taken: readonly string[];
  /** Words that are there already. */
  readonly known: readonly string[];
  /** What cannot be added: invalid words, and those above the limit. */
  readonly rest: string;
}

/**
 * Divides a pasted list into trigger words; they contain neither blanks nor commas.
 * @param existing the creator's own words, which count against the limit
 * @param defaults words that trigger anyway
 */
export function takeWords(text: string, existing: readonly string[], defaults: readonly string[]): WordBatch {
  const taken: string[] = [];
  const known: string[] = [];
  const rest: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const own = [...existing, ...taken];
    const isThere = [...own, ...defaults].some((other) => other.toLowerCase() === word.toLowerCase());
    if (isThere) known.push(word);
    else if (own.length >= maxTriggerWords || checkTriggerWord(word, own) !== null) rest.push(word);
    else taken.push(word);
  }
  return { taken, known, rest: rest.join(' ') };
}
