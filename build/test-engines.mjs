import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { engines, findOrInstallEngine } from './engines/engines.mjs';
import { sample } from './engines/sample.mjs';
import { installIfMissing } from './install.mjs';
import { needsBuild } from './needs-build.mjs';
import { endWithChildren, run } from './run.mjs';
import { afterSecondTry, filesToTryAgain } from './second-try.mjs';
import { addToTotals } from './test-totals.mjs';
import { failureLine } from './test-runner/summary.mjs';
import { buildIfChanged } from './unchanged.mjs';

// npm run test:engines                                         everything that depends on a browser, in Firefox and WebKitGTK
// npm run test:engines -- firefox 'test/widgets/*.test.tsx'    in one of them, some files
// npm run test:engines -- --sample                             few files, for each change
// npm run test:engines -- --sample --after-tests               as .ci/run does: what npm test has counted gets these as well
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folders = ['elements', 'features', 'widgets', 'state', 'domain', 'bridge', 'embedding'];
const given = process.argv.slice(2);
const names = Object.keys(engines).filter((name) => given.includes(name));
const patterns = given.filter((argument) => !argument.startsWith('--') && !engines[argument]).map((pattern) => pattern.replace(/^\.\//, ''));

installIfMissing();
endWithChildren();
process.exitCode = await main();

async function main() {
  const files = await chosenFiles();
  if (files.length === 0) console.error(`No test file of a browser matches ${patterns.join(' ')}`);
  if (files.length === 0 || (files.some(onBuild) && !await buildIfChanged())) return 1;
  const ends = [];
  for (const name of names.length > 0 ? names : Object.keys(engines)) ends.push(await runIn(name, files));
  for (const { line, named = [] } of ends) console.log([...named, line].join('\n'));
  return ends.some(({ failed }) => failed) ? 1 : 0;
}

async function chosenFiles() {
  const { default: picomatch } = await import('picomatch'); // which may have been installed just now
  const isChosen = given.includes('--sample') ? (file) => sample.includes(file) : picomatch(patterns.length > 0 ? patterns : '**');
  return readdirSync('test', { recursive: true }).map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((file) => (isJourney(file) || (/\.test\.tsx?$/.test(file) && folders.includes(file.split('/')[1]))) && isChosen(file)).sort();
}

async function runIn(name, files) {
  const { title, packages, version } = engines[name];
  if (!findOrInstallEngine(name)) return { line: `${title}: skipped, because it is not on this machine (Debian's packages ${packages.join(', ')})` };
  console.log(`${title}: ${version()}`);
  const began = Date.now();
  const [tests, journeys] = [files.filter((file) => !isJourney(file)), files.filter(isJourney)];
  const runs = [
    await runTwice(name, tests, ['node_modules/@web/test-runner/dist/bin.js', '--config', 'build/engines/config.mjs']),
    await runTwice(name, journeys, ['build/engines/walk.mjs']),
  ];
  const results = runs.flatMap((each) => each.results);
  const flaky = runs.flatMap((each) => each.flaky);
  const skipped = results.filter(({ reason }) => reason).length;
  const passed = results.filter((result) => result.passed && !result.reason).length;
  const failures = results.filter((result) => !result.passed && !result.reason);
  const failed = failures.length;
  const named = [...flaky.map((result) => failureLine(result, `FLAKY in ${title}`)), ...failures.map((result) => failureLine(result, `FAIL in ${title}`))];
  if (given.includes('--after-tests')) addToTotals({ passed, failed, named });
  return { failed, named, line: `${title}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${Math.round((Date.now() - began) / 1000)} s)` };
}

/** A driver can lose a page, so few files that fail are tried a second time, as in `npm test`. */
async function runTwice(name, files, args) {
  const first = await runFiles(name, files, args);
  return afterSecondTry(first, await runFiles(name, filesToTryAgain(first.filter(({ reason }) => !reason)), args));
}

async function runFiles(name, files, args) {
  if (files.length === 0) return [];
  const file = `.cache/test-results-${name}.json`;
  rmSync(file, { force: true });
  await run(args, { TEST_ENGINE: name, TEST_FILES: JSON.stringify(files), TEST_RESULTS: file }, show);
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  // A file without a result is one that its runner has lost: it ended early, or was ended.
  const lost = files.filter((each) => !results.some((result) => result.file === each));
  return [...results, ...lost.map((each) => ({ file: each, title: 'the file', passed: false, error: 'no result' }))];
}

/** Without the codes by which the runner moves in a terminal, and the empty lines around them. */
function show(text) {
  const lines = stripVTControlCharacters(String(text)).split('\n').filter((line) => line.trim() !== '' && !/^Running \d+ test files/.test(line));
  if (lines.length > 0) console.log(lines.join('\n'));
}

/** What somebody does at the built app. */
function isJourney(file) {
  return file.endsWith('.journey.ts');
}

function onBuild(file) {
  return isJourney(file) || needsBuild(file, (name) => (existsSync(name) && statSync(name).isFile() ? readFileSync(name, 'utf8') : undefined));
}
