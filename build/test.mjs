import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installIfMissing } from './install.mjs';
import { browserVersion, findOrInstallBrowser } from './browser.mjs';
import { needsBuild } from './needs-build.mjs';
import { playwright } from './playwright.mjs';
import { endWithChildren, run } from './run.mjs';
import { afterSecondTry, filesToTryAgain } from './second-try.mjs';
import { failureLine } from './test-runner/summary.mjs';
import { testOrder, timesOf } from './test-order.mjs';
import { forgetTotals, writeTotals } from './test-totals.mjs';
import { buildIfChanged, hashOf, isKnown, productInputs, remember } from './unchanged.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const resultsFile = '.cache/test-results.json';
const timesFile = '.cache/test-times.json';
const rollup = ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'];
const wtr = ['node_modules/@web/test-runner/dist/bin.js'];
const { values, positionals: chosen } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' }, seed: { type: 'string' } } });
/** A CI has no results of earlier runs, and `npm test -- --all` asks for none. */
const all = Boolean(process.env.CI) || Boolean(values.all);
/** The order of the tests. Files that are chosen without a seed run as they are written, which is easier to follow. */
const seed = values.seed ?? (chosen.length > 0 ? '' : String(Date.now() % 100_000));
const failedSteps = [];
/** What failed and then passed: it does not fail the run, and is named at its end. */
const flaky = [];
/** Steps that open pages of their own beside the tests. They, too, are tried a second time. */
const stepsInBrowsers = new Set(['tests in the documents', 'native host', 'first data']);

try {
  installIfMissing();
  process.env.CHROME_PATH = findOrInstallBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
endWithChildren();
const { openTestMemory } = await import('./test-memory.mjs'); // it needs a package
/** Opened again after the build, whose files it compares. */
let memory = openTestMemory({ environment: environment(), onBuild });
process.exit(chosen.length > 0 ? await some() : await everything());

/** What is chosen starts at once, and has no second try; only what looks at the built files waits for them to be those of today. */
async function some() {
  const { default: picomatch } = await import('picomatch'); // which may have been installed just now
  const known = testFiles();
  const patterns = chosen.map((name) => name.replace(/^\.\/|\/$/g, '')).map((name) => (known.some((file) => file.startsWith(`${name}/`)) ? `${name}/**` : name));
  const unknown = patterns.filter((pattern) => !known.some((file) => picomatch.isMatch(file, pattern)));
  for (const pattern of unknown) console.error(`No test file matches ${pattern}`);
  const files = known.filter((file) => picomatch.isMatch(file, patterns));
  const [flows, others] = [files.filter(isFlow), files.filter((file) => !isFlow(file))];
  if (unknown.length > 0 || (files.some(onBuild) && !await buildIfChanged(() => step('build', rollup)))) return 1;
  const results = [];
  await runTests('chosen', others, results, { tries: 1 });
  await runFlows(flows, results, { tries: 1 });
  return closing(results);
}

/** Tests start immediately; checks that need no browser, and the build with its checks, run beside them. */
async function everything() {
  rmSync(resultsFile, { force: true });
  forgetTotals();
  const last = readJson(timesFile, { at: 0, files: {} });
  const files = testOrder(testFiles().map((file) => ({ file, changed: statSync(file).mtimeMs })), last, seed);
  const begun = Date.now();
  const results = [];
  const recalled = [];
  const toRun = (some) => {
    const known = new Map(all ? [] : some.map((file) => [file, memory.recall(file)]).filter(([, found]) => found));
    recalled.push(...[...known.values()].flat());
    return some.filter((file) => !known.has(file));
  };

  const checked = step('types', ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'])
    .then(() => step('lint', ['build/lint.mjs'], ['build/openapi.mjs', '--check'], ['build/texts.mjs', '--check'], ['build/check-shipped.mjs']))
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
    await stepIfChanged('first data', productInputs, ['build/bench/check.mjs']);
  });

  await runTests('on the sources', toRun(files.filter((file) => !onBuild(file))), results);
  if (await built) {
    memory = openTestMemory({ environment: environment(), onBuild });
    const rest = toRun(files.filter((file) => onBuild(file)));
    await runTests('on the build', rest.filter((file) => !isFlow(file)), results);
    await runFlows(rest.filter(isFlow), results);
  }
  await Promise.all([checked, judged]);
  const passedNow = results.filter((result) => result.passed).length;
  results.push(...recalled);

  results.sort((a, b) => a.file.localeCompare(b.file) || a.title.localeCompare(b.title));
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
  const times = timesOf(results);
  writeFileSync(timesFile, JSON.stringify({ at: begun, files: times }));
  if (results.length > 0) await step('ids', ['build/check-ids.mjs']);
  const slowest = Object.entries(times).sort(([, a], [, b]) => b.ms - a.ms).slice(0, 5);
  console.log(`Slowest: ${slowest.map(([file, { ms }]) => `${file} ${Math.round(ms / 1000)} s`).join(', ')}`);
  const known = new Set(recalled.map(({ file }) => file)).size;
  if (known > 0) console.log(`${passedNow} passed now, ${recalled.length} passed before with the same inputs (${known} files; npm test -- --all runs them, too)`);
  return closing(results);
}

