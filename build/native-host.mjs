import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveMarketplace } from './test-runner/marketplace.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const python = '/usr/bin/python3';
const probe = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

/** Whether Python finds WebKitGTK. */
export function hasWebKit() {
  return spawnSync(python, ['-c', probe], { stdio: 'ignore' }).status === 0;
}

/**
 * Runs a program of demo/hosts/native with the address of its own sandbox, on a free port and with temporary data.
 * @param {string} program path below demo/hosts/native
 * @param {{ virtualScreen?: boolean }} [options] under Xvfb instead of the screen
 * @returns {Promise<number>} the program's exit code
 */
export async function runNative(program, { virtualScreen = false } = {}) {
  if (!existsSync(join(root, 'dist', 'index.html'))) {
    const { status } = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) return 1;
  }
  const sandbox = await serveMarketplace({ scenario: 'busy-creator' });
  try {
    const args = [join(root, 'demo', 'hosts', 'native', program), sandbox.origin];
    const [command, ...rest] = virtualScreen ? ['xvfb-run', '-a', '-s', '-screen 0 1280x1024x24', python, ...args] : [python, ...args];
    // Containers lack the namespaces of WebKit's own sandbox; the pages are ours.
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
    return await new Promise((resolve) => {
      spawn(command, rest, { cwd: root, stdio: 'inherit', env }).on('close', (code) => resolve(code ?? 1)).on('error', () => resolve(1));
    });
  } finally {
    await sandbox.close();
  }
}
