import { missingEntry, untoldChanges } from './changelog.mjs';
import { compareContracts } from './compare.mjs';

/**
 * Holds the contract as it is against the one agreed on, both as the text of docs/contract.json.
 * @returns what changed, a line each, and what is wrong with that: nothing, once CHANGELOG.md and docs/contract.json say so
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

/** The changes as a person reads them; nothing where there are none. */
export const changesText = (changes) =>
  (changes.length > 0 ? ['The public contract has changed (docs/contract.json is what was agreed on):', ...changes.map((change) => `  ${change}`)] : []);
