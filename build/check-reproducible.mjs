import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Builds the same sources in another folder, and compares every file with dist.
const left = new Set(['.git', '.cache', 'coverage', 'dist', 'node_modules']);
const elsewhere = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'creator-build-')));

try {
  if (!process.argv.includes('--built')) build('.');
  for (const name of readdirSync('.')) {
    if (!left.has(name)) cpSync(name, path.join(elsewhere, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(elsewhere, 'node_modules'), 'junction');
  build(elsewhere, '--preserveSymlinks');
  process.exitCode = compare('dist', path.join(elsewhere, 'dist'));
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}

function build(cwd, ...flags) {
  const { status, stderr, error } = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent', ...flags], { cwd, encoding: 'utf8' });
  if (status !== 0) throw error ?? new Error(`the build in ${cwd} failed:\n${stderr}`);
}

function compare(one, other) {
  const names = [...new Set([...filesOf(one), ...filesOf(other)])].sort();
  const differing = names.filter((name) => !sameFile(path.join(one, name), path.join(other, name)));
  for (const name of differing) console.error(`dist/${name} is not the same in a second build`);
  console.log(`${names.length - differing.length} of ${names.length} files are the same in a second build`);
  return differing.length > 0 ? 1 : 0;
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true }).filter((name) => statSync(path.join(folder, name)).isFile());
}

function sameFile(one, other) {
  try {
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false; // only in one of them
  }
}
