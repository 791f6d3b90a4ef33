import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installIfMissing } from './install.mjs';
import { findOrInstallBrowser } from './browser.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const resultsFile = '.cache/test-results.json';
const totalsFile = '.cache/test-totals.json'; // what build/test-consumers.mjs adds to, in .ci/run
const wtr = ['node_modules/@web/test-runner/dist/bin.js'];
const chosen = process.argv.slice(2);

try {
  installIfMissing();
  process.env.CHROME_PATH = findOrInstallBrowser();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(chosen.length > 0 ? await run([...wtr, '--files', ...chosen]) : await everything());

async function everything() {
  for (const file of [resultsFile, totalsFile]) rmSync(file, { force: true });
  const failedSteps = [];
  const step = async (name, ...commands) => {
    const start = Date.now();
    const { code, output } = await quietly(commands);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
    if (code !== 0 || name === 'size' || output.startsWith('skipped')) console.log(output.trimEnd());
    if (code !== 0) failedSteps.push(name);
    return code === 0;
  };
  await Promise.all([
    step('check', ['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json', '--noEmit']),
    step('lint', ['build/lint.mjs'], ['build/openapi.mjs', '--check'], ['build/contract.mjs', '--check'], ['build/scenarios.mjs', '--check']),
    step('build', ['node_modules/rollup/dist/bin/rollup', '-c', '--silent']).then(async (built) => {
      if (!built) return;
      await step('size', ['build/check-size.mjs']);
      await step('import in Node', ['build/check-import.mjs']);
      await step('package', ['build/check-package.mjs']);
      await step('tests in the documents', ['build/check-runners.mjs']);
      await step('code in the documents', ['build/check-docs.mjs']);
      await step('native code in the documents', ['build/check-native-code.mjs']);
      // A second build has the time that lint takes on the other core.
      await step('same in a second build', ['build/check-reproducible.mjs', '--built']);
    }),
  ]);
  const code = await run(wtr, { TOTALS_LATER: '1' });
  const results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : [];
  if (results.length > 0) await step('ids', ['build/check-ids.mjs']);
  await step('native host', ['build/test-native.mjs']);
  const passed = results.filter((result) => result.passed).length;
  const failedTests = results.length - passed;
  if (code !== 0 && failedTests === 0) failedSteps.push('web-test-runner');
  if (failedSteps.length > 0) console.log(`Failed steps: ${failedSteps.join(', ')}`);
  const failed = failedTests + failedSteps.length;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(totalsFile, JSON.stringify({ passed, failed }));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
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
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'], env: { ...process.env, ...env } });
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
