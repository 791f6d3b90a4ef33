import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from './browser.mjs';
import { playwright } from './playwright.mjs';

/** Every test whose result depends on the date. */
const files = [
  'test/domain/*.test.ts', 'test/demo/**/*.test.ts', 'test/scenarios/*.test.ts', 'test/{state,features/**}/*-store.test.ts', 'test/state/*.test.ts', 'test/flows/*.test.ts',
  'test/features/{links,earnings,home,performance}/**/*.test.{ts,tsx}', 'test/elements/{app/*,creator-performance}.test.ts',
];

/** India is 5:30 h ahead of UTC: its midnight is at 18:30. */
const clocks = {
  'a Monday': '2026-11-16T06:30:00Z',
  'a Tuesday': '2026-11-17T06:30:00Z',
  'a Thursday': '2026-11-19T06:30:00Z',
  'a Friday': '2026-11-20T06:30:00Z',
  'a Saturday': '2026-11-21T06:30:00Z',
  'a Sunday': '2026-11-22T06:30:00Z',
  'just before midnight in India': '2026-11-18T18:20:00Z',
  'just after midnight in India': '2026-11-18T18:31:00Z',
  'the last day of a month': '2026-11-30T06:30:00Z',
  'the first day of a month': '2026-12-01T06:30:00Z',
  'the last day of a year': '2026-12-31T06:30:00Z',
  'the first day of a year': '2027-01-01T06:30:00Z',
  'the last day of a financial year': '2027-03-31T06:30:00Z',
  'the first hours of a financial year, in India alone': '2027-03-31T20:00:00Z',
  'the first day of a financial year': '2027-04-01T06:30:00Z',
  '29 February': '2028-02-29T06:30:00Z',
};

const env = { ...process.env, CHROME_PATH: findOrInstallBrowser() };
const failed = [];
for (const [name, at] of Object.entries(clocks)) {
  console.log(`\n== ${name} (${at})`);
  const run = (args) => spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, TEST_CLOCK: at } }).status;
  const codes = [run(['node_modules/@web/test-runner/dist/bin.js', '--files', ...files]), run(playwright(['test/flows/']))];
  if (codes.some((code) => code !== 0)) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed on ${failed.join('; ')}` : '\nEvery clock passed.');
process.exit(failed.length > 0 ? 1 : 0);
