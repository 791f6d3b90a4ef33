import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { renewSession, type AnalyticsSession } from '../../src/domain/analytics-session';
import { analyticsSessionMs } from '../../src/domain/limits';

const minute = 60_000;

describe('the analytics session', () => {
  let made = 0;
  const newId = () => `s${++made}`;

  it('[ANALYTICS-02] goes on for 30 minutes after the last activity and is a new one then', () => {
    const first = renewSession(undefined, 0, newId);
    const second = renewSession(first, 29 * minute, newId);
    expect(second).to.deep.equal({ id: first.id, activeAt: 29 * minute });
    const third = renewSession(second, 58 * minute, newId);
    expect(third.id).to.equal(first.id);
    expect(renewSession(third, 88 * minute, newId).id).to.not.equal(first.id);
  });

  it('[ANALYTICS-02] changes exactly where two activities lie 30 minutes apart, however many there are', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 2 * analyticsSessionMs }), { minLength: 1 }), (pauses) => {
      let now = 0;
      let session: AnalyticsSession = renewSession(undefined, now, newId);
      for (const pause of pauses) {
        now += pause;
        const next = renewSession(session, now, newId);
        expect(next.id === session.id).to.equal(pause < analyticsSessionMs);
        expect(next.activeAt).to.equal(now);
        session = next;
      }
    }));
  });

  it('goes on when the clock is set back', () => {
    const session = renewSession(undefined, 5 * minute, newId);
    expect(renewSession(session, minute, newId)).to.deep.equal({ id: session.id, activeAt: minute });
  });
});
