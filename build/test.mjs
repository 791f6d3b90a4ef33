import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installIfMissing } from './install.mjs';
import { findOrInstallBrowser } from './browser.mjs';
import { needsBuild } from './needs-build.mjs';
import { playwright } from './playwright.mjs';
import { afterSecondTry, filesToTryAgain } from './second-try.mjs';
import { failureLine } from './test-runner/summary.mjs';
import { testOrder, timesOf } from './test-order.mjs';
import { buildIfChanged, hashOf, isKnown, productInputs, remember } from './unchanged.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const resultsFile = '.cache/test-results.json';
const totalsFile = '.cache/test-totals.json'; // what build/test-consumers.mjs adds to, in .ci/run
const timesFile = '.cache/test-times.json';
const rollup = ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'];
const wtr = ['node_modules/@web/test-runner/dist/bin.js'];
const chosen = process.argv.slice(2);
const failedSteps = [];
/** What failed and then passed: it does not fail the run, and is named at its end. */
const flaky = [];
/** Steps that open pages of their own beside the tests. They, too, are tried a second time. */
const stepsInBrowsers = new Set(['tests in the documents', 'native host']);

try {
  installIfMissing();
  process.env.CHROME_PATH = findOrInstallBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(chosen.length > 0 ? await some() : await everything());

/** What is chosen starts at once; only what looks at the built files waits for them to be those of today. */
async function some() {
  const { default: picomatch } = await import('picomatch'); // which may have been installed just now
  const isChosen = picomatch(chosen.map((pattern) => pattern.replace(/^\.\//, '')));
  const files = testFiles().filter((file) => isChosen(file));
  const [flows, others] = [files.filter(isFlow), files.filter((file) => !isFlow(file))];
  if (files.length === 0) console.error(`No test file matches ${chosen.join(' ')}`);
  if (files.length === 0 || (files.some(onBuild) && !await buildIfChanged(() => step('build', rollup)))) return 1;
  // Each runner ends with its own totals; the two together are counted here.
  if (flows.length === 0) return run([...wtr, '--files', ...others]);
  if (others.length === 0) return run(playwright(flows));
  const results = [];
  await runTests('chosen', others, results);
  await runFlows(flows, results);
  return closing(results);
}

/** Tests start immediately; checks that need no browser, and the build with its checks, run beside them. */
async function everything() {
  for (const file of [resultsFile, totalsFile]) rmSync(file, { force: true });
  const last = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : { at: 0, files: {} };
  const files = testOrder(testFiles().map((file) => ({ file, changed: statSync(file).mtimeMs })), last);
  const begun = Date.now();
  const results = [];

  const checked = step('types', ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'])
    .then(() => step('lint', ['build/lint.mjs'], ['build/openapi.mjs', '--check']))
    .then(() => stepIfChanged('contract', [...productInputs, 'docs'], ['build/contract.mjs', '--check']))
    .then(() => stepIfChanged('scenarios', productInputs, ['build/scenarios.mjs', '--check']));
  const built = buildIfChanged(() => step('build', rollup));
  const judged = built.then(async (ok) => {
    if (!ok) return;
    await step('size', ['build/check-size.mjs']);
    await step('import in Node', ['build/check-import.mjs']);
    await step('code in the documents', ['build/check-docs.mjs']);
    await step('native code in the documents', ['build/check-native-code.mjs']);
    await stepIfChanged('package', [...productInputs, 'docs', 'CONTRIBUTING.md'], ['build/check-package.mjs']);
    await stepIfChanged('tests in the documents', [...productInputs, 'docs'], ['build/check-runners.mjs']);
    await stepIfChanged('same in a second build', productInputs, ['build/check-reproducible.mjs', '--built']);
    await step('native host', ['build/test-native.mjs']);
  });

  await runTests('on the sources', files.filter((file) => !onBuild(file)), results);
  if (await built) {
    await runTests('on the build', files.filter((file) => onBuild(file) && !isFlow(file)), results);
    await runFlows(files.filter(isFlow), results);
  }
  await Promise.all([checked, judged]);

  results.sort((a, b) => a.file.localeCompare(b.file) || a.title.localeCompare(b.title));
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
  const times = timesOf(results);
  writeFileSync(timesFile, JSON.stringify({ at: begun, files: times }));
  if (results.length > 0) await step('ids', ['build/check-ids.mjs']);
  const slowest = Object.entries(times).sort(([, a], [, b]) => b.ms - a.ms).slice(0, 5);
  console.log(`Slowest: ${slowest.map(([file, { ms }]) => `${file} ${Math.round(ms / 1000)} s`).join(', ')}`);
  return closing(results);
}

/** Names what was flaky and what failed, and ends with the totals. */
function closing(results) {
  for (const result of flaky) console.log(failureLine(result, 'FLAKY'));
  for (const result of results.filter((each) => !each.passed)) console.log(failureLine(result));
  if (failedSteps.length > 0) console.log(`Failed steps: ${failedSteps.join(', ')}`);
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed + failedSteps.length;
  if (chosen.length === 0) writeFileSync(totalsFile, JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A file that fails is run once more after the others, with the machine to itself. */
async function runTests(name, files, results) {
  const start = Date.now();
  const first = await runFiles(name, files);
  const again = filesToTryAgain(first.found);
  let { code, found } = first;
  if (again.length > 0) {
    console.log(`Once more, since they failed: ${again.join(', ')}`);
    const second = await runFiles(`${name} again`, again);
    const after = afterSecondTry(found, second.found);
    flaky.push(...after.flaky);
    code = second.code;
    found = after.results;
  }
  results.push(...found);
  if (code !== 0 && found.every((result) => result.passed)) failedSteps.push(`tests ${name}`);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} tests ${name}: ${files.length} files (${seconds(start)})`);
}

async function runFiles(name, files) {
  const file = `.cache/test-results-${name.replaceAll(' ', '-')}.json`;
  rmSync(file, { force: true });
  const code = await run(wtr, { TEST_FILES: JSON.stringify(files), TEST_RESULTS: file });
  return { code, found: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [] };
}

/** Playwright tries a test that fails a second time by itself. */
async function runFlows(files, results) {
  const start = Date.now();
  const file = '.cache/test-results-of-flows.json';
  rmSync(file, { force: true });
  const code = await run(playwright(files), { FLOW_RESULTS: file });
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  flaky.push(...found.filter((result) => result.flaky));
  results.push(...found.map(({ flaky: again, error, ...result }) => (again ? result : { ...result, ...(error ? { error } : {}) })));
  if (code !== 0 && found.every((result) => result.passed)) failedSteps.push('flows');
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} flows: ${files.length} files (${seconds(start)})`);
}

async function step(name, ...commands) {
  const start = Date.now();
  let { code, output } = await quietly(commands);
  if (code !== 0 && stepsInBrowsers.has(name)) {
    flaky.push({ file: name, title: 'the step failed the first time', error: output.trimEnd() });
    ({ code, output } = await quietly(commands));
    if (code !== 0) flaky.pop();
  }
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(start)})`);
  if (code !== 0 || name === 'size' || output.startsWith('skipped')) console.log(output.trimEnd());
  if (code !== 0) failedSteps.push(name);
  return code === 0;
}

async function stepIfChanged(name, inputs, ...commands) {
  const key = name.replaceAll(' ', '-');
  const hash = hashOf(inputs);
  if (isKnown(key, hash)) console.log(`ok     ${name} (nothing has changed)`);
  else if (await step(name, ...commands)) remember(key, hash);
}

function testFiles() {
  return readdirSync('test', { recursive: true }).map((name) => `test/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && !/^test\/(consumers|lint-rules)\//.test(file));
}

/** What people do at the built app, run by Playwright. */
function isFlow(file) {
  return file.endsWith('.spec.ts');
}

function onBuild(file) {
  return isFlow(file) || needsBuild(file, (name) => (existsSync(name) && statSync(name).isFile() ? readFileSync(name, 'utf8') : undefined));
}

function seconds(start) {
  return `${Math.round((Date.now() - start) / 1000)} s`;
}

async function quietly(commands) {
  let output = '';
  for (const args of commands) {
    const code = await run(args, {}, (text) => { output += text; });
    if (code !== 0) return { code, output };
  }
  return { code: 0, output };
}

function run(args, env = {}, collect) {
  mkdirSync('.cache', { recursive: true });
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'], env: { ...process.env, ...env } });
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
