import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { agreement } from './agreement.mjs';
import { baselineText } from './outputs.mjs';

const baselineFile = 'docs/contract.json';
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Compares a contract with docs/contract.json and CHANGELOG.md. */
export const compareWithAgreed = (contract) => agreement(read(baselineFile), baselineText(contract), read('CHANGELOG.md'));

/** Makes a contract the agreed one. */
export const agreeOn = (contract) => writeFileSync(baselineFile, baselineText(contract));
