import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workerPackages } from './service-worker.mjs';

/** Licences that only require their notice. Another one fails the build until somebody has read it. */
export const allowedLicences = new Set(['MIT', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'ISC', '(MIT OR Apache-2.0)']);
const textName = /^(licen[cs]e|notice|copying)([.-].*)?$/i;
export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/**
 * Writes the licence of every package with code in the build, because minified code does not contain them.
 * rollup-plugin-license does the same with eleven dependencies.
 */
export function notices() {
  return {
    name: 'notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
      const folders = new Set([...modules.map(folderOf).filter(Boolean), ...workerPackages.map((name) => path.resolve('node_modules', name))]);
      const entries = [...folders].map(noticeOf).sort((a, b) => a.name.localeCompare(b.name, 'en'));
      const source = [
        'Parts of these packages are in the scripts of this folder.',
        ...entries.map(({ name, version, license, text }) => `${'-'.repeat(80)}\n${name} ${version} (${license})\n\n${text}`),
      ].join('\n\n');
      this.emitFile({ type: 'asset', fileName: noticesFile, source: `${source}\n` });
    },
  };
}

/** The folder of the package that contains a module. */
function folderOf(id) {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(id)?.[1];
}

function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (!allowedLicences.has(license)) throw new Error(`${name} has the licence '${license}': see build/notices.mjs before it is bundled`);
  const texts = readdirSync(folder).filter((file) => textName.test(file)).sort().map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license, text: texts.length > 0 ? texts.join('\n\n') : ownText(name, license, author) };
}

/** Some packages name the MIT licence without its text. */
function ownText(name, license, author) {
  if (license !== 'MIT' || !existsSync('LICENSE')) throw new Error(`${name} has no text of its licence (${license})`);
  const holder = typeof author === 'object' ? author.name : author;
  return readFileSync('LICENSE', 'utf8').trim().replace(/^Copyright.*$/m, `Copyright (c) ${holder ?? `the authors of ${name}`}`);
}
