const variationSelectors = /[\uFE0E\uFE0F]/g;
/** Letters, digits and what joins them: combining marks (Devanagari vowel signs), the underscore and the zero-width joiners. */
const ofWord = /[\p{L}\p{M}\p{N}_\u200C\u200D]/u;
/** What never begins anything of its own, after an emoji either. */
const joins = /[\p{M}\u200C\u200D]/u;

/** One spelling of what looks the same: case, composed letters, full-width and bold letters, and ❤ with or without its selector. */
const fold = (text: string) => text.normalize('NFKC').toUpperCase().normalize('NFKC').replace(variationSelectors, '');

const lastCharacter = (text: string) => Array.from(text.slice(-2)).at(-1) ?? '';
const firstCharacter = (text: string) => Array.from(text.slice(0, 2))[0] ?? '';

/** Whether a word may begin or end between these two pieces. */
function isEdge(before: string, after: string): boolean {
  const left = lastCharacter(before);
  const right = firstCharacter(after);
  return !(ofWord.test(left) && ofWord.test(right)) && !joins.test(right) && left !== '\u200D';
}

/** Where the word first stands on its own in the text, or -1; both are folded. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    if (isEdge(text.slice(Math.max(0, at - 2), at), word) && isEdge(word, text.slice(end, end + 2))) return at;
  }
  return -1;
}

/**
 * The trigger word that a comment fires, as it is spelled in the list: the one that stands first in the comment.
 *
 * How words match is an assumption (decision E15), since the specification does not say it: a word counts on its own, in any
 * case, with punctuation or emoji around it, also as a hashtag; a part of a longer word does not count.
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
