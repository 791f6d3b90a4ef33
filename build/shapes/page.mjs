/**
 * The section of docs/reliability.md about generated answers, made of what a whole run has seen.
 * @param {{ scene: string, call: string, seen: Record<string, number>, stories: string[] }[]} found
 */
export function shapesSection(found, seed) {
  const rows = found.map(({ scene, call, seen, stories }) => `| ${scene} | \`${call}\` | ${counted(seen)} | ${stories.length || ''} |`).sort();
  return `## Answers in other shapes

<!-- Written by npm run shapes -- --write; not to be edited. -->

Every reading call answers with generated changes of its recorded answer, up to three at once: a field is missing, null, of another type, a number as text or an extreme one, a date in another form, a hostile or very long text; a list is empty, has a row that cannot be read, has each row twice, or is an object. ${answersOf(found).toLocaleString('en')} answers to ${found.length} pairs of an element and a call, seed ${seed}. \`npm run shapes\` generates 500 of each, \`npm run shapes -- --seed ${seed} --answers ${most(found)}\` the same ones again, \`npm test\` a fixed sample.

On a screen of 320 px each of them comes to rest and has something to read. No script runs and no address has one. No text or attribute says \`undefined\`, \`NaN\`, \`[object Object]\` or \`1e+21\`. No figure that cannot be read is 0. No row that can be read is missing without a word.

| element | call | what is seen of how many answers | failures |
|---|---|---|---|
${rows.join('\n')}
`;
}

export const answersOf = (found) => found.flatMap(({ seen }) => Object.values(seen)).reduce((sum, each) => sum + each, 0);

const most = (found) => Math.max(...found.map((each) => answersOf([each])));

const counted = (seen) => Object.entries(seen).sort(([, a], [, b]) => b - a).map(([name, count]) => `${name} ${count}`).join('; ');

/** What a whole run has seen, with the calls of a later run in place of their own. */
export function withRenewed(found, again) {
  const nameOf = ({ scene, call }) => `${scene} ${call}`;
  const renewed = new Map(again.map((each) => [nameOf(each), each]));
  return found.map((each) => renewed.get(nameOf(each)) ?? each);
}
