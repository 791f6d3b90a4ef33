import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** 25 MB that nothing else needs: installed here, and no dependency of the project. */
const folder = path.resolve('.cache/mutation/tool');
const name = '@stryker-mutator/instrumenter';
const version = '9.6.1';

/**
 * Puts every mutant of the files into their source, each behind a switch.
 * @param {readonly string[]} files
 * @returns {Promise<{ sources: Record<string, string>, mutants: { id: string, file: string, line: number, mutator: string, code: string, becomes: string }[] }>}
 */
export async function instrument(files) {
  const { Instrumenter } = await tool();
  const given = files.map((file) => ({ name: file, mutate: true, content: readFileSync(file, 'utf8') }));
  const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn, error: console.error };
  const result = await new Instrumenter(silent).instrument(given, { plugins: null, excludedMutations: [], ignorers: [] });
  const textOf = new Map(given.map(({ name: file, content }) => [file, content]));
  return {
    sources: Object.fromEntries(result.files.map(({ name: file, content }) => [file, content])),
    mutants: result.mutants.map(({ id, fileName, mutatorName, replacement, location }) => ({
      id, file: fileName, line: location.start.line + 1, mutator: mutatorName, code: oneLine(between(textOf.get(fileName), location)), becomes: oneLine(replacement),
    })),
  };
}

async function tool() {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) install();
  const require = createRequire(path.join(folder, 'package.json'));
  return import(pathToFileURL(require.resolve(name)).href);
}

function install() {
  console.log(`Installing ${name} ${version} into .cache/mutation/tool ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, stderr } = spawnSync(npm, ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`], {
    cwd: folder, encoding: 'utf8', shell: process.platform === 'win32', timeout: 180_000,
  });
  if (status !== 0) throw new Error(`npm could not install ${name} ${version}:\n${stderr}`);
}

/** The part of a text between two places with lines and columns from 0. */
function between(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join('\n');
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
