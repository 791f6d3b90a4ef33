import { expect } from '@open-wc/testing';
import { startTimeLimit, within } from '../../src/domain/time-limit';
import { pretend, restoreDevice } from '../support/device';
import { holdTimers, type HeldTimers } from '../support/held-timers';

const limitMs = 4321;

describe('a time limit', () => {
  let now: number;
  let timers: HeldTimers;
  beforeEach(() => {
    now = 1000;
    pretend(performance, 'now', () => now);
    timers = holdTimers(limitMs);
  });
  afterEach(restoreDevice);

  /** The timer ends so late (ms). */
  const pass = (late: number) => {
    now += limitMs + late;
    return timers.pass();
  };

  it('is over after its time, also on a busy machine', async () => {
    for (const late of [0, 500]) {
      let over = 0;
      startTimeLimit(() => over++, limitMs);
      await pass(late);
      expect([over, timers.running()], `${late}`).to.deep.equal([1, 0]);
    }
  });

  it('begins once more, and only once, where the page has stood still', async () => {
    let over = 0;
    startTimeLimit(() => over++, limitMs);
    await pass(501);
    expect([over, timers.running()]).to.deep.equal([0, 1]);
    await pass(60_000);
    expect([over, timers.running()]).to.deep.equal([1, 0]);
  });

  it('ends when it is told to, also when it has begun once more', async () => {
    let over = 0;
    startTimeLimit(() => over++, limitMs)();
    expect(timers.running()).to.equal(0);
    const end = startTimeLimit(() => over++, limitMs);
    await pass(501);
    end();
    expect([over, timers.running()]).to.deep.equal([0, 0]);
  });

  it('of a promise gives what that gives, and otherwise says what took too long', async () => {
    expect(await within(Promise.resolve(7), limitMs, 'too long')).to.equal(7);
    expect(await within(Promise.reject(new RangeError('lost')), limitMs, 'too long').catch(String)).to.equal('RangeError: lost');
    expect(timers.running(), 'timers that are left').to.equal(0);
    const late = within(new Promise(() => undefined), limitMs, 'too long').catch(String);
    await pass(0);
    expect(await late).to.equal('Error: too long');
  });
});
