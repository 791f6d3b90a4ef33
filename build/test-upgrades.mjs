import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from './browser.mjs';
import { changesSince } from './contract/changes-since.mjs';
import { installIfMissing } from './install.mjs';
import { buildVersion, fileOfVersion, findLastVersion } from './last-version.mjs';
import { playwright } from './playwright.mjs';
import { endWithChildren, run } from './run.mjs';
import { addToTotals } from './test-totals.mjs';
import { failureLine } from './test-runner/summary.mjs';
import { buildIfChanged } from './unchanged.mjs';

// npm run test:upgrades                     what pages, browsers and workers have of the last version meets this one
// npm run test:upgrades -- --from v1.2.0    another version in its place: a tag or a revision
// npm run test:upgrades -- --after-tests    as .ci/run does: what npm test has counted gets these as well
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' }, 'after-tests': { type: 'boolean' } } });
const resultsFile = '.cache/upgrade-results.json';

installIfMissing();
endWithChildren();
process.exitCode = await main();

async function main() {
  const commit = findLastVersion(values.from);
  if (!commit) {
    const line = `the history of this clone does not contain ${values.from ?? 'the last version'}: git fetch --unshallow --tags`;
    console.log(values.from ? line : `Upgrades: skipped, because ${line}`);
    return values.from ? 1 : 0;
  }
  const began = Date.now();
  console.log(`Upgrades from ${commit}`);
  process.env.CHROME_PATH = findOrInstallBrowser();
  const last = buildVersion(commit);
  if (!await buildIfChanged()) return 1;
  const results = [contractResult(commit), ...await flows(path.join(last, 'dist'))];
  const failed = results.filter((result) => !result.passed);
  const named = failed.map((result) => failureLine(result, 'FAIL after an upgrade'));
  for (const line of named) console.log(line);
  const passed = results.length - failed.length;
  if (values['after-tests']) addToTotals({ passed, failed: failed.length, named });
  console.log(`Upgrades: ${passed} passed, ${failed.length} failed (${Math.round((Date.now() - began) / 1000)} s)`);
  return failed.length > 0 ? 1 : 0;
}

/** Whoever upgrades reads in the changelog what has changed of what they may rely on. */
function contractResult(commit) {
  const read = (file) => readFileSync(file, 'utf8');
  const { changes, untold } = changesSince(fileOfVersion(commit, 'docs/contract.json'), read('docs/contract.json'), read('CHANGELOG.md'));
  for (const change of changes) console.log(change);
  return { file: 'docs/contract.json', title: 'each change since the last version is told', passed: untold.length === 0, ms: 0, error: untold.join('\n') };
}

async function flows(lastVersion) {
  rmSync(resultsFile, { force: true });
  await run(playwright(positionals.length > 0 ? positionals : ['test/upgrades']), { LAST_VERSION: lastVersion, FLOW_RESULTS: resultsFile });
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : [{ file: 'test/upgrades', title: 'the flows', passed: false, ms: 0, error: 'no result' }];
}
