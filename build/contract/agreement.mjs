import { missingEntry, untoldChanges } from './changelog.mjs';
import { compareContracts } from './compare.mjs';

/**
 * Compares the current contract with the agreed one, both as the text of docs/contract.json.
 * @returns the changes, a line each, and the problems; none if CHANGELOG.md and docs/contract.json contain the changes
 */
export function agreement(agreed, now, changelog) {
  const changes = agreed ? compareContracts(JSON.parse(agreed), JSON.parse(now)) : [];
  const untold = [...new Set(untoldChanges(changes, changelog).map(missingEntry))];
  return {
    changes: changes.map(({ breaking, text }) => `${breaking ? 'BREAKING' : 'new     '} ${text}`),
    untold,
    faults: agreed === now ? [] : [...untold, 'docs/contract.json is not current: tell the change in CHANGELOG.md, then run npm run contract -- --accept'],
  };
}

/** The changes as text; empty without changes. */
export const changesText = (changes) =>
  (changes.length > 0 ? ['The public contract has changed (docs/contract.json is what was agreed on):', ...changes.map((change) => `  ${change}`)] : []);
