import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

/** The same as a step of the build. */
export function contractFiles() {
  return {
    name: 'contract-files',
    async writeBundle({ dir }) {
      writeDeliveries(await readContract(), dir);
    },
  };
}
