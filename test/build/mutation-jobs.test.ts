import { expect } from '@open-wc/testing';
import { jobsOf, type Job } from '../../build/mutation/jobs.mjs';

const mutants = [{ id: '0', file: 'src/domain/money.ts' }, { id: '1', file: 'src/domain/money.ts' }, { id: '2', file: 'src/domain/money.ts' }];
const files = ['test/domain/csv.test.ts', 'test/domain/money.test.ts'];
const seenOf = (file: string, cover: object, passed = ['t0', 't1']) => ({ file, failures: [], passed, milliseconds: 5, cover: { always: {}, tests: {}, ...cover } });

describe('the order of work of a mutation run', () => {
  it('runs a mutant in the tests that reach it, those of its own file first, and all tests again at the end', async () => {
    const jobs = jobsOf(mutants, files);
    expect([await jobs.next(), await jobs.next()]).to.deep.equal(files.map((file) => ({ file })));
    const waiting = jobs.next();
    jobs.done(seenOf('test/domain/csv.test.ts', { tests: { t1: { 0: 2 } } }));
    jobs.done(seenOf('test/domain/money.test.ts', { always: { 1: 1 }, tests: { t0: { 0: 1 } } }, ['t0']));
    const [csv, money] = [{ file: 'test/domain/csv.test.ts', milliseconds: 5 }, { file: 'test/domain/money.test.ts', milliseconds: 5 }];
    expect(await waiting).to.deep.equal({ mutant: '0', runs: [{ ...money, tests: ['t0'] }, { ...csv, tests: ['t1'] }] });
    expect(await jobs.next(), 'reached while the file is loaded: every test that passes').to.deep.equal({ mutant: '1', runs: [{ ...money, tests: ['t0'] }] });
    const last = (await jobs.next()) as Extract<Job, { mutant: string }>;
    expect(last.runs).to.deep.equal([{ ...csv, tests: ['t0', 't1'] }, { ...money, tests: ['t0'] }]);
    expect(await jobs.next()).to.equal(undefined);
    jobs.done({ mutant: '0', result: 'killed' });
    jobs.done({ mutant: '1', result: 'survived', byChance: ['test/domain/csv.test.ts: csv: has rows'] });
    jobs.done({ mutant: last.mutant, result: 'survived' });
    expect(jobs.found()).to.deep.equal({ results: { 0: 'killed', 1: 'survived', 2: 'not reached' }, problems: [], leftOut: [], byChance: ['test/domain/csv.test.ts: csv: has rows'] });
  });

  it('tells that nothing reaches the mutants of a source that no test imports', async () => {
    const jobs = jobsOf(mutants, []);
    expect(await jobs.next()).to.equal(undefined);
    expect(jobs.found().results).to.deep.equal({ 0: 'not reached', 1: 'not reached', 2: 'not reached' });
  });

  it('tells of a file that cannot be loaded, of a test that fails without a mutant, and of mutants that leave something', async () => {
    const jobs = jobsOf([], files);
    jobs.done({ ...seenOf('test/domain/csv.test.ts', {}, []), broken: 'SyntaxError' });
    jobs.done({ ...seenOf('test/domain/money.test.ts', {}), failures: ['money: too slow'] });
    await jobs.next();
    await jobs.next();
    const last = (await jobs.next()) as Extract<Job, { mutant: string }>;
    jobs.done({ mutant: last.mutant, result: 'killed' });
    const { problems, leftOut } = jobs.found();
    expect(problems).to.deep.equal(['test/domain/csv.test.ts cannot be loaded: SyntaxError', 'Tests that passed at first fail at the end, without a mutant']);
    expect(leftOut).to.deep.equal(['test/domain/money.test.ts: money: too slow']);
    jobs.done({ mutant: last.mutant, result: 'killed', because: 'test/domain/csv.test.ts: csv: has rows' });
    expect(problems.at(-1)).to.equal('Tests that passed at first fail at the end, without a mutant: test/domain/csv.test.ts: csv: has rows');
  });
});
