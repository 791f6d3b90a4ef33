import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allowedLicences } from './notices.mjs';

// What whoever installs the package gets with it: packages with a known licence, and none that runs a script when it is installed.
// npm run check:shipped -- --audit   asks the registry for known vulnerabilities, too
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({ options: { audit: { type: 'boolean', default: false } } });
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const shipped = Object.entries(readJson('package-lock.json').packages).filter(([name, { dev, devOptional }]) => name && !dev && !devOptional);
const { scripts } = readJson('package.json');

const faults = [
  ...shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => `${name} runs a script when it is installed`),
  ...shipped.filter(([, { license }]) => !allowedLicences.has(license)).map(([name, { license }]) => `${name} has the licence '${license}': see build/notices.mjs`),
  ...['preinstall', 'install', 'postinstall', 'prepare'].filter((name) => name in scripts).map((name) => `package.json has the script '${name}', which runs when the package is installed`),
  ...(shipped.length > 10 ? [] : [`package-lock.json has ${shipped.length} packages that are shipped`]),
  ...(values.audit ? audit() : []),
];
for (const fault of faults) console.error(fault);
console.log(`${shipped.length} packages are shipped, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);

/** Advisories change from day to day, so npm test does not ask for them. */
function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000, shell: process.platform === 'win32' });
  const { vulnerabilities, message, error } = parse(stdout);
  if (!vulnerabilities) {
    console.log(`npm audit skipped: the registry does not answer it (${message ?? error?.summary ?? 'no answer'})`);
    return [];
  }
  return Object.values(vulnerabilities).map(({ name, severity, range }) => `${name} ${range} has a known vulnerability: ${severity}`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
