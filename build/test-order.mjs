/**
 * The order in which test files run: what failed last time first, then what was changed since, then the longest, so
 * that no slot is left alone with a long file at the end. What is equal is in the order of the seed.
 * @param {{ file: string, changed: number }[]} files with the time of their last change
 * @param {{ at: number, files: Record<string, { ms: number, failed: boolean }> }} last what the last run of everything said
 * @param {string | number} seed
 */
export function testOrder(files, last, seed) {
  const rank = ({ file, changed }) => (last.files[file]?.failed ? 0 : changed > last.at ? 1 : 2);
  const ms = ({ file }) => last.files[file]?.ms ?? Number.MAX_SAFE_INTEGER;
  return [...files].sort((a, b) => rank(a) - rank(b) || ms(b) - ms(a) || rankOf(seed, a.file) - rankOf(seed, b.file)).map(({ file }) => file);
}

/**
 * Where a name is in the order of a seed: its own number, so that the order of some is the same as among all.
 * It also runs in the pages of the tests (build/test-runner/page.mjs), so it uses nothing outside of itself.
 * @param {string | number} seed
 * @param {string} name
 * @returns {number} of 32 bits
 */
export function rankOf(seed, name) {
  let hash = 2166136261; // FNV-1a, whose last letters alone change little: the two steps after it spread them
  for (const letter of `${seed} ${name}`) hash = Math.imul(hash ^ letter.codePointAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
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
