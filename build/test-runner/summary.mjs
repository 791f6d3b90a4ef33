import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageErrorMark } from './page.mjs';

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

function resultsOf(session) {
  const file = fileOf(session);
  const results = [];
  const walk = (suite, titles) => {
    // A skipped test proves nothing, so it counts as a failed one.
    for (const test of suite?.tests ?? []) {
      const passed = Boolean(test.passed) && !test.skipped;
      const error = passed ? {} : { error: test.error?.message ?? 'it was skipped' };
      results.push({ file, title: [...titles, test.name].join(' > '), passed, ms: Math.round(test.duration ?? 0), ...error });
    }
    for (const inner of suite?.suites ?? []) walk(inner, [...titles, inner.name]);
  };
  walk(session.testResults, []);
  const pageErrors = (session.logs ?? []).flat().filter((entry) => String(entry).includes(pageErrorMark));
  if (pageErrors.length > 0) results.push({ file, title: `the page raised an error outside a test: ${pageErrors[0]}`, passed: false, ms: 0 });
  const ownFailure = results.some((result) => !result.passed);
  if (results.length === 0) results.push({ file, title: 'the file did not load or holds no test', passed: false, ms: 0 });
  else if (!session.passed && !ownFailure) {
    results.push({ file, title: `the file failed outside its tests: ${session.errors?.[0]?.message ?? 'a hook failed'}`, passed: false, ms: 0 });
  }
  return results;
}
