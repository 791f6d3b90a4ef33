import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, searched upwards from this module, which runs bundled and unbundled. */
export const projectRoot: string = (() => {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && /"name":\s*"creator-elements"/.test(readFileSync(manifest, 'utf8'))) return folder;
    if (dirname(folder) === folder) throw new Error('The folder of creator-elements was not found');
  }
})();
