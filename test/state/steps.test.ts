import { expect } from '@open-wc/testing';
import { createSteps } from '../../src/state/steps';

/** Steps that the test ends. */
function task() {
  const notes: unknown[] = [];
  const failures: string[] = [];
  const steps = createSteps<'ask' | 'send'>({ log: (...note) => void notes.push(note[0]) });
  const begun: { signal: AbortSignal; end: () => void; fail: (error: Error) => void }[] = [];
  const run = (kind: 'ask' | 'send') => steps.run(kind, (signal) => new Promise((resolve, reject) => {
    begun.push({ signal, end: () => resolve(), fail: reject });
  }), ({ message }) => failures.push(message));
  return { steps, run, begun, notes, failures };
}

describe('the steps of a task', () => {
  it('run one at a time, and say which', async () => {
    const { steps, run, begun } = task();
    expect(steps.work.value).to.equal('none');
    const first = run('ask');
    expect(steps.work.value).to.equal('ask');
    expect(await run('ask')).to.equal(false);
    expect(await run('send')).to.equal(false);
    expect([begun.length, steps.work.value]).to.deep.equal([1, 'ask']);
    begun[0]?.end();
    expect(await first).to.equal(true);
    expect(steps.work.value).to.equal('none');
    const next = run('send');
    begun[1]?.end();
    expect(await next).to.equal(true);
  });

  it('tell a failure, and can be tried again', async () => {
    const { steps, run, begun, notes, failures } = task();
    const first = run('ask');
    begun[0]?.fail(new RangeError('ours'));
    expect([await first, failures, notes, steps.work.value]).to.deep.equal([false, ['ours'], ['action-failed: RangeError'], 'none']);
    const again = run('ask');
    begun[1]?.end();
    expect(await again).to.equal(true);
  });

  it('that are reset end without a word, and leave the next one alone', async () => {
    const { steps, run, begun, failures } = task();
    const ended = run('ask');
    const failed = run('ask');
    steps.reset();
    expect([steps.work.value, begun[0]?.signal.aborted]).to.deep.equal(['none', true]);
    const next = run('send');
    expect(begun[1]?.signal.aborted).to.equal(false);
    begun[0]?.end();
    expect([await ended, await failed, steps.work.value]).to.deep.equal([false, false, 'send']);
    steps.reset();
    begun[1]?.fail(new Error('late'));
    expect([await next, failures]).to.deep.equal([false, []]);
  });
});
