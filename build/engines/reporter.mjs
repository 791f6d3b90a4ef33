import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { failureLine, fileOf, resultsOf, skippedMark } from '../test-runner/summary.mjs';
import { reasonToSkip } from './skipped.mjs';

/**
 * One line per file as soon as it has ended, with what failed or was skipped below it; all results as JSON at the end.
 * @param {{ engine: string, resultsFile: string }} options
 */
export function fileReporter({ engine, resultsFile }) {
  const all = [];
  return {
    /** A test of the table that has run all the same counts as what it is. */
    reportTestFileResults({ sessionsForTestFile }) {
      for (const session of sessionsForTestFile) {
        const results = resultsOf(session).map((result) => ((result.error?.startsWith(skippedMark) ? { ...result, reason: reasonToSkip(engine, result) } : result)));
        all.push(...results);
        console.log(linesOf(fileOf(session), results).join('\n'));
      }
    },
    onTestRunFinished() {
      mkdirSync(path.dirname(resultsFile), { recursive: true });
      writeFileSync(resultsFile, JSON.stringify(all));
    },
  };
}

function linesOf(file, results) {
  const known = results.filter(({ reason }) => reason);
  const failed = results.filter(({ passed, reason }) => !passed && !reason);
  const seconds = Math.round(results.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  const counts = [`${results.length - known.length - failed.length} passed`, failed.length > 0 && `${failed.length} failed`, known.length > 0 && `${known.length} skipped`];
  return [
    `${failed.length > 0 ? 'FAILED' : 'ok    '} ${file} (${counts.filter(Boolean).join(', ')}, ${seconds} s)`,
    ...failed.map((result) => failureLine(result)),
    ...known.map(({ title, reason }) => `SKIP ${title}: ${reason}`),
  ];
}
