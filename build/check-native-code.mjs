import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { blocksOf, documents } from './blocks.mjs';

// Compiles the Kotlin and the Swift of docs/native.md if there is a compiler on the PATH, or in KOTLINC or SWIFTC.
// test/native-code declares what they use of the systems and of the app.
const folder = '.cache/native-code';
const faults = [];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
compile({
  language: 'Kotlin', named: process.env.KOTLINC, usual: 'kotlinc', version: '-version', file: `${folder}/native-md.kt`,
  imports: 'import java.util.UUID', args: ['test/native-code/android.kt', '-d', `${folder}/classes`],
});
compile({
  language: 'Swift', named: process.env.SWIFTC, usual: 'swiftc', version: '--version', file: `${folder}/native-md.swift`,
  // Swift supports Objective-C on Apple's systems only.
  imports: 'import Foundation', args: ['-typecheck', 'test/native-code/webkit.swift'], adapt: (code) => process.platform === 'darwin' ? code : code.replaceAll('@objc ', ''),
});
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);

function compile({ language, named, usual, version, file, imports, args, adapt = (code) => code }) {
  const compiler = named || usual;
  const blocks = documents.flatMap(blocksOf).filter((block) => block.language === language.toLowerCase());
  const strays = blocks.filter(({ at }) => !at.startsWith('docs/native.md:'));
  if (strays.length > 0) return void faults.push(`${strays.map(({ at }) => at)}: only docs/native.md has its ${language} compiled`);
  if (blocks.length === 0) return void faults.push(`docs/native.md has no code in ${language}`);
  writeFileSync(file, `${imports}${adapt(inOneClass(blocks))}\n`);
  const options = { encoding: 'utf8', timeout: 180_000, shell: process.platform === 'win32' };
  const { error: missing } = spawnSync(compiler, [version], { ...options, stdio: 'ignore' });
  if (missing?.code === 'ENOENT' && !named) return void console.log(`skipped: no ${language} compiler (${compiler})`);
  const { status, stdout, stderr, error } = spawnSync(compiler, [file, ...args], options);
  if (status !== 0) faults.push(`docs/native.md, ${language} (the lines are the document's):\n${stdout}${stderr}${error ?? ''}`);
}

/** The blocks at their lines in the document; later blocks are members of the first one's class. */
function inOneClass([first, ...further]) {
  const lines = [];
  const put = ({ at, code }) => code.trimEnd().split('\n').forEach((text, index) => { lines[Number(at.split(':')[1]) - 1 + index] = text; });
  put({ ...first, code: further.length > 0 ? first.code.replace(/\}\s*$/, '') : first.code });
  further.forEach(put);
  if (further.length > 0) lines.push('}');
  return Array.from(lines, (text) => text ?? '').join('\n');
}
