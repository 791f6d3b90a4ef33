import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './browser.mjs';
import { installIfMissing } from './install.mjs';
import { playwright } from './playwright.mjs';
import { endWithChildren, run } from './run.mjs';

// npm run load                    a thousand mounts of every element of the build, and the sandbox under load
// npm run load -- -g creator-home    those with that in their name
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installIfMissing();
process.env.CHROME_PATH = findOrInstallBrowser();
if (!existsSync('dist/index.html')) throw new Error('dist/index.html is missing: run npm run build first');
endWithChildren();
process.exitCode = await run(playwright(['test/load', '--retries=0', '--reporter=line', ...process.argv.slice(2)]), { LOAD_MOUNTS: '1000' });
