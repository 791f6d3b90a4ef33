/**
 * The time at which a run of the tests begins, for the sandbox and the browser alike; it goes on from there.
 * A Wednesday noon in India, in the middle of a month, so that nothing depends on the day of the run.
 * `TEST_CLOCK` begins elsewhere, e.g. `TEST_CLOCK=2027-03-31T20:00:00Z npm test`.
 */
const begin = process.env.TEST_CLOCK || '2026-11-18T06:30:00Z';
const offset = Date.parse(begin) - Date.now();
if (Number.isNaN(offset)) throw new Error(`TEST_CLOCK must be a time like 2027-03-31T20:00:00Z, not '${begin}'`);

/** Milliseconds since 1970 by the clock of the tests. */
export const now = () => Date.now() + offset;

/** Puts a page, and every frame in it, on the clock of the tests before any script of theirs runs. */
export async function setClock(page) {
  await page.evaluateOnNewDocument(shiftDate, offset);
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
