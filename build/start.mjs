// npm start: installs what is missing, builds what is outdated, and runs the sandbox marketplace. Plain Node without
// dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);
const changed = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/** The time of the newest change in a folder, or of a file. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

installIfMissing();

const sources = ['src', 'elements', 'demo/standalone', 'demo/gallery', 'demo/widgets', 'demo/marketplace/brand.ts', 'rollup.config.mjs', 'tsconfig.json', 'package.json', 'build'];
const built = changed(at('dist', 'index.html'));
if (built === 0 || sources.some((source) => newest(at(source)) > built)) {
  process.stdout.write('Building the app...\n');
  run(process.execPath, [at('node_modules', 'rollup', 'dist', 'bin', 'rollup'), '-c', '--silent', '--environment', 'CONTRACT:open']);
}

const { buildHosts } = await import('./hosts.mjs');
await buildHosts();
const { bundleServer } = await import('./bundle-server.mjs');
const server = await bundleServer({ entry: 'demo/marketplace/main.ts', outfile: at('.cache', 'server', 'main.mjs') });

const child = spawn(process.execPath, [server, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
// A terminal sends Ctrl-C to the child too; signals to this process alone are passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => { if (child.exitCode === null && (signal !== 'SIGINT' || !process.stdin.isTTY)) child.kill(signal); });
}
child.on('exit', (code, signal) => { process.exit(code ?? (signal === null ? 0 : 1)); });