/** Names what was flaky and what failed, and ends with the totals. */
function closing(results) {
  const named = [
    ...flaky.map((result) => failureLine(result, 'FLAKY')),
    ...results.filter((each) => !each.passed).map((result) => failureLine(result)),
    ...(failedSteps.length > 0 ? [`Failed steps: ${failedSteps.join(', ')}`] : []),
  ];
  for (const line of named) console.log(line);
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed + failedSteps.length;
  if (seed) console.log(`Order of the tests: npm test -- --seed ${seed}`);
  if (chosen.length === 0) writeTotals({ passed, failed, named });
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** A file that fails is run once more after the others, with the machine to itself. */
async function runTests(name, files, results, { tries = 2 } = {}) {
  if (files.length === 0) return;
  const start = Date.now();
  const first = await runFiles(name, files);
  const again = tries > 1 ? filesToTryAgain(first.found) : [];
  let { code, found } = first;
  if (again.length > 0) {
    console.log(`Once more, since they failed: ${again.join(', ')}`);
    // As they are written: what leaned on the order of the seed is flaky, too.
    const second = await runFiles(`${name} again`, again, '');
    const after = afterSecondTry(found, second.found);
    flaky.push(...after.flaky);
    code = second.code;
    found = after.results;
  }
  memory.keep(found, { asked: first.asked, failed: again });
  results.push(...found);
  if (code !== 0 && found.every((result) => result.passed)) failedSteps.push(`tests ${name}`);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} tests ${name}: ${files.length} files (${seconds(start)})`);
}

async function runFiles(name, files, order = seed) {
  const [file, askedFile] = ['results', 'asked'].map((what) => `.cache/test-${what}-${name.replaceAll(' ', '-')}.json`);
  for (const old of [file, askedFile]) rmSync(old, { force: true });
  const code = await run(wtr, { TEST_FILES: JSON.stringify(files), TEST_RESULTS: file, TEST_ASKED: askedFile, TEST_SEED: order });
  return { code, found: readJson(file, []), asked: readJson(askedFile, {}) };
}

/** Playwright tries a test that fails a second time by itself. Traces of all tests take a fifth of the time, so then only the second try has one. */
async function runFlows(files, results, { tries = 2 } = {}) {
  if (files.length === 0) return;
  const start = Date.now();
  const file = '.cache/test-results-of-flows.json';
  rmSync(file, { force: true });
  const env = { FLOW_RESULTS: file, ...(tries > 1 ? { FLOW_TRACE: 'on-first-retry' } : {}) };
  const code = await run([...playwright(files), `--retries=${tries - 1}`], env);
  const found = readJson(file, []);
  const passedThen = found.filter((result) => result.flaky);
  flaky.push(...passedThen);
  const counted = found.map(({ flaky: again, asked, error, ...result }) => (again ? result : { ...result, ...(error ? { error } : {}) }));
  const asked = {};
  for (const result of found) (asked[result.file] ??= []).push(...result.asked ?? []);
  memory.keep(counted, { asked, failed: passedThen.map((result) => result.file) });
  results.push(...counted);
  if (code !== 0 && found.every((result) => result.passed)) failedSteps.push('flows');
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} flows: ${files.length} files (${seconds(start)})`);
}

function readJson(file, otherwise) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}

/** What decides a test beside files. */
function environment() {
  const { TEST_CLOCK, TZ, LANG, LC_ALL } = process.env;
  return JSON.stringify([process.version, process.platform, browserVersion(process.env.CHROME_PATH), TEST_CLOCK, TZ, LANG, LC_ALL]);
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
