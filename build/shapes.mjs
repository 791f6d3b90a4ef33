import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeReliability } from './reliability-page.mjs';
import { answersOf, shapesSection } from './shapes/page.mjs';
import { prepareRun, runWhole } from './whole-run.mjs';

// npm run shapes                          500 generated answers for every reading call of every element
// npm run shapes -- earnings              the calls with that in their name, or in that of their element
// npm run shapes -- --seed 7 --answers 50 the same answers again, and fewer of them
// npm run shapes -- --write               all of them, and their section of docs/reliability.md
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' }, answers: { type: 'string', default: '500' }, write: { type: 'boolean', default: false } } });
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const foundFile = '.cache/shapes.json';

prepareRun();
process.exitCode = await main();

async function main() {
  rmSync(foundFile, { force: true });
  console.log(`seed ${seed}`);
  const code = await runWhole('shapes', {
    SHAPES_FOUND: foundFile, SHAPES_WANTED: JSON.stringify({ seed, answers: Number(values.answers), only: values.write ? '' : positionals.join(' ') }),
  }, () => undefined);
  const found = existsSync(foundFile) ? JSON.parse(readFileSync(foundFile, 'utf8')) : [];
  for (const { scene, call, stories } of found) for (const story of stories) console.log(`FAILED ${scene} × ${call}: ${story}`);
  if (values.write && found.length > 0) writeReliability(shapesSection(found, seed));
  console.log(`${answersOf(found)} answers to ${found.length} calls, ${found.filter(({ stories }) => stories.length > 0).length} with a failure; seed ${seed}`);
  return code !== 0 || found.length === 0 ? 1 : 0;
}
