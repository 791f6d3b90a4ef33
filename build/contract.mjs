import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { agreeOn, compareWithAgreed } from './contract/agreed.mjs';
import { changesText } from './contract/agreement.mjs';
import { checkTypes } from './contract/check-types.mjs';
import { referenceText } from './contract/outputs.mjs';
import { readContract } from './contract/read-contract.mjs';
import { writeDeliveries } from './contract/write-deliveries.mjs';

/**
 * Writes everything that is derived from the element files: docs/elements.md, and in dist the manifest, the data for VS
 * Code and the types. docs/contract.json is the agreed public contract. --accept updates it, if CHANGELOG.md contains
 * the changes. --check writes nothing and reports whether everything is up to date.
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

const { changes, untold, faults: disagreements } = compareWithAgreed(contract);
for (const line of changesText(changes)) console.log(line);
if (accepting && untold.length === 0) agreeOn(contract);
else faults.push(...disagreements);

if (checking) faults.push(...(await checkTypes(contract)));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
