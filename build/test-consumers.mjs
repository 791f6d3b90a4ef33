// npm run test:consumers: builds the pages of test/consumers with the packed package, and checks each in a browser.
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './browser.mjs';
import { consumers } from './consumers/list.mjs';
import { checkLowestReact } from './consumers/lowest-react.mjs';
import { NotInstallable, pack, prepare, programOf } from './consumers/project.mjs';
import { run } from './consumers/run.mjs';
import { serve } from './consumers/serve.mjs';
import { installIfMissing } from './install.mjs';
import { addToTotals, printTotals } from './test-totals.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
/** Called by .ci/run: the closing line counts with what `npm test` has counted. */
const afterTests = process.argv.includes('--after-tests');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = consumers.filter(({ name, folder }) => words.length === 0 || words.some((word) => name.includes(word) || folder === word));
const minute = 60_000;
let look;
const count = { passed: 0, failed: 0, skipped: 0 };
const named = [];

try {
  if (chosen.length === 0) throw new Error(`There is no such page. There are: ${consumers.map(({ name }) => name).join('; ')}`);
  installIfMissing();
  process.env.CHROME_PATH = findOrInstallBrowser();
  ({ look } = await import('./consumers/look.mjs')); // it needs a package
  if (!existsSync('dist/package')) await must('the build', process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent']);
  const tarball = await pack();
  let ahead;
  for (const [index, consumer] of chosen.entries()) {
    const place = ahead ?? prepare(consumer, tarball);
    await place.catch(() => undefined);
    // Another's packages come while this one is built.
    const following = chosen[index + 1];
    ahead = following && following.folder !== consumer.folder ? prepare(following, tarball) : undefined;
    ahead?.catch(() => undefined);
    await visit(consumer, place);
  }
  rmSync(tarball);
} catch (error) {
  count.failed++;
  named.push(`FAIL consumers: ${error.message}`);
  console.log(error.message);
}
if (afterTests) {
  addToTotals({ ...count, named });
  printTotals();
} else {
  console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
}
process.exit(count.failed > 0 ? 1 : 0);

async function visit(consumer, place) {
  const start = Date.now();
  const tell = (outcome, detail = '') => {
    count[outcome]++;
    if (outcome === 'failed') named.push(`FAIL consumer ${consumer.name}${detail}`);
    console.log(`${outcome === 'failed' ? 'FAILED ' : outcome} ${consumer.name} (${Math.round((Date.now() - start) / 1000)} s)${detail}`);
  };
  try {
    let faults = await tryOut(consumer, await place);
    if (faults.length > 0) {
      // As in `npm test`: what passes the second time does not fail the run, and is named.
      console.log(`FLAKY ${consumer.name}, unless it fails again:${listed(faults)}`);
      faults = await tryOut(consumer, await place);
    }
    tell(faults.length > 0 ? 'failed' : 'passed', listed(faults));
  } catch (error) {
    if (error instanceof NotInstallable) tell('skipped', `: ${error.message}`);
    else tell('failed', `\n  ${error.message}`);
  }
}

async function tryOut(consumer, place) {
  const unfit = consumer.lowestReact ? checkLowestReact(place) : [];
  if (unfit.length > 0) return unfit;
  if (consumer.build) {
    const [program, ...args] = consumer.build;
    const output = await must('the build', process.execPath, [programOf(program, place), ...args], { cwd: place, env: consumer.env });
    if (/\bwarn(ing)?\b/i.test(output)) return [`the build warns:\n${output.slice(-4000)}`];
  }
  const server = await serve(consumer, place);
  try {
    return await look(consumer, server.origin);
  } finally {
    server.close();
  }
}

async function must(what, command, args, { cwd = process.cwd(), env } = {}) {
  const { code, output } = await run(command, args, { cwd, env, timeoutMs: 8 * minute });
  if (code !== 0) throw new Error(`${what} fails:\n${output.slice(-4000)}`);
  return output;
}

function listed(faults) {
  return faults.map((fault) => `\n  ${fault}`).join('');
}
