/**
 * A change that breaks something fails many files, or fails again; so few files are worth a second run.
 */
const most = 5;

/**
 * The files of a run that have failed and are run a second time, by themselves. None where too many have failed.
 * @param {readonly { file: string, passed: boolean }[]} results
 */
export function filesToTryAgain(results) {
  const failed = [...new Set(results.filter(({ passed }) => !passed).map(({ file }) => file))];
  return failed.length <= most ? failed : [];
}

/**
 * What a run counts after its second try: a file that has passed the second time counts as passed, and what it failed
 * in the first time is listed as flaky. A file that fails twice counts as in its second run.
 * @template {{ file: string, title: string, passed: boolean }} Result
 * @param {readonly Result[]} first
 * @param {readonly Result[]} second results of the files of `filesToTryAgain` alone
 * @returns {{ results: Result[], flaky: Result[] }}
 */
export function afterSecondTry(first, second) {
  const tried = new Set(second.map(({ file }) => file));
  const failedTwice = new Set(second.filter(({ passed }) => !passed).map(({ file }) => file));
  return {
    results: [...first.filter(({ file }) => !tried.has(file)), ...second],
    flaky: first.filter(({ file, passed }) => !passed && tried.has(file) && !failedTwice.has(file)),
  };
}
