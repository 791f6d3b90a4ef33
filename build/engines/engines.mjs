import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserVersion } from '../browser.mjs';
import { findFirefox, openFirefox } from './firefox.mjs';
import { findMiniBrowser, openWebKit } from './webkit.mjs';

const onPath = (name) => (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));

/** The engines beside Chromium: Debian's packages, whether they are there, and how a browser is opened. */
export const engines = {
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => Boolean(findFirefox()),
    version: () => browserVersion(findFirefox()),
    open: openFirefox,
  },
  webkit: {
    title: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav'], // the last one plays the reels
    isThere: () => Boolean(findMiniBrowser()) && onPath('WebKitWebDriver') && onPath('Xvfb'),
    version: () => path.basename(path.dirname(findMiniBrowser())),
    open: openWebKit,
  },
};

/** Whether the engine can be run here, after an attempt to install what is missing, as build/browser.mjs does for Chromium. */
export function findOrInstallEngine(name) {
  const { title, packages, isThere } = engines[name];
  if (isThere()) return true;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${title} with apt-get ...`);
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  return run('update') && run('install', '-y', ...packages) && isThere();
}
