import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const windowsFolders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(Boolean);
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/snap/bin/chromium',
  ...windowsFolders.flatMap((folder) => [
    path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
    path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]),
];

/** A name that resolves to this machine but is no loopback name, so that plain http under it is no secure context. */
export const plainHost = 'shop.test';

/** Flags that make Chromium quiet, offline and runnable as root. */
export const chromeFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
  `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`,
];

/** Path of a Chromium-based browser on this machine, or undefined; CHROME_PATH wins. */
export function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const onPath = (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...places].find((place) => existsSync(place));
}

/** What differs between two versions of a browser. On Windows, where `--version` opens a window, the time of its file. */
export function browserVersion(executable) {
  if (process.platform === 'win32') return String(statSync(executable).mtimeMs);
  return spawnSync(executable, ['--version', '--no-sandbox'], { encoding: 'utf8' }).stdout.trim();
}

/** Finds a browser, or installs Debian's if possible; otherwise throws with an instruction. */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
    if (run('update') && run('install', '-y', 'chromium')) {
      const installed = findBrowser();
      if (installed) return installed;
    }
  }
  throw new Error('No Chromium-based browser found: install Chromium or Chrome, or set CHROME_PATH to one.');
}
