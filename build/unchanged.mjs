// What a step has found right is right until one of its inputs changes: their hash is kept in .cache/steps.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** What a build is made of. */
export const productInputs = ['build', 'demo', 'docs/contract.json', 'elements', 'LICENSE', 'package-lock.json', 'package.json', 'rollup.config.mjs', 'src', 'tsconfig.json', 'CHANGELOG.md'];
const folder = '.cache/steps';

function* filesOf(place) {
  if (!existsSync(place)) return;
  if (!statSync(place).isDirectory()) yield place;
  else for (const name of readdirSync(place).sort()) yield* filesOf(path.join(place, name));
}

/** One hash of the names and contents of files and folders, and of this Node. */
export function hashOf(places) {
  const hash = createHash('sha1').update(process.version);
  for (const place of places) {
    for (const file of filesOf(place)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The same for what is written by one step alone: names, sizes and times are enough. */
function traceOf(place) {
  const hash = createHash('sha1');
  for (const file of filesOf(place)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

export function isKnown(name, hash) {
  const file = path.join(folder, name);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

export function remember(name, hash) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), hash);
}

/**
 * Runs what builds `dist`, unless `dist` is what a build of these inputs has written.
 * @param {() => Promise<boolean>} [build] whether it went well; by default it only prints what is wrong
 */
export async function buildIfChanged(build = runBuild) {
  const inputs = hashOf(productInputs);
  if (existsSync('dist') && isKnown('build', inputs + traceOf('dist'))) return true;
  rmSync(path.join(folder, 'build'), { force: true });
  const built = await build();
  // What was saved during the build is in none or in one half of it.
  if (built && hashOf(productInputs) === inputs) remember('build', inputs + traceOf('dist'));
  return built;
}

async function runBuild() {
  return await run(['node_modules/rollup/dist/bin/rollup', '-c', '--silent']) === 0;
}
