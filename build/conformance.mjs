import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { conformancePage, judge, readReadings, readRequirements } from './requirement-ids.mjs';

const resultsFile = '.cache/test-results.json';
if (!existsSync(resultsFile)) {
  console.error(`${resultsFile} is missing: run npm test first`);
  process.exit(1);
}
const rows = judge(readRequirements(readFileSync('docs/requirements.tsv', 'utf8')), JSON.parse(readFileSync(resultsFile, 'utf8')));
writeFileSync('docs/conformance.md', conformancePage(rows, readReadings(readFileSync('docs/decisions.md', 'utf8'))));
const count = (status) => rows.filter((row) => row.status === status).length;
console.log(`docs/conformance.md: ${count('pass')} of ${rows.length} requirements pass, ${count('fail')} fail, ${count('no test')} have no test`);
