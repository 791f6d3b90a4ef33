import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { earnedSince, noteVisit, type EarnedSoFar, type Visits } from '../../src/domain/last-visit';

const minute = 60_000;
const at = (minutes: number, commission: number, orders: number): EarnedSoFar => ({ at: minutes * minute, commission, orders });
const visit = (...looks: EarnedSoFar[]) => looks.reduce<Visits | undefined>(noteVisit, undefined) as Visits;

describe('the last visit', () => {
  it('is unknown the first time', () => {
    expect(earnedSince(visit(at(0, 500, 4)))).to.equal(undefined);
  });

  it('is compared with today, also after looking again within half an hour', () => {
    const visits = visit(at(0, 500, 4), at(600, 740, 7));
    expect(earnedSince(visits)).to.deep.equal({ commission: 240, orders: 3 });
    expect(earnedSince(noteVisit(visits, at(629, 750, 8)))).to.deep.equal({ commission: 250, orders: 4 });
    expect(earnedSince(noteVisit(visits, at(631, 750, 8)))).to.deep.equal({ commission: 10, orders: 1 });
  });

  it('says nothing where nothing came, or orders were returned', () => {
    expect(earnedSince(visit(at(0, 500, 4), at(600, 500, 4)))).to.equal(undefined);
    expect(earnedSince(visit(at(0, 500, 4), at(600, 460, 3)))).to.equal(undefined);
    expect(earnedSince(visit(at(0, 500, 4), at(600, 560, 3)))).to.equal(undefined);
  });

  it('begins anew where the clock was set back', () => {
    expect(earnedSince(visit(at(600, 500, 4), at(0, 740, 7)))).to.equal(undefined);
  });

  it('never says less than nothing, and sums up to the totals over any visits', () => {
    const look = fc.record({ minutes: fc.nat(300), commission: fc.nat(9000), orders: fc.nat(40) });
    fc.assert(fc.property(fc.array(look, { minLength: 1 }), (steps) => {
      let [time, commission, orders] = [0, 0, 0];
      let visits: Visits | undefined;
      for (const step of steps) {
        time += step.minutes;
        commission += step.commission;
        orders += step.orders;
        visits = noteVisit(visits, at(time, commission, orders));
        const since = earnedSince(visits);
        if (since) expect([visits.before.commission + since.commission, visits.before.orders + since.orders]).to.deep.equal([commission, orders]);
        else expect(visits.before).to.include({ commission, orders });
      }
    }));
  });

  it('ends more than half an hour after the last look, to the millisecond', () => {
    const before = { at: 0, commission: 1, orders: 1 };
    const latest = { at: 1000, commission: 2, orders: 1 };
    const at = (ms: number) => noteVisit({ before, latest }, { ...latest, at: ms });
    expect(at(1000 + 30 * 60_000).before).to.equal(before);
    expect(at(1001 + 30 * 60_000).before).to.equal(latest);
    expect(at(1000).before, 'the same moment is the same visit').to.equal(before);
  });

  it('brought nothing where the money went down, and something where only one of both grew', () => {
    const since = (commission: number, orders: number) => earnedSince({ before: { at: 0, commission: 10, orders: 5 }, latest: { at: 1, commission: 10 + commission, orders: 5 + orders } });
    expect(since(-3, 2)).to.equal(undefined);
    expect(since(3, -1)).to.equal(undefined);
    expect(since(0, 2)).to.deep.equal({ commission: 0, orders: 2 });
    expect(since(3, 0)).to.deep.equal({ commission: 3, orders: 0 });
    expect(since(0.4, 0)).to.equal(undefined);
  });
});
