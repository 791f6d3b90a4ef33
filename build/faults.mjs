import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { askedModule, readsPart, writesPart } from './faults/page.mjs';
import { writeReliability } from './reliability-page.mjs';
import { prepareRun, runWhole } from './whole-run.mjs';

// npm run faults               every call of every element with every fault
// npm run faults -- earnings   the cells with that in their name
// npm run faults -- --write --calls    the list of calls alone, after a change of what an element asks for
// npm run faults -- reads:     those of reading calls; writes: those of writing calls
// npm run faults -- --write --writes    the writes, and their part of docs/reliability.md
// npm run faults -- --write    all of them, and docs/reliability.md with what they show
const given = process.argv.slice(2);
const writes = given.includes('--write');
const onlyWrites = given.includes('--writes');
const only = writes ? (onlyWrites ? 'writes: ' : '') : given.filter((argument) => !argument.startsWith('--')).join(' ');
const foundFile = '.cache/faults.json';

prepareRun();
process.exitCode = await main();

async function main() {
  if (writes && !onlyWrites) {
    const { calls } = await runPage({ FAULTS_LISTING: 'yes' });
    if (Object.keys(calls).length === 0) return 1;
    writeFileSync('test/faults/asked.ts', askedModule(calls));
    if (given.includes('--calls')) return 0;
  }
  const { cells, code } = await runPage({ FAULTS_ONLY: only });
  const wrong = cells.filter(({ problems }) => problems.length > 0);
  for (const { scene, write, call, fault, problems } of wrong) console.log(`FAILED ${scene ?? write} × ${call} × ${fault}: ${problems.join('; ')}`);
  console.log(`${cells.length - wrong.length} of ${cells.length} cells as expected`);
  if (writes && cells.length > 0) writePage(cells);
  return code !== 0 || cells.length === 0 ? 1 : 0;
}

function writePage(cells) {
  const reads = cells.filter(({ scene }) => scene !== undefined);
  if (reads.length > 0) writeReliability(readsPart(reads));
  writeReliability(writesPart(cells.filter(({ write }) => write !== undefined)));
}

async function runPage(environment) {
  rmSync(foundFile, { force: true });
  const code = await runWhole('faults', { FAULTS_FOUND: foundFile, ...environment }, () => undefined);
  const found = existsSync(foundFile) ? JSON.parse(readFileSync(foundFile, 'utf8')) : { calls: {}, cells: [] };
  return { code, ...found };
}
