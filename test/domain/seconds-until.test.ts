import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { resendSeconds } from '../../src/domain/limits';
import { secondsUntil } from '../../src/domain/seconds-until';

describe('the wait for another OTP', () => {
  const secondsUntilResend = (at: number, time: number) => secondsUntil(at, time, resendSeconds);
  const now = 1_764_000_000_000;

  for (const [ahead, seconds] of [[30_000, 30], [29_001, 30], [29_000, 29], [1, 1], [0, 0], [-1, 0], [-3_600_000, 0]] as const) {
    it(`is ${seconds} s if it ends in ${ahead} ms`, () => expect(secondsUntilResend(now + ahead, now)).to.equal(seconds));
  }

  it('is over if it would end later than any wait does, because the clock was set back', () => {
    expect([secondsUntilResend(now + 30_001, now), secondsUntilResend(now + 3_600_000, now)]).to.deep.equal([0, 0]);
  });

  it('is never longer than the specified one', () => fc.assert(fc.property(fc.integer(), fc.integer(), (at, of) => {
    const seconds = secondsUntilResend(at, of);
    return seconds >= 0 && seconds <= resendSeconds;
  })));
});
