import { agreement } from './agreement.mjs';

/**
 * What has changed in the public contract since another version, from docs/contract.json of both.
 * @param {string} changelog CHANGELOG.md; its newest section is meant
 * @returns {{ changes: string[], untold: string[] }} the changes, a line each, and what the changelog does not tell
 */
export function changesSince(before, now, changelog) {
  const newest = changelog.replace(/^## \[?Unreleased\]?\s*(?=^## )/m, '').replace(/^## .*$/m, '## Unreleased');
  const { changes, untold } = agreement(before, now, newest);
  return { changes, untold };
}
