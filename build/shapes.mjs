import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeReliability } from './reliability-page.mjs';
import { answersOf, shapesSection, withRenewed } from './shapes/page.mjs';
import { prepareRun, runWhole } from './whole-run.mjs';

// npm run shapes                          500 generated answers for every reading call of every element
// npm run shapes -- earnings              the calls with that in their name, or in that of their element
// npm run shapes -- --seed 7 --answers 50 the same answers again, and fewer of them
// npm run shapes -- --write               all of them, and their section of docs/reliability.md
// npm run shapes -- --write earnings      after such a run: these again, with its seed, and their rows
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' }, answers: { type: 'string', default: '500' }, write: { type: 'boolean', default: false } } });
const foundFile = '.cache/shapes.json';
const wholeFile = '.cache/shapes-whole.json';

prepareRun();
process.exitCode = await main();

async function main() {
  const renews = values.write && positionals.length > 0;
  const whole = renews ? readWhole() : undefined;
  if (renews && !whole) return 1;
  const { seed, answers } = whole ?? { seed: Number(values.seed ?? Date.now() % 2 ** 31), answers: Number(values.answers) };
  console.log(`seed ${seed}`);
  const { code, found } = await generate(seed, answers);
  if (found.length === 0) return 1;
  if (values.write) write({ seed, answers, found: withRenewed(whole?.found ?? found, found) });
  tell(found, seed);
  return code === 0 ? 0 : 1;
}

async function generate(seed, answers) {
  rmSync(foundFile, { force: true });
  const code = await runWhole('shapes', { SHAPES_FOUND: foundFile, SHAPES_WANTED: JSON.stringify({ seed, answers, only: positionals.join(' ') }) }, () => undefined);
  return { code, found: existsSync(foundFile) ? JSON.parse(readFileSync(foundFile, 'utf8')) : [] };
}

function tell(found, seed) {
  for (const { scene, call, stories } of found) for (const story of stories) console.log(`FAILED ${scene} × ${call}: ${story}`);
  console.log(`${answersOf(found)} answers to ${found.length} calls, ${found.filter(({ stories }) => stories.length > 0).length} with a failure; seed ${seed}`);
}

/** What the last whole run has seen; undefined, with a message, if there was none. */
function readWhole() {
  if (existsSync(wholeFile)) return JSON.parse(readFileSync(wholeFile, 'utf8'));
  return void console.error('Rows can be renewed after a whole run only: npm run shapes -- --write');
}

function write(whole) {
  writeFileSync(wholeFile, JSON.stringify(whole));
  writeReliability(shapesSection(whole.found, whole.seed));
}
