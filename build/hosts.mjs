// Builds the host pages of demo/hosts into .cache/hosts, never into dist, so that no framework is counted or delivered.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { frameworkOptions } from './framework-compilers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = path.join(root, 'demo', 'hosts');
export const hostsFolder = path.join(root, '.cache', 'hosts');
const compiled = ['react', 'vue', 'svelte', 'angular'];
const copied = ['index.html', 'shop.css', 'plain', ...compiled.map((name) => `${name}/index.html`)];
const watched = ['index.html', 'shop.css', 'creators.ts', 'plain', ...compiled].map((file) => path.join(source, file));

/** The pages load the built `runtime.js`, as the elements do; their own copy would have its own configuration. */
const builtRuntime = {
  name: 'built-runtime',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/src\/configure-creator$/ }, () => ({ path: '/runtime.js', external: true }));
  },
};

function newest(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(file).reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), 0);
}

/** Builds what is outdated (two seconds), and returns the folder. */
export async function buildHosts() {
  const stamp = path.join(hostsFolder, 'built');
  const sources = [...watched, ...['demo/marketplace/brand.ts', 'build/hosts.mjs', 'build/framework-compilers.mjs', 'package-lock.json'].map((file) => path.join(root, file))];
  if (existsSync(stamp) && Math.max(...sources.map(newest)) < statSync(stamp).mtimeMs) return hostsFolder;
  rmSync(hostsFolder, { recursive: true, force: true });
  mkdirSync(hostsFolder, { recursive: true });
  for (const file of copied) cpSync(path.join(source, file), path.join(hostsFolder, file), { recursive: true });
  await build({
    ...frameworkOptions,
    entryPoints: compiled.map((name) => {
      const stem = path.join(source, name, 'main');
      return { in: existsSync(`${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`, out: `${name}/main` };
    }),
    outdir: hostsFolder,
    minify: true,
    plugins: [builtRuntime, ...frameworkOptions.plugins],
  });
  writeFileSync(stamp, '');
  return hostsFolder;
}
