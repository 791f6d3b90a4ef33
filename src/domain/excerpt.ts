/** How much of a name is drawn and read aloud: more than the lines it is given, far less than the 5,000 characters of a caption. */
export const maxExcerpt = 160;

/** The beginning of a text on one line, cut between whole characters, with an ellipsis where something was left out. */
export function excerpt(text: string, max = maxExcerpt): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  let kept = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)) {
    if (kept.length + segment.length > max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
