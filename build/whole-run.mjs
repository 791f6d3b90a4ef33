import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './browser.mjs';
import { installIfMissing } from './install.mjs';
import { endWithChildren, run } from './run.mjs';

/** What a command needs that runs pages in a browser: the folder of the project, its packages, Chromium, and an end that leaves nothing running. */
export function prepareRun() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  installIfMissing();
  process.env.CHROME_PATH = findOrInstallBrowser();
  endWithChildren();
}

/**
 * Runs the files test/<name>/whole-*.ts side by side, each in a page of its own, with build/<name>/config.mjs, and resolves with the exit code.
 * @param {string} name
 * @param {Record<string, string>} environment what the configuration reads
 * @param {(text: string) => void} [collect] gets the output, which is printed without it
 */
export function runWhole(name, environment, collect) {
  return run(['node_modules/@web/test-runner/dist/bin.js', '--config', `build/${name}/config.mjs`], {
    TEST_FILES: JSON.stringify(readdirSync(`test/${name}`).filter((file) => /^whole-\w+\.ts$/.test(file)).map((file) => `test/${name}/${file}`)), TEST_RESULTS: `.cache/test-results-${name}.json`, ...environment,
  }, collect);
}

/** The JSON that a page has sent to the test server. */
export async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
