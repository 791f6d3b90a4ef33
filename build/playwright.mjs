/** Arguments for Node that run flows (`*.spec.ts`) by Playwright Test. */
export const playwright = (files) => ['node_modules/@playwright/test/cli.js', 'test', '-c', 'build/playwright.config.mjs', ...files];
