/**
 * The order of work of a run. First each test file runs without a mutant and tells which tests reach which mutant. Then
 * each mutant runs in those tests, a file that is named like its source first, until one of them fails.
 * @param {readonly { id: string, file: string }[]} mutants
 * @param {readonly string[]} files test files that import a source with mutants
 */
export function jobsOf(mutants, files) {
  const waiting = files.map((file) => ({ file }));
  const reached = new Map(files.map((file) => [file, undefined]));
  const results = new Map(files.length > 0 ? [] : mutants.map(({ id }) => [id, 'not reached']));
  const problems = [];
  const leftOut = [];
  const byChance = [];
  const idle = [];
  let planned = false;

  function plan() {
    planned = true;
    for (const { id, file } of mutants) {
      const runs = files.flatMap((test) => runOf(reached.get(test), test, id)).sort((a, b) => rank(a, file) - rank(b, file));
      if (runs.length > 0) waiting.push({ mutant: id, runs });
      else results.set(id, 'not reached');
    }
    waiting.push({ mutant: noMutant, runs: files.map((file) => ({ file, tests: reached.get(file).passed, milliseconds: reached.get(file).milliseconds })) });
  }

  return {
    /** The next job; waits while another page still finds out what the tests reach. Undefined at the end. */
    next() {
      if (waiting.length > 0) return waiting.shift();
      if (planned || files.length === 0) return undefined;
      return new Promise((resolve) => idle.push(resolve));
    },
    /** Takes what a page has seen of its job. */
    done({ file, mutant, broken, failures, passed, cover, milliseconds, result, because, byChance: once = [] }) {
      byChance.push(...once);
      if (mutant === noMutant) return void (result === 'survived' || problems.push(`Tests that passed at first fail at the end, without a mutant${because ? `: ${because}` : ''}`));
      if (mutant !== undefined) return void results.set(mutant, result);
      if (broken) problems.push(`${file} cannot be loaded: ${broken}`);
      // Such as a time limit, which the switches of the mutants make too short.
      for (const failure of failures) leftOut.push(`${file}: ${failure}`);
      reached.set(file, { ...cover, passed, milliseconds });
      if (![...reached.values()].every(Boolean)) return undefined;
      plan();
      for (const resolve of idle.splice(0)) resolve(waiting.shift());
      return undefined;
    },
    found: () => ({ results: Object.fromEntries(results), problems, leftOut, byChance }),
  };
}

/** The run of a mutant in a test file: every test that passes without it, where it is reached while the file is loaded. */
function runOf({ always, tests, passed, milliseconds }, file, id) {
  const reaching = passed.filter((test) => always[id] || tests[test]?.[id]);
  return reaching.length === 0 ? [] : [{ file, tests: reaching, milliseconds }];
}

/** No mutant has this id. */
const noMutant = 'none';

const nameOf = (file) => file.replace(/^.*\//, '').replace(/(\.test)?\.tsx?$/, '');
const rank = (run, file) => (nameOf(run.file) === nameOf(file) ? -1 : run.milliseconds);
