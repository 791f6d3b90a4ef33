import { availableParallelism } from 'node:os';
import { defaultReporter } from '@web/test-runner';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { endAfterNpm } from './build/run.mjs';
import { sourcePlugins, sourceServer } from './build/serve-sources.mjs';
import { askedReporter } from './build/test-runner/asked.mjs';
import { bundles } from './build/test-runner/bundles.mjs';
import { chromium } from './build/test-runner/chromium.mjs';
import { delivered } from './build/test-runner/delivered.mjs';
import { frameworks } from './build/test-runner/frameworks.mjs';
import { summaryReporter } from './build/test-runner/summary.mjs';
import { testPage } from './build/test-runner/page.mjs';
import { worlds } from './build/test-runner/worlds.mjs';

const sandboxes = worlds();
/** What the page of each session has asked the server for. */
const asked = new Map();
// `npm test` says which files run in which order, and puts the results of its runs together.
const { TEST_FILES: ordered, TEST_RESULTS: resultsFile = '.cache/some-results.json', TEST_ASKED: askedFile } = process.env;
/** In place of modules one by one, where it is known which files run. */
const bundled = bundles(ordered ? JSON.parse(ordered) : []);
const everyFile = ['test/**/*.test.{ts,tsx}', '!test/lint-rules/**'];

/** The clips of demo mode, where the build puts them. */
const clips = (context, next) => {
  context.path = context.path.replace(/^\/src\/scenarios\/(\w+\.mp4)$/, '/demo/marketplace/reels/$1');
  return next();
};

// The runner ends on SIGINT only. Whatever ends this process ends its browser.
process.once('SIGTERM', () => process.exit(143));
endAfterNpm();

export default {
  // The runner sorts the files of a group by folder, so each file is a group to keep its place.
  ...(ordered ? { groups: JSON.parse(ordered).map((file) => ({ name: file, files: [file] })) } : { files: everyFile }),
  concurrency: Math.max(2, availableParallelism()),
  ...sourceServer,
  middleware: [bundled.middleware, sandboxes.middleware, delivered, clips],
  plugins: [
    a11ySnapshotPlugin(),
    sandboxes.plugin,
    frameworks(),
    bundled.plugin,
    ...sourcePlugins(),
  ],
  browsers: [chromium(asked)],
  // A wait that fails names itself after 15 seconds (test/support/wait-until); these limits are for what hangs on a busy machine.
  testFramework: { config: { timeout: 60_000 } },
  testsFinishTimeout: 300_000,
  testsStartTimeout: 120_000,
  testRunnerHtml: testPage,
  reporters: [defaultReporter({ reportTestProgress: false }), summaryReporter({ resultsFile }), askedReporter({ asked, askedFile, inputsOf: bundled.inputsOf })],
};
