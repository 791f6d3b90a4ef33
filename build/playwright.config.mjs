import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromeFlags, findBrowser } from './browser.mjs';

/** Firefox and WebKit as Playwright builds them, which the public CI installs; elsewhere Chromium (decision E373). */
const { FLOW_BROWSER: browserName = 'chromium', FLOW_TRACE: mode = 'retain-on-failure' } = process.env;
const root = fileURLToPath(new URL('..', import.meta.url));

/** Flows: what people do at the built app, in `*.spec.ts`. `npm test` runs them after the tests of web-test-runner. */
export default defineConfig({
  testDir: `${root}test`,
  testMatch: '**/*.spec.ts',
  // Upgrades need the build of another version beside this one.
  testIgnore: ['consumers/**', 'lint-rules/**', ...(process.env.LAST_VERSION ? [] : ['upgrades/**'])],
  outputDir: `${root}.cache/flows`,
  // One file for every system: what is compared is text.
  snapshotPathTemplate: `${root}test/access/trees/{arg}{ext}`,
  workers: 2,
  retries: 1,
  // What breaks everything would otherwise take an hour; what has not run counts as failed.
  maxFailures: 30,
  forbidOnly: true,
  // A flow is dozens of steps. A wait that fails names itself after 15 seconds, as in test/support/wait-until.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./flow-results.mjs']],
  use: {
    browserName,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // Pictures would cost a quarter more; the snapshots of the page are in the trace all the same.
    trace: { mode, screenshots: false, sources: false },
    launchOptions: browserName === 'chromium' ? { executablePath: findBrowser(), args: chromeFlags } : {},
  },
});
