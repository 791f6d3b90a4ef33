import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { baselineFile, compareWithAgreed, howToAgree } from './contract/agreed.mjs';
import { checkTypes } from './contract/check-types.mjs';
import { baselineText, referenceText } from './contract/outputs.mjs';
import { readContract } from './contract/read-contract.mjs';
import { writeDeliveries } from './contract/write-deliveries.mjs';

/**
 * Makes all that is made from the element files: docs/elements.md, and in dist the manifest, the data for VS Code and the types.
 * docs/contract.json is the public contract that was agreed on: --accept renews it, once CHANGELOG.md tells what changed.
 * --check writes nothing into docs or dist and only says whether everything is current.
 */
const referenceFile = 'docs/elements.md';
const checking = process.argv.includes('--check');
const accepting = process.argv.includes('--accept');
const faults = [];

let contract;
try {
  contract = await readContract();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const text = referenceText(contract);
if (!checking) {
  writeFileSync(referenceFile, text);
  writeDeliveries(contract, 'dist');
} else if (read(referenceFile) !== text) {
  faults.push(`${referenceFile} is not current: run npm run contract`);
}

const { changes, untold, current } = compareWithAgreed(contract);
if (changes.length > 0) {
  console.log(`The public contract has changed (${baselineFile} is what was agreed on):`);
  for (const change of changes) console.log(`  ${change}`);
}
faults.push(...untold);
if (accepting && untold.length === 0) writeFileSync(baselineFile, baselineText(contract));
else if (!current) faults.push(howToAgree);

if (checking) faults.push(...(await checkTypes(contract)));
for (const fault of new Set(faults)) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
