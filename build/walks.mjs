import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from './browser.mjs';
import { installIfMissing } from './install.mjs';
import { endWithChildren, run } from './run.mjs';

// npm run walks                               two random walks of 1,000 steps in each of three sandboxes
// npm run walks -- --seed 7 --steps 200       the same ones again, or shorter ones
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values } = parseArgs({ options: { seed: { type: 'string' }, steps: { type: 'string', default: '1000' }, walks: { type: 'string', default: '2' } } });
const wanted = { seed: Number(values.seed ?? Date.now() % 2 ** 31), steps: Number(values.steps), walks: Number(values.walks) };

installIfMissing();
process.env.CHROME_PATH = findOrInstallBrowser();
endWithChildren();
console.log(`seed ${wanted.seed}`);
process.exitCode = await run(['node_modules/@web/test-runner/dist/bin.js', '--config', 'build/walks/config.mjs'], {
  TEST_FILES: JSON.stringify(['test/walks/whole-first.ts', 'test/walks/whole-second.ts']), TEST_RESULTS: '.cache/test-results-walks.json', WALKS_WANTED: JSON.stringify(wanted),
});
