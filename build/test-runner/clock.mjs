/**
 * The time at which a test run begins, for the sandbox and the browser; the clock continues from there. A Wednesday
 * noon in India in the middle of a month, so that nothing depends on the day of the run. `TEST_CLOCK` sets another
 * start, e.g. `TEST_CLOCK=2027-03-31T20:00:00Z npm test`.
 */
const begin = process.env.TEST_CLOCK || '2026-11-18T06:30:00Z';
const offset = Date.parse(begin) - Date.now();
if (Number.isNaN(offset)) throw new Error(`TEST_CLOCK must be a time like 2027-03-31T20:00:00Z, not '${begin}'`);

/** Milliseconds since 1970 by the clock of the tests. */
export const now = () => Date.now() + offset;

/**
 * How long the product shows a toast or a hint, and waits for an answer (src/domain/limits.ts), in milliseconds, and how
 * long in tests. On a busy machine an answer comes late and a test looks late: neither may decide a test. What a test
 * waits for still comes within its patience of 15 seconds. A test of a limit itself holds the timers of that length
 * (test/support/held-timers).
 */
const longer = { 3000: 8000, 3500: 9000, 5000: 12_000 };

/** What puts a page, and every frame in it, on the clock of the tests: to be run before any script of theirs. */
export const clockScripts = [{ script: shiftDate, argument: offset }, { script: stretchTimers, argument: longer }];

/** The same for a page of puppeteer. */
export async function setClock(page) {
  for (const { script, argument } of clockScripts) await page.evaluateOnNewDocument(script, argument);
}

function stretchTimers(longer) {
  const begin = globalThis.setTimeout;
  globalThis.setTimeout = (act, after, ...args) => begin(act, longer[after] ?? after, ...args);
}

function shiftDate(milliseconds) {
  const systemNow = Date.now;
  Date.now = () => systemNow() + milliseconds;
  // Without arguments a date is the present one, which the constructor does not take from `Date.now`.
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
    apply: (target) => new target(target.now()).toString(),
  });
}
