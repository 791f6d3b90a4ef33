import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A new project with the packed package and its dependencies from our own node_modules; nothing is downloaded.
 * @param {{ also?: readonly string[] }} [options] further packages
 */
export function createPackageProject({ also = [] } = {}) {
  const root = process.cwd();
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'creator-package-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root));
    const installed = path.join(folder, 'node_modules', 'creator-elements');
    mkdirSync(installed, { recursive: true });
    run('tar', ['-xzf', filename, '-C', installed, '--strip-components=1'], folder);
    const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).concat(also)) {
      const place = path.join(folder, 'node_modules', name);
      mkdirSync(path.dirname(place), { recursive: true });
      symlinkSync(path.join(root, 'node_modules', name), place, 'junction');
    }
    return { folder, installed, manifest, tarball: path.join(folder, filename), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function run(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw error ?? new Error(`${command} ${args[0]} failed:\n${stderr}`);
  return stdout;
}
