import { pathToFileURL } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vitest/config';
import { chromeFlags, findBrowser } from '../browser.mjs';

// The documented configuration in the working folder, with the local browser instead of one that Playwright downloads,
// and with limits for a busy machine.
const { default: documented } = await import(pathToFileURL('vitest.config.js').href);

export default mergeConfig(documented, {
  test: { testTimeout: 60_000, setupFiles: ['./patience.mjs'], browser: { provider: playwright({ launchOptions: { executablePath: findBrowser(), args: chromeFlags } }), api: { host: '127.0.0.1' } } },
});
