import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfMissing } from './install.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e9 }).trim();

/**
 * The version that pages have before they get this one: the newest release among the ancestors, and before the first
 * release `config.lastVersion` of package.json.
 * @param {string} [wanted] a tag or revision in its place
 * @returns the id of its commit; undefined if this clone does not contain it
 */
export function findLastVersion(wanted) {
  try {
    return git('rev-parse', '--verify', `${wanted ?? (newestRelease() || JSON.parse(readFileSync('package.json', 'utf8')).config.lastVersion)}^{commit}`);
  } catch {
    return undefined;
  }
}

const newestRelease = () => git('tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-version:refname').split('\n')[0];

/** The text of a file in that version. */
export const fileOfVersion = (commit, file) => git('show', `${commit}:${file}`);

/** Builds that version in a folder of its own, once, and returns the folder. */
export function buildVersion(commit) {
  const folder = path.resolve('.cache', 'versions', commit);
  const built = path.join(folder, 'dist', 'package');
  if (existsSync(built)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, 'version.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', 'version.tar'], { cwd: folder });
  rmSync(archive);
  provideModules(folder);
  spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent', '--environment', 'CONTRACT:open'], { cwd: folder, stdio: 'inherit' });
  if (!existsSync(built)) throw new Error(`${commit} could not be built in ${folder}`);
  return folder;
}

/** The packages of this version serve where the lock files are the same. */
function provideModules(folder) {
  const lockFile = (where) => readFileSync(path.join(where, 'package-lock.json'), 'utf8');
  if (lockFile(folder) === lockFile('.')) symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  else installIfMissing(pathToFileURL(`${folder}/`));
}
