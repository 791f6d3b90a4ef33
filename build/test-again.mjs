import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { readReliability, writeReliability } from './reliability-page.mjs';
import { run } from './run.mjs';
import { prepareRun } from './whole-run.mjs';

// npm run test:again                              every test file, in the order of a new seed, without a second try
// npm run test:again -- --times 10 --write        ten times, and a row of docs/reliability.md for each run
// npm run test:again -- 'test/widgets/*'          some of them
const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string', default: '1' }, write: { type: 'boolean' } } });
const files = positionals.length > 0 ? positionals : ['test/**/*.{test,spec}.{ts,tsx}'];
const heading = '## Runs in a row';
const rowsKept = 10;

prepareRun();
let failedRuns = 0;
for (let time = 0; time < Number(values.times); time++) {
  const { failed, row } = await runOnce(String(Date.now() % 100_000));
  if (failed > 0) failedRuns++;
  console.log(row);
  if (values.write && positionals.length === 0) addRow(row);
}
process.exitCode = failedRuns > 0 ? 1 : 0;

async function runOnce(seed) {
  const [began, coresBefore] = [Date.now(), coreTimes()];
  let last = '';
  const code = await run(['build/test.mjs', ...files, '--seed', seed], {}, (text) => {
    process.stdout.write(text);
    last = (last + text).slice(-1000);
  });
  const [passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(last)?.slice(1).map(Number) ?? [0, 1];
  const row = [new Date().toISOString().slice(0, 10), commit(), seed, passed, code === 0 ? failed : Math.max(failed, 1), Math.round((Date.now() - began) / 60_000), `${busyShare(coresBefore, coreTimes())} %`];
  return { failed: row[4], row: `| ${row.join(' | ')} |` };
}

/** @returns {{ idle: number, all: number }} of all cores since the machine was started, in milliseconds */
function coreTimes() {
  const times = cpus().map((core) => core.times);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) };
}

function busyShare(before, after) {
  return Math.round(100 * (1 - (after.idle - before.idle) / (after.all - before.all)));
}

function commit() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain', '--', ':!docs') ? ', changed' : '');
}

function addRow(row) {
  const rows = readReliability(heading).split('\n').filter((line) => /^\| \d{4}-/.test(line));
  writeReliability(`${heading}

<!-- Written by npm run test:again -- --write; not to be edited. -->

All test files of \`npm test\`, with the flows, on the machine of a developer (${cpus().length} cores). Each run takes the tests of a file in the order of another seed, and nothing is tried a second time. The last ${rowsKept} runs:

| day | commit | seed | passed | failed | minutes | the cores were busy |
|---|---|---|---|---|---|---|
${[...rows, row].slice(-rowsKept).join('\n')}
`);
}
