import { readFileSync } from 'node:fs';

/** Mutants that no test can or should kill, each with its reason: file, code, what it becomes, reason. */
export const survivorsFile = 'test/mutation/survivors.tsv';
const killed = new Set(['killed', 'too long']);

/** The excused survivors by what names them: a line number would change with every edit above it. */
export function readSurvivors() {
  const rows = readFileSync(survivorsFile, 'utf8').split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
  return new Map(rows.map(([file, code, becomes, reason]) => [keyOf({ file, code, becomes }), reason]));
}

const keyOf = ({ file, code, becomes }) => [file, code, becomes].join('\t');

/** What has become of each mutant, and the excuses that nothing needs. */
export function judge(mutants, results, survivors) {
  const used = new Set();
  const judged = mutants.map((mutant) => {
    const result = results[mutant.id] ?? 'lost';
    const excuse = [keyOf(mutant), keyOf({ file: mutant.file, code: '*', becomes: '*' })].find((key) => survivors.has(key));
    if (result !== 'survived' || !excuse) return { ...mutant, result };
    used.add(excuse);
    return { ...mutant, result: 'excused' };
  });
  const files = new Set(mutants.map(({ file }) => file));
  return { judged, stale: [...survivors.keys()].filter((key) => !used.has(key) && files.has(key.split('\t')[0])) };
}

/** How many there are of each result; the share is of what tests reach, also of what is excused. */
export function counts(judged) {
  const of = (...names) => judged.filter(({ result }) => names.includes(result)).length;
  const dead = judged.filter(({ result }) => killed.has(result)).length;
  const reached = dead + of('survived', 'lost', 'excused');
  return { all: judged.length, dead, survived: of('survived', 'lost'), excused: of('excused'), missed: of('not reached'), share: reached === 0 ? '–' : `${(Math.floor(1000 * dead / reached) / 10).toFixed(1)} %` };
}

export function byFile(judged) {
  const files = new Map();
  for (const mutant of judged) files.set(mutant.file, [...files.get(mutant.file) ?? [], mutant]);
  return files;
}

export const said = ({ file, line, mutator, code, becomes, result }) => `${result.toUpperCase()} ${file}:${line} ${mutator}: ${code} → ${becomes || 'nothing'}`;

/**
 * The section of docs/reliability.md, made of what a whole run has seen.
 * @param {readonly { sources: string, tests: string }[]} areas what was changed, and its tests
 */
export function mutantsSection(judged, areas) {
  const sum = counts(judged);
  const rows = [...byFile(judged)].map(([file, all]) => ({ file, ...counts(all) }));
  const row = ({ file, all, dead, survived, excused, missed, share }) => `| \`${file}\` | ${all} | ${dead} | ${survived || ''} | ${excused || ''} | ${missed || ''} | ${share} |`;
  const open = rows.filter(({ survived, excused, missed }) => survived + excused + missed > 0);
  return `## Mutants

<!-- Written by npm run mutation -- --write; not to be edited. -->

The code of each area is changed in one place at a time (a comparison, a condition, a number, a text, a call that is left out), and the tests of the area that reach this place run: ${areas.map(({ sources, tests }) => `\`${sources}\` by \`${tests}\``).join('; ')}. A mutant is killed when one of them fails or never ends. ${sum.all.toLocaleString('en')} mutants in ${rows.length} files: ${sum.dead.toLocaleString('en')} are killed, ${sum.survived} survive, ${sum.excused} survive for a reason (\`${survivorsFile}\`), ${sum.missed} are reached by none of these tests. Of those that tests reach ${sum.share} are killed. \`npm run mutation -- money\` runs the mutants of the files with 'money' in their name, \`npm run mutation -- --changed\` those of files that differ from \`origin/main\`.

All mutants of the other ${rows.length - open.length} files are killed.

| file | mutants | killed | survive | for a reason | not reached | killed of those reached |
|---|---|---|---|---|---|---|
${open.map(row).join('\n')}
`;
}
