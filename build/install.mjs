import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs from the lock file what is missing in node_modules; needs only Node. */
export function installIfMissing(root = new URL('..', import.meta.url)) {
  if (isComplete(root)) return;
  console.log('Installing packages from package-lock.json ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root, stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
  });
  if (status !== 0) throw new Error('npm ci failed: see the lines above');
}

// npm stores a list of the installed packages beside them, so the two lists can be compared without the registry.
function isComplete(root) {
  const installed = new URL('node_modules/.package-lock.json', root);
  if (!existsSync(installed)) return false;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')).packages;
  return Object.entries(wanted).every(([name, entry]) => name === '' || entry.optional || entry.peer || present[name]?.version === entry.version);
}
