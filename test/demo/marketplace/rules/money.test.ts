import { expect } from '@open-wc/testing';
import { dayOf, dayText, startOfDay } from '../../../../demo/marketplace/rules/india-days';
import {
  commissionOf, confirmedEarnings, confirmedOn, mayReturn, orderState, paidOn, tdsOf, weeklyRuns,
} from '../../../../demo/marketplace/rules/money';

const hour = 3_600_000;
/** Noon in India on that date. */
const noon = (date: string): number => Date.parse(`${date}T12:00+05:30`);
const order = (date: string, commission: number, bonus = 0, returned?: string) =>
  ({ at: noon(date), returnedAt: returned ? noon(returned) : null, commission, bonus });

describe('commission', () => {
  const cases: [sales: number, affiliate: boolean, commission: number][] = [
    [100_000, true, 10_000], [100_000, false, 500], [89_900, true, 8_990], [19_900, false, 100], [0, true, 0], [5, true, 1], [4, true, 0],
  ];
  for (const [sales, affiliate, commission] of cases) {
    it(`of ${sales} paise ${affiliate ? 'inside' : 'outside'} the programme is ${commission}`, () => {
      expect(commissionOf(sales, affiliate)).to.equal(commission);
    });
  }
});

describe('TDS', () => {
  it('is 2% of the earnings, rounded to a paisa', () => {
    expect([10_000, 12_345, 0, -500].map(tdsOf)).to.deep.equal([200, 247, 0, 0]);
  });
});

describe('the days of an order', () => {
  it('turns over at midnight in India', () => {
    expect(dayText(dayOf(Date.parse('2026-01-14T18:29:59.999Z')))).to.equal('2026-01-14');
    expect(dayText(dayOf(Date.parse('2026-01-14T18:30:00.000Z')))).to.equal('2026-01-15');
    expect(startOfDay(dayOf(noon('2026-01-15')))).to.equal(Date.parse('2026-01-14T18:30:00.000Z'));
  });

  it('is confirmed 21 days later', () => {
    const placed = { at: noon('2026-03-02'), returnedAt: null };
    expect(dayText(confirmedOn(placed.at))).to.equal('2026-03-23');
    expect(orderState(placed, noon('2026-03-22') + 11 * hour)).to.equal('pending');
    expect(orderState(placed, startOfDay(confirmedOn(placed.at)))).to.equal('confirmed');
  });

  it('can be returned for 7 days', () => {
    const at = noon('2026-03-02');
    expect(mayReturn(at, at + 7 * 24 * hour)).to.equal(true);
    expect(mayReturn(at, at + 7 * 24 * hour + 1)).to.equal(false);
  });

  it('stays returned', () => {
    expect(orderState({ at: noon('2026-03-02'), returnedAt: noon('2026-03-04') }, noon('2026-06-01'))).to.equal('returned');
  });

  const runs: [placed: string, monday: string][] = [
    ['2026-03-02', '2026-03-30'], // a Monday is confirmed on a Monday, and waits for the next one
    ['2026-03-05', '2026-03-30'],
    ['2026-03-08', '2026-03-30'],
    ['2026-03-09', '2026-04-06'],
  ];
  for (const [placed, monday] of runs) {
    it(`is paid on Monday ${monday} when placed on ${placed}`, () => {
      expect(dayText(paidOn(noon(placed)))).to.equal(monday);
    });
  }
});

describe('the weekly run', () => {
  it('pays a week of confirmed orders with their bonus, less 2%, and nothing for returned ones', () => {
    const runs = weeklyRuns([
      order('2026-03-02', 10_000, 5_000), order('2026-03-08', 20_000), order('2026-03-05', 90_000, 5_000, '2026-03-07'), order('2026-03-09', 700),
    ], []);
    expect(runs.map(({ day, ...run }) => ({ day: dayText(day), ...run }))).to.deep.equal([
      { day: '2026-03-30', confirmedCommission: 30_000, newUserBonus: 5_000, otherRewards: 0, deduction: 0, tds: 700, payable: 34_300 },
      { day: '2026-04-06', confirmedCommission: 700, newUserBonus: 0, otherRewards: 0, deduction: 0, tds: 14, payable: 686 },
    ]);
  });

  it('takes a deduction from the run that follows it, and never pays less than nothing', () => {
    const [run] = weeklyRuns([order('2026-03-02', 1_000)], [{ at: noon('2026-03-25'), amount: 1_500 }]);
    expect(run).to.include({ deduction: 1_500, tds: 0, payable: 0 });
  });

  it('adds the reward of the fifth confirmed order', () => {
    const [run] = weeklyRuns(['02', '03', '04', '05', '06'].map((date) => order(`2026-03-${date}`, 1_000)), []);
    expect(run).to.include({ confirmedCommission: 5_000, otherRewards: 10_000, tds: 300, payable: 14_700 });
  });
});

describe('confirmed earnings', () => {
  it('count neither pending nor returned orders', () => {
    const orders = [order('2026-03-02', 10_000, 5_000), order('2026-03-20', 8_000), order('2026-03-03', 9_000, 0, '2026-03-04')];
    expect(confirmedEarnings(orders, [], noon('2026-03-25'))).to.deep.equal({
      confirmedCommission: 10_000, newUserBonus: 5_000, otherRewards: 0, deduction: 0, tds: 300, payable: 14_700,
    });
  });
});
