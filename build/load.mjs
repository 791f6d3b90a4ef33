import { existsSync } from 'node:fs';
import { playwright } from './playwright.mjs';
import { run } from './run.mjs';
import { prepareRun } from './whole-run.mjs';

// npm run load                    a thousand mounts of every element of the build, and the sandbox under load
// npm run load -- -g creator-home    those with that in their name
prepareRun();
if (!existsSync('dist/index.html')) throw new Error('dist/index.html is missing: run npm run build first');
process.exitCode = await run(playwright(['test/load', '--retries=0', '--reporter=line', ...process.argv.slice(2)]), { LOAD_MOUNTS: '1000' });
