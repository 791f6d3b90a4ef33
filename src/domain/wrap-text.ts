import { characters } from './excerpt';

/** The width of a text in the unit of `width`. */
type Measure = (text: string) => number;

/** Cuts a word that is wider than a line between whole characters. */
function* pieces(word: string, measure: Measure, width: number): Iterable<string> {
  let piece = '';
  for (const each of characters(word)) {
    if (piece && measure(piece + each) > width) {
      yield piece;
      piece = '';
    }
    piece += each;
  }
  yield piece;
}

/** The end of the last line that fits with an ellipsis. */
function shortened(line: string, measure: Measure, width: number): string {
  let kept = '';
  for (const each of characters(line)) {
    if (measure(`${kept}${each}…`) > width) break;
    kept += each;
  }
  return `${kept.trimEnd()}…`;
}

/** A text in lines of at most `width`, for a canvas, which does not wrap; the last line ends with an ellipsis if there is more. */
export function wrapText(text: string, measure: Measure, width: number, mostLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (lines.length > mostLines) break;
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const parts = [...pieces(word, measure, width)];
    line = parts.pop() ?? '';
    lines.push(...parts);
  }
  if (line) lines.push(line);
  if (lines.length <= mostLines) return lines;
  const last = lines.slice(mostLines - 1, mostLines + 1).join(' ');
  return [...lines.slice(0, mostLines - 1), shortened(last, measure, width)];
}

/** The first letter that has a direction decides, as with `dir="auto"`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter) ? 'rtl' : 'ltr';
}
