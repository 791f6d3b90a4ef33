import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What `npm test` has counted, and the commands that .ci/run calls after it. */
export const totalsFile = '.cache/test-totals.json';

/** Without the file `npm test` did not come to its end. */
export const readTotals = () => (existsSync(totalsFile) ? JSON.parse(readFileSync(totalsFile, 'utf8')) : { passed: 0, failed: 1 });

export function addToTotals({ passed, failed }) {
  if (!existsSync(totalsFile)) return;
  const before = readTotals();
  writeFileSync(totalsFile, JSON.stringify({ passed: before.passed + passed, failed: before.failed + failed }));
}
