import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { blocksOf, documents } from './blocks.mjs';
import { frameworkOptions } from './framework-compilers.mjs';

// Compiles the code for frameworks and bundlers in the documents against the built package. test/docs runs html, js and
// css.
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
faults.push(...strangeRecipes());
if (checked.length === 0) faults.push('no document has any such code');
faults.forEach((fault) => console.error(fault));
process.exit(faults.length > 0 ? 1 : 0);

/**
 * The code in docs/bundlers.md must be in a page of test/consumers, which is built and opened (npm run test:consumers).
 */
function strangeRecipes() {
  const files = readdirSync('test/consumers', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const sources = files.map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
  return blocksOf('docs/bundlers.md').filter(({ code }) => !sources.some((source) => source.includes(code))).map(({ at }) => `${at}: no page of test/consumers has this code`);
}

/**
 * Types are checked together at the end; a file is named after its place in the document, so that a message leads
 * there.
 */
async function attempt(at, language, code) {
  if (!languages.includes(language)) return;
  checked.push(at);
  const file = `${folder}/${at.replace(/\W+/g, '-')}.${language}`;
  writeFileSync(file, code);
  if (language === 'ts' || language === 'tsx') return;
  await build({ ...frameworkOptions, entryPoints: [file], packages: 'external', write: false, outdir: folder, logLevel: 'silent' })
    .catch(({ errors }) => faults.push(`${at}: ${errors[0].text}`));
}
