import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { blocksOf } from '../blocks.mjs';
import { run } from './run.mjs';

const root = process.cwd();
const sources = path.join(root, 'test', 'consumers');
const work = path.join(root, '.cache', 'consumers');
const kept = new Set(['node_modules', 'installed']);
const npm = (args, options) => run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { ...options, env: { NODE_ENV: 'development' }, timeoutMs: 300_000 });

/** What npm prints if the environment is the cause and not the project: no network, no such version, another Node. */
const notHere = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EBADENGINE|E404|ETARGET|E5\d\d|ERR_SOCKET_TIMEOUT)\b/;

export class NotInstallable extends Error {}

/** The tarball that npm would publish. */
export async function pack() {
  mkdirSync(work, { recursive: true });
  const { code, output } = await run('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', work], { cwd: root, timeoutMs: 60_000 });
  if (code !== 0) throw new Error(`npm pack:\n${output}`);
  return path.join(work, output.trim().split('\n').at(-1));
}

/** Installed packages are kept in `.cache`, one folder per lock file; sources and tarball are copied each time. */
export async function prepare({ folder, sources: also, delivery }, tarball) {
  const place = path.join(work, folder);
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(place)) if (!kept.has(name)) rmSync(path.join(place, name), { recursive: true });
  if (also) copy(also, place);
  copy(folder, place);
  const served = path.join(place, 'public');
  writeFileSync(path.join(existsSync(served) ? served : place, 'theme.css'), documentedTheme());
  const wanted = createHash('sha256').update(readFileSync(path.join(place, 'package-lock.json'))).update(JSON.stringify([delivery, ourLibraries(), process.version])).digest('hex');
  const stamp = path.join(place, 'installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    rmSync(stamp, { force: true });
    await install(['ci', '--engine-strict'], place);
    // Not saved: the lock file must not depend on where and when the package was packed.
    if (delivery === 'module') await install(['install', '--no-save', '--no-package-lock', tarball, ...ourLibraries()], place);
    writeFileSync(stamp, wanted);
  }
  const own = delivery === 'module' ? path.join(place, 'node_modules', 'creator-elements') : path.join(place, 'package');
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', own, '--strip-components=1'], { cwd: place, timeoutMs: 60_000 });
  if (code !== 0) throw new Error(output);
  if (delivery === 'script') cpSync(path.join(own, 'dist'), path.join(place, 'creator-elements'), { recursive: true });
  return place;
}

function copy(folder, place) {
  cpSync(path.join(sources, folder), place, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' });
}

async function install(args, place) {
  const { code, output } = await npm(args, { cwd: place });
  if (code === 0) return;
  const reason = notHere.exec(output);
  if (reason) throw new NotInstallable(output.split('\n').find((line) => /\b(Unsupported engine|Not compatible|notarget|404|network|request to)\b/i.test(line))?.replace(/^npm error (code )?/, '') ?? reason[0]);
  throw new Error(`npm ${args[0]}:\n${output}`);
}

/** The libraries that the package needs, in the versions of our own lock file, so that every run has the same. */
function ourLibraries() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.keys(dependencies).map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
}

/** The theme of docs/theming.md for both schemes: every consumer uses it, which tests the CSS tools of each. */
function documentedTheme() {
  const block = blocksOf('docs/theming.md').find(({ language, code }) => language === 'css' && code.includes('--creator-dark-color-'));
  if (!block) throw new Error('docs/theming.md gives no theme with dark tokens');
  return block.code;
}

/** The program of an installed package as a file for Node: `next`, or one of the project's own (`./server.js`). */
export function programOf(name, place) {
  if (name.startsWith('.')) return path.join(place, name);
  for (const candidate of [name, `${name}-cli`, '@angular/cli']) {
    const manifest = path.join(place, 'node_modules', candidate, 'package.json');
    if (!existsSync(manifest)) continue;
    const { bin } = createRequire(manifest)(manifest);
    const file = typeof bin === 'string' ? bin : bin?.[name];
    if (file) return path.join(path.dirname(manifest), file);
  }
  throw new Error(`${name} is not installed`);
}
