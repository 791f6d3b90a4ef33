import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageErrorMark } from './page.mjs';

/** Begins the error of a test that was skipped. */
export const skippedMark = 'it was skipped';

/** One line per failed test, the results as JSON for the conformance table, and last the plain `N passed, N failed`. */
export function summaryReporter({ resultsFile }) {
  return {
    onTestRunFinished({ sessions }) {
      const results = sessions.flatMap(resultsOf);
      results.sort((a, b) => a.file.localeCompare(b.file) || a.title.localeCompare(b.title));
      mkdirSync(path.dirname(resultsFile), { recursive: true });
      writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
      const failed = results.filter((result) => !result.passed);
      if (failed.length > 0) process.exitCode = 1;
      // `npm test` has more steps to count and prints the totals itself.
      if (process.env.TEST_FILES) return;
      for (const result of failed) console.log(failureLine(result));
      console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
    },
  };
}

/** What failed, where, and why: the last lines of a run are the ones that everybody sees. */
export function failureLine({ file, title, error }, word = 'FAIL') {
  return `${word} ${file}: ${title}${error ? `\n     ${error}` : ''}`;
}

/** The test file of a session, below the project. */
export const fileOf = (session) => path.relative(process.cwd(), session.testFile ?? '').split(path.sep).join('/');

/** The results of the tests of a session, and what went wrong outside of them. */
export function resultsOf(session) {
  const file = fileOf(session);
  const results = [];
  const outside = failureOutside(session);
  const walk = (suite, titles) => {
    // A skipped test proves nothing, so it counts as a failed one.
    for (const test of suite?.tests ?? []) {
      const passed = Boolean(test.passed) && !test.skipped;
      const error = passed ? {} : { error: test.error?.message ?? [skippedMark, ...outside].join('\n     ') };
      results.push({ file, title: [...titles, test.name].join(' > '), passed, ms: Math.round(test.duration ?? 0), ...error });
    }
    for (const inner of suite?.suites ?? []) walk(inner, [...titles, inner.name]);
  };
  walk(session.testResults, []);
  const said = (session.logs ?? []).flat().map(String);
  const thrown = said.findIndex((line) => line.includes(pageErrorMark));
  const add = (title, reasons) => results.push({ file, title, passed: false, ms: 0, error: reasons.join('\n     ') });
  // The runner logs the error with its place after ours.
  if (thrown >= 0) add('the page raised an error outside a test', said.slice(thrown, thrown + 3));
  if (results.length === 0) add('the file did not load or contains no test', [...outside, ...said.slice(-2)]);
  else if (!session.passed && results.every(({ passed }) => passed)) add('the file failed outside its tests', [...outside, ...said.slice(-2)]);
  return results;
}

/** What a hook threw, with its place, or why the page did not load. */
function failureOutside({ errors }) {
  return (errors ?? []).flatMap(({ message, stack }) => [message, stack]).filter(Boolean);
}
