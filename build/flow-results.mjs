import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failureLine } from './test-runner/summary.mjs';

/** Playwright's results in the rows of build/test-runner/summary.mjs, so that `npm test` counts the tests of both runners. */
export default class FlowResults {
  printsToStdio() {
    return true;
  }

  onBegin(config, suite) {
    this.suite = suite;
    this.outside = [];
  }

  /** What fails outside a test: a file that does not load, or a hook of a worker. */
  onError({ message, location }) {
    this.outside.push({ file: nameOf(location?.file), title: 'the file failed outside its tests', passed: false, ms: 0, error: plain(message) });
  }

  onEnd() {
    const results = [...this.suite.allTests().map(rowOf), ...this.outside];
    results.sort((a, b) => a.file.localeCompare(b.file) || a.title.localeCompare(b.title));
    const { FLOW_RESULTS: file = '.cache/some-flow-results.json' } = process.env;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
    // `npm test` has more steps to count and prints the totals itself.
    if (process.env.FLOW_RESULTS) return;
    for (const result of results.filter(({ flaky }) => flaky)) console.log(failureLine(result, 'FLAKY'));
    const failed = results.filter(({ passed }) => !passed);
    for (const result of failed) console.log(failureLine(result));
    console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  }
}

/** A test that passed at the second try has passed, and is named as flaky. One that did not run proves nothing, so it has failed. */
function rowOf(test) {
  const outcome = test.outcome();
  const passed = outcome === 'expected' || outcome === 'flaky';
  const error = plain(test.results.find((result) => result.error)?.error?.message);
  return {
    file: nameOf(test.location.file),
    title: test.titlePath().slice(3).join(' > '),
    passed,
    ms: test.results.reduce((sum, { duration }) => sum + duration, 0),
    asked: test.annotations.filter(({ type }) => type === 'asked').flatMap(({ description }) => JSON.parse(description)),
    ...(outcome === 'flaky' ? { flaky: true } : {}),
    ...(outcome === 'expected' ? {} : { error: error ?? 'it did not run' }),
  };
}

const nameOf = (file) => path.relative(process.cwd(), file ?? '').split(path.sep).join('/');

/** Without the colours of a terminal. */
function plain(text) {
  return text?.replace(/\u001b\[[\d;]*m/g, '');
}
