import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';

// Compiles the code of frameworks and bundlers that stands in the documents, against the package that was built.
// The page's own languages (html, js, css) are run by test/docs.
const folder = '.cache/docs';
const faults = [];
const checked = [];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of ['README.md', ...readdirSync('docs').filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)]) {
  let line = 1;
  for (const [whole, language, code] of readFileSync(path, 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$|^.*\n/gm)) {
    if (code !== undefined) attempt(`${path}:${line + 1}`, language, code);
    line += whole.split('\n').length - 1;
  }
}
writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({
  extends: '../../tsconfig.json',
  compilerOptions: { noEmit: true, experimentalDecorators: true, rootDir: '../..', types: [] },
  include: ['*.ts', '*.tsx'],
}));
const { status, stdout } = spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', `${folder}/tsconfig.json`], { encoding: 'utf8' });
if (status !== 0) faults.push(stdout);
faults.forEach((fault) => console.error(fault));
if (checked.length === 0) faults.push('no document has any such code');
process.exit(faults.length > 0 ? 1 : 0);

/** Types are checked together at the end; a file is named after its place, so that a message leads there. */
function attempt(at, language, code) {
  try {
    if (language === 'ts' || language === 'tsx') writeFileSync(`${folder}/${at.replace(/\W+/g, '-')}.${language}`, code);
    else if (language === 'jsx') transformSync(code, { loader: 'jsx' });
    else if (language === 'svelte') compile(code, { generate: 'client' });
    else if (language === 'vue') {
      const { descriptor, errors } = parse(code);
      if (errors.length > 0) throw errors[0];
      compileScript(descriptor, { id: 'document', inlineTemplate: true, templateOptions: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('creator-') } } });
    } else return;
    checked.push(at);
  } catch (error) {
    faults.push(`${at}: ${error.message}`);
  }
}
