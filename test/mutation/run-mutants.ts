import fc from 'fast-check';
import type { Job, Run } from '../../build/mutation/jobs.mjs';

/** A page of its own for each load of a test file (build/mutation/config.mjs). */
type Page = Window & typeof globalThis & { load(address: string): Promise<unknown> };
type Coverage = { static: Record<string, number>; perTest: Record<string, Record<string, number>> };

/** The switch of the mutants, in the words of the instrumenter. */
const mutants: { activeMutant: string | undefined; currentTestId?: string; mutantCoverage: Coverage } = { activeMutant: undefined, mutantCoverage: { static: {}, perTest: {} } };
const slowest = 2000;
/** The time limit of a test without a mutant. */
const longest = 10_000;
/** What waits in vain under a mutant ends earlier if the file took less without one; a file that takes long may take longer, as on a busy machine. */
const limitOf = (milliseconds: number) => Math.min(2 * slowest + 5 * milliseconds, Math.max(longest, 3 * milliseconds));
/** The address of an empty page, if each load of a test file gets one of its own. */
let ownPage: string | undefined;
let active: string | undefined;
let end = Infinity;
let reads = 0;
let count = 0;
let late = false;

/** One `it` for a whole share of the mutants: runs what the server hands out until nothing is left. */
export function describeMutants(): void {
  describe('mutants', () => {
    it('are killed by a test', async function () {
      this.timeout(0);
      // The same values for every mutant. The first failure is enough.
      fc.configureGlobal({ seed: 1, endOnFailure: true });
      // Every mutant asks for this before it runs, and so does all code between mutants: an endless loop ends here.
      Object.defineProperty(mutants, 'activeMutant', { get: activeUnlessLate });
      Object.assign(globalThis, { __stryker__: mutants });
      for (let job = await next(null); job; job = await next('mutant' in job ? await runMutant(job) : await runPlain(job.file)));
    });
  });
}

async function next(seen: unknown): Promise<Job | null> {
  const answer = await fetch('/mutation/next', { method: 'POST', body: JSON.stringify(seen) });
  const { job, page } = (await answer.json()) as { job: Job | null; page?: string };
  ownPage = page;
  return job;
}

function activeUnlessLate(): string | undefined {
  if (end !== Infinity && ++reads % 256 === 0 && performance.now() > end) late = true;
  if (late) throw new Error('The mutant takes too long');
  return active;
}

async function runPlain(file: string): Promise<unknown> {
  mutants.mutantCoverage = { static: {}, perTest: {} };
  active = undefined;
  const begun = performance.now();
  const { broken, passed, failures } = await seenIn(file, null, longest);
  return { file, broken, failures, passed, cover: { always: mutants.mutantCoverage.static, tests: mutants.mutantCoverage.perTest }, milliseconds: performance.now() - begun };
}

/** A mutant is killed by what fails twice: what fails once may have failed by chance, as on a busy machine. */
async function runMutant({ mutant, runs }: Extract<Job, { mutant: string }>): Promise<unknown> {
  const byChance: string[] = [];
  active = mutant;
  try {
    for (const run of runs) {
      const first = await failureIn(run);
      const because = first && await failureIn(run);
      if (because) return { mutant, result: late ? 'too long' : 'killed', because, byChance };
      if (first) byChance.push(first);
    }
    return { mutant, result: 'survived', byChance };
  } finally {
    active = undefined;
    late = false;
    end = Infinity;
  }
}

/** The first test that fails under the active mutant, with its reason. */
async function failureIn({ file, tests, milliseconds }: Run): Promise<string | undefined> {
  late = false;
  end = performance.now() + slowest + 5 * milliseconds;
  const { broken, failures } = await seenIn(file, tests, limitOf(milliseconds));
  const failure = broken ?? failures[0];
  return failure && `${file}: ${failure}`;
}

interface Seen {
  broken?: string;
  passed: string[];
  failures: string[];
}

/**
 * Loads a test file anew, so that what its modules keep is of this mutant, and runs these of its tests until one fails;
 * null means all of them, to the end.
 */
async function seenIn(file: string, tests: string[] | null, timeout: number): Promise<Seen> {
  localStorage.clear();
  sessionStorage.clear();
  if (!ownPage) return run(file, tests, timeout, globalThis, (address) => import(address));
  const { page, close } = await openPage(ownPage);
  try {
    return await run(file, tests, timeout, page, (address) => page.load(address));
  } finally {
    close();
  }
}

async function openPage(address: string): Promise<{ page: Page; close: () => void }> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  frame.src = address;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  const page = frame.contentWindow as Page;
  Object.assign(page, { __stryker__: mutants });
  return { page, close: () => frame.remove() };
}

async function run(file: string, tests: string[] | null, timeout: number, page: typeof globalThis, load: (address: string) => Promise<unknown>): Promise<Seen> {
  const runner = new (mocha.constructor as typeof Mocha)({ ui: 'bdd', timeout, bail: tests !== null, reporter: class {} as never });
  runner.suite.emit('pre-require', page, null, runner);
  try {
    await load(`/${file}?load=${++count}`);
  } catch (error) {
    return { broken: String(error), passed: [], failures: [] };
  }
  let index = 0;
  runner.suite.eachTest((test: Mocha.Test) => Object.assign(test, { mutationId: `t${index++}` }));
  if (tests) keepTests(runner.suite, tests);
  const passed: string[] = [];
  const failures: string[] = [];
  await new Promise<void>((resolve) => {
    const run = runner.run(() => resolve());
    run.on('test', (test) => { mutants.currentTestId = idOf(test); });
    run.on('test end', () => { delete mutants.currentTestId; });
    run.on('pass', (test) => passed.push(idOf(test)));
    run.on('fail', (test, error: unknown) => failures.push(`${test.fullTitle()}: ${String(error)}`));
    if (page === globalThis) return; // Mocha hears of what nobody catches in its own page only
    page.addEventListener('error', ({ message }) => {
      if (!message.startsWith('ResizeObserver loop')) failures.push(`Nobody catches ${message}`);
    });
    page.addEventListener('unhandledrejection', ({ reason }) => failures.push(`Nobody catches ${String(reason)}`));
  });
  delete mutants.currentTestId;
  runner.dispose();
  return { passed, failures };
}

const idOf = (test: Mocha.Runnable) => (test as Mocha.Runnable & { mutationId: string }).mutationId;

function keepTests(suite: Mocha.Suite, ids: readonly string[]): void {
  suite.tests = suite.tests.filter((test) => ids.includes(idOf(test)));
  for (const part of suite.suites) keepTests(part, ids);
}
