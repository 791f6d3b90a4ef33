/** How much of a name is drawn and read aloud: more than the lines it is given, far less than the 5,000 characters of a caption. */
export const maxExcerpt = 160;

/** For browsers without Intl.Segmenter (Firefox before 125): a letter with its marks, and pictures joined into one. */
const character = /\p{RI}\p{RI}|.(?:\u200d\p{Extended_Pictographic}|\p{M}|\p{EMod}|[\u200c\u200d])*/gsu;

function* characters(line: string): Iterable<string> {
  if ('Segmenter' in Intl) for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)) yield segment;
  else yield* line.match(character) ?? [];
}

/** The beginning of a text on one line, cut between whole characters, with an ellipsis where something was left out. */
export function excerpt(text: string, max = maxExcerpt): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  let kept = '';
  for (const each of characters(line)) {
    if (kept.length + each.length > max) break;
    kept += each;
  }
  return `${kept.trimEnd()}…`;
}
