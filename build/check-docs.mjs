import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { blocksOf, documents } from './blocks.mjs';
import { frameworkOptions } from './framework-compilers.mjs';

// Compiles the code of frameworks and bundlers that stands in the documents, against the package that was built.
// The page's own languages (html, js, css) are run by test/docs.
const folder = '.cache/docs';
const languages = ['ts', 'tsx', 'jsx', 'vue', 'svelte'];
const faults = [];
const checked = [];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { at, language, code } of documents.flatMap(blocksOf)) await attempt(at, language, code);
writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({
  extends: '../../tsconfig.json',
  compilerOptions: { noEmit: true, experimentalDecorators: true, rootDir: '../..', types: [] },
  include: ['*.ts', '*.tsx'],
}));
const { status, stdout } = spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', `${folder}/tsconfig.json`], { encoding: 'utf8' });
if (status !== 0) faults.push(stdout);
if (checked.length === 0) faults.push('no document has any such code');
faults.forEach((fault) => console.error(fault));
process.exit(faults.length > 0 ? 1 : 0);

/** Types are checked together at the end; a file is named after its place, so that a message leads there. */
async function attempt(at, language, code) {
  if (!languages.includes(language)) return;
  checked.push(at);
  const file = `${folder}/${at.replace(/\W+/g, '-')}.${language}`;
  writeFileSync(file, code);
  if (language === 'ts' || language === 'tsx') return;
  await build({ ...frameworkOptions, entryPoints: [file], packages: 'external', write: false, outdir: folder, logLevel: 'silent' })
    .catch(({ errors }) => faults.push(`${at}: ${errors[0].text}`));
}
