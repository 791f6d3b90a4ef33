import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What only the comparison needs: it is installed here and is no dependency of the project. */
export const peersFolder = path.resolve('.cache/bench/peers');

/** Exact versions, so that two runs compare the same. */
const versions = {
  '@adyen/adyen-platform-experience-web': '1.12.1',
  '@justifi/webcomponents': '6.14.3',
  '@tanstack/react-query': '5.108.0',
  'react-router': '7.18.5',
  selfsigned: '5.5.0',
  lighthouse: '12.8.2',
};

/** Installs packages that are missing. Returns those that cannot be had, each with the reason: name -> text. */
export function installPeers(names) {
  const missing = names.filter((name) => installed(name) !== versions[name]);
  const refused = new Map();
  mkdirSync(peersFolder, { recursive: true });
  const manifest = path.join(peersFolder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true, "type": "module" }\n');
  // One after the other: a package that cannot be had does not take the others with it.
  for (const name of missing) {
    console.log(`Installing ${name} ${versions[name]} into .cache/bench/peers ...`);
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status, stderr } = spawnSync(npm, ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', `${name}@${versions[name]}`], {
      cwd: peersFolder, encoding: 'utf8', shell: process.platform === 'win32', env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' }, timeout: 180_000,
    });
    if (status !== 0) refused.set(name, reasonIn(stderr));
  }
  return refused;
}

function reasonIn(output) {
  const line = (output ?? '').split('\n').find((each) => /code E|ENOTFOUND|ECONNREFUSED|ETARGET|E404/.test(each));
  return line ? `npm: ${line.replace(/^npm (error|ERR!) /, '')}` : 'npm could not install it';
}

function installed(name) {
  const file = path.join(peersFolder, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** A certificate of this run for HTTP/2; undefined if the package that makes it cannot be had. */
export async function makeCertificate(refused) {
  if (refused.has('selfsigned')) return undefined;
  const selfsigned = createRequire(path.join(peersFolder, 'package.json'))('selfsigned');
  const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048, algorithm: 'sha256' });
  return { key, cert };
}
