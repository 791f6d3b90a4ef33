import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/reliability.md';
/** Each part is made by a run of its own. */
const headings = ['# Reliability', '## Writes', '## Answers in other shapes', '## Leaks and load', '## Mutants'];

/** Puts a part into docs/reliability.md, which begins with one of the headings; the other parts stay. */
export function writeReliability(part) {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const parts = new Map([...before.split(new RegExp(`^(?=(?:${headings.join('|')})$)`, 'm')), part].map((text) => [text.split('\n')[0], text.trim()]));
  writeFileSync(page, `${headings.flatMap((heading) => parts.get(heading) ?? []).join('\n\n')}\n`);
}
