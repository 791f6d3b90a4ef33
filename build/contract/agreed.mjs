import { existsSync, readFileSync } from 'node:fs';
import { missingEntry, untoldChanges } from './changelog.mjs';
import { compareContracts } from './compare.mjs';
import { baselineOf } from './baseline.mjs';
import { baselineText } from './outputs.mjs';

export const baselineFile = 'docs/contract.json';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Holds a contract against docs/contract.json, which is what was agreed on.
 * @returns what changed, one line each; what CHANGELOG.md does not tell of it; and whether the file is current
 */
export function compareWithAgreed(contract) {
  const before = read(baselineFile);
  const changes = before ? compareContracts(JSON.parse(before), baselineOf(contract)) : [];
  return {
    changes: changes.map(({ breaking, text }) => `${breaking ? 'BREAKING' : 'new     '} ${text}`),
    untold: [...new Set(untoldChanges(changes, read('CHANGELOG.md')).map(missingEntry))],
    current: before === baselineText(contract),
  };
}

/** How the two are brought together again. */
export const howToAgree = `${baselineFile} is not current: tell the change in CHANGELOG.md, then run npm run contract -- --accept`;
