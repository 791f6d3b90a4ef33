import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { confirmedOn, mayReturn, paidOn } from '../../../../demo/marketplace/rules/money';
import { dayText, startOfDay } from '../../../../demo/marketplace/rules/india-days';
import { addDays } from '../../../../src/domain/dates';
import { coveredWeek } from '../../../../src/domain/payments';
import { paymentTimeline } from '../../../../src/domain/payment-dates';

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** Whatever the time of day is, the marketplace and the estimate mean the same days. */
function agree(day: string, millisecond: number): void {
  const at = startOfDay(dayNumber(day)) + millisecond;
  const dates = paymentTimeline(new Date(at).toISOString());
  expect(dates?.ordered, day).to.equal(day);
  expect(dates?.confirmed, day).to.equal(dayText(confirmedOn(at)));
  expect(dates?.paid, day).to.equal(dayText(paidOn(at)));
  const lastReturn = startOfDay(dayNumber(dates?.returnWindowEnds ?? '')) + millisecond;
  expect([mayReturn(at, lastReturn), mayReturn(at, lastReturn + 1)], day).to.deep.equal([true, false]);
}

describe('the dates of "When is this paid?"', () => {
  it('agree with the marketplace on every weekday around the ends of months and years', () => {
    const edges = ['2023-12-31', '2024-02-28', '2024-02-29', '2024-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-12-31', '2028-02-29'];
    for (const edge of edges) {
      for (let ahead = -8; ahead <= 8; ahead += 1) {
        for (const millisecond of [0, 1, 43_200_000, 86_399_999]) agree(addDays(edge, ahead), millisecond);
      }
    }
  });

  it('agree with it on any day, at any time', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 86_399_999 }), (count, millisecond) => {
      agree(addDays('2000-01-01', count), millisecond);
    }), { numRuns: 1000 });
  });

  it('say the week of an upcoming Monday as the marketplace does', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('2000-01-01', count)), (ordered) => {
      const paid = dayText(paidOn(startOfDay(dayNumber(ordered))));
      const week = coveredWeek({ status: 'UPCOMING', paid_on: paid });
      expect(week).to.deep.equal({ from: addDays(paid, -28), to: addDays(paid, -22) });
      expect((week?.from ?? '') <= ordered && ordered <= (week?.to ?? '')).to.equal(true);
    }));
  });
});
