import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { conformancePage } from './conformance-page.mjs';
import { levelOfTest, proven, readOverrides } from './proof-levels.mjs';
import { levelsOf } from './read-proofs.mjs';
import { judge, readReadings, readRequirements } from './requirement-ids.mjs';

const resultsFile = '.cache/test-results.json';
if (!existsSync(resultsFile)) {
  console.error(`${resultsFile} is missing: run npm test first`);
  process.exit(1);
}
const read = (file) => readFileSync(file, 'utf8');
const judged = judge(readRequirements(read('docs/requirements.tsv')), JSON.parse(read(resultsFile)));
const files = new Map();
const level = ({ file, title }) => {
  if (!files.has(file)) files.set(file, levelsOf(file, read(file)));
  return levelOfTest(files.get(file), title);
};
const rows = proven(judged, level, readOverrides(read('build/proof-overrides.tsv')));
writeFileSync('docs/conformance.md', conformancePage(rows, readReadings(read('docs/decisions.md'))));
const count = (status) => rows.filter((row) => row.status === status).length;
console.log(`docs/conformance.md: ${count('pass')} of ${rows.length} requirements pass, ${count('fail')} fail, ${count('no test')} have no test`);
