import { defineConfig } from '@playwright/test';
import { chromeFlags, findBrowser } from '../browser.mjs';

// The tests in the working folder, against the site in the environment variable.
export default defineConfig({
  testDir: process.cwd(),
  outputDir: `${process.cwd()}/results`,
  use: { baseURL: process.env.SITE, launchOptions: { executablePath: findBrowser(), args: chromeFlags } },
});
