import base from '../../web-test-runner.config.mjs';
import { engines } from './engines.mjs';
import { launcherOf } from './launcher.mjs';
import { clockInPages, pageThatSkips } from './page.mjs';
import { fileReporter } from './reporter.mjs';
import { skipped } from './skipped.mjs';

const { TEST_ENGINE: name, TEST_RESULTS: resultsFile } = process.env;

/** The test run of `npm test`, in another engine (build/test-engines.mjs). */
export default {
  ...base,
  plugins: [...base.plugins, ...(name === 'webkit' ? [clockInPages] : [])],
  staticLogging: true, // the runner's own lines would paint over those of the reporter
  browsers: [launcherOf(engines[name])],
  testRunnerHtml: pageThatSkips(skipped[name]),
  testsFinishTimeout: 240_000,
  testsStartTimeout: 60_000,
  reporters: [fileReporter({ engine: name, resultsFile })],
};
