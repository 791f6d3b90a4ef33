/**
 * The maximum length of a name on the screen and for screen readers: more than fits its lines, far less than the 5,000
 * characters of a caption.
 */
export const maxExcerpt = 160;

/** For browsers without Intl.Segmenter (Firefox before 125): a letter with its combining marks, and joined emoji. */
const character = /\p{RI}\p{RI}|.(?:\u200d\p{Extended_Pictographic}|\p{M}|\p{EMod}|[\u200c\u200d])*/gsu;

/** What a person sees as single characters. */
export function* characters(line: string): Iterable<string> {
  if ('Segmenter' in Intl) for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)) yield segment;
  else yield* line.match(character) ?? [];
}

/** Two letters of Latin script: between them, a line can be cut without `Intl`, which is slow to start (decision E286). */
const simple = /^[ -\u02ff]{2}$/;

/** The beginning of a text on one line, cut between whole characters, with an ellipsis if it was shortened. */
export function excerpt(text: string, max = maxExcerpt): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  if (simple.test(line.slice(max - 1, max + 1))) return `${line.slice(0, max).trimEnd()}…`;
  let kept = '';
  for (const each of characters(line)) {
    if (kept.length + each.length > max) break;
    kept += each;
  }
  return `${kept.trimEnd()}…`;
}
