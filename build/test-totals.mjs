import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const totalsFile = '.cache/test-totals.json';

export const forgetTotals = () => rmSync(totalsFile, { force: true });

/** What `npm test` has counted. `named` are the lines that tell what failed, and what was flaky. */
export function writeTotals({ passed, failed, named }) {
  writeFileSync(totalsFile, JSON.stringify({ passed, failed, named }));
}

/** Adds what a command has counted that .ci/run calls after `npm test`. */
export function addToTotals({ passed, failed, named }) {
  if (!existsSync(totalsFile)) return;
  const before = readTotals();
  writeTotals({ passed: before.passed + passed, failed: before.failed + failed, named: [...before.named, ...named] });
}

/** The last lines of .ci/run, which everybody sees: they name what failed in any of its commands. */
export function printTotals() {
  const { passed, failed, named } = readTotals();
  for (const line of named) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
}

/** Without the file `npm test` did not come to its end. */
const readTotals = () => (existsSync(totalsFile)
  ? JSON.parse(readFileSync(totalsFile, 'utf8'))
  : { passed: 0, failed: 1, named: ['FAIL npm test did not come to its end'] });
