/**
 * The order in which test files run: what failed last time first, then what was changed since, then the longest, so
 * that no slot is left alone with a long file at the end.
 * @param {{ file: string, changed: number }[]} files with the time of their last change
 * @param {{ at: number, files: Record<string, { ms: number, failed: boolean }> }} last what the last run of everything said
 */
export function testOrder(files, last) {
  const rank = ({ file, changed }) => (last.files[file]?.failed ? 0 : changed > last.at ? 1 : 2);
  const ms = ({ file }) => last.files[file]?.ms ?? Number.MAX_SAFE_INTEGER;
  return [...files].sort((a, b) => rank(a) - rank(b) || ms(b) - ms(a) || a.file.localeCompare(b.file)).map(({ file }) => file);
}

/** What to remember of a run for the next one's order. */
export function timesOf(results) {
  const files = {};
  for (const { file, ms, passed } of results) {
    files[file] ??= { ms: 0, failed: false };
    files[file].ms += ms;
    files[file].failed ||= !passed;
  }
  return files;
}
