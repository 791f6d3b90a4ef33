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
 * The same as a step of the build, which fails before anything is written while the contract is not the one agreed on.
 * `npm start` asks for `--environment CONTRACT:open`: whoever is in the middle of a change is told and sees it all the same.
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
      process.stderr.write(`${text}\n`); // not a warning of rollup's, which --silent would keep back
    },
    writeBundle({ dir }) {
      writeDeliveries(contract, dir);
    },
  };
}
