import { posix } from 'node:path';
import ts from 'typescript';

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '.d.mts'];
const modules = /\.(ts|tsx|mjs|js|vue|svelte)$/;

/**
 * What a module of the project imports from the project, type-only and dynamic imports included; packages are left out.
 * An import of a file that does not exist is in the list under the address that is written there.
 * @param {string} file below the project, with slashes
 * @param {string} text of the file
 * @param {(file: string) => boolean} exists
 * @returns {string[]}
 */
export function importsOf(file, text, exists) {
  if (!modules.test(file)) return [];
  return ts.preProcessFile(text, true, true).importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => posix.join(posix.dirname(file), fileName))
    .map((address) => endings.map((ending) => address + ending).find(exists) ?? address);
}
