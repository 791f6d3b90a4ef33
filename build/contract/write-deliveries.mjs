import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareWithAgreed } from './agreed.mjs';
import { changesText } from './agreement.mjs';
import { deliveries } from './outputs.mjs';
import { readContract } from './read-contract.mjs';

/** Writes the manifest, the editor's data and the types into a folder. */
export function writeDeliveries(contract, folder) {
  for (const [name, text] of Object.entries(deliveries(contract))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * The same as a step of the build, which fails before anything is written if the contract is not the agreed one. `npm
 * start` sets `--environment CONTRACT:open`: it then only warns.
 */
export function contractFiles() {
  let contract;
  return {
    name: 'contract-files',
    async buildStart() {
      contract = await readContract();
      const { changes, faults } = compareWithAgreed(contract);
      if (faults.length === 0) return;
      const text = [...changesText(changes), ...faults].join('\n');
      if (process.env.CONTRACT !== 'open') throw new Error(text);
      process.stderr.write(`${text}\n`); // not a warning of rollup, which --silent would suppress
    },
    writeBundle({ dir }) {
      writeDeliveries(contract, dir);
    },
  };
}
