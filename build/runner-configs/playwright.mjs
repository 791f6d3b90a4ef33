import { defineConfig } from '@playwright/test';
import { chromeFlags, findBrowser } from '../browser.mjs';

// The tests in the working folder, against the site in the environment variable, with limits for a busy machine.
export default defineConfig({
  testDir: process.cwd(),
  outputDir: `${process.cwd()}/results`,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { baseURL: process.env.SITE, launchOptions: { executablePath: findBrowser(), args: chromeFlags } },
});
