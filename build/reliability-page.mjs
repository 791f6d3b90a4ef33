import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/reliability.md';
/** Each part is made by a run of its own. */
const headings = ['# Reliability', '## Writes', '## Answers in other shapes', '## Leaks and load', '## Runs in a row', '## Mutants'];

/** The parts of docs/reliability.md by their headings. */
function readParts() {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return new Map(text.split(new RegExp(`^(?=(?:${headings.join('|')})$)`, 'm')).map((part) => [headingOf(part), part.trim()]));
}

/** The part with a heading; '' if no run has made it. */
export function readReliability(heading) {
  return readParts().get(heading) ?? '';
}

/** Puts a part into docs/reliability.md, which begins with one of the headings; the other parts stay. */
export function writeReliability(part) {
  const parts = readParts().set(headingOf(part), part.trim());
  writeFileSync(page, `${headings.flatMap((heading) => parts.get(heading) ?? []).join('\n\n')}\n`);
}

function headingOf(part) {
  return part.split('\n')[0];
}
