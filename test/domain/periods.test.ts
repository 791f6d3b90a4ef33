import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { addDays } from '../../src/domain/dates';
import { performanceWindow, resolvePeriod } from '../../src/domain/performance-window';
import { hasDays, periods, type Period } from '../../src/domain/periods';
import { increaseNote, periodOptions } from '../../src/text/periods';

/** A quarter past midnight on 21 November 2026 in India, still the 20th in London. */
const now = new Date('2026-11-20T18:45:00Z');

describe('periods', () => {
  it('[PERFOLD-11] [PERF-32] [PERF-33] offers the seven ranges in order, Last 7 Days first', () => {
    expect(periodOptions().map(({ label, value }) => [label, value])).to.deep.equal([
      ['Last 7 Days', 'LAST_7_DAYS'],
      ['Last 14 Days', 'LAST_14_DAYS'],
      ['Last 28 Days', 'LAST_28_DAYS'],
      ['Lifetime', 'LIFETIME'],
      ['Yesterday', 'YESTERDAY'],
      ['Last 30 Days', 'LAST_30_DAYS'],
      ['Last 3 Months', 'LAST_3_MONTHS'],
    ]);
  });

  const cases: [Period, string, string][] = [
    ['LAST_7_DAYS', '2026-11-15', '2026-11-21'],
    ['LAST_14_DAYS', '2026-11-08', '2026-11-21'],
    ['LAST_28_DAYS', '2026-10-25', '2026-11-21'],
    ['LAST_30_DAYS', '2026-10-23', '2026-11-21'],
    ['LAST_3_MONTHS', '2026-08-22', '2026-11-21'],
    ['YESTERDAY', '2026-11-20', '2026-11-20'],
    ['LIFETIME', '2026-01-15', '2026-11-21'],
  ];
  for (const [period, from, to] of cases) {
    it(`resolves ${period} in Indian days`, () => {
      expect(resolvePeriod(period, now, '2026-01-15')).to.deep.equal({ from, to });
    });
  }

  it('takes the last day of a month that is too short for three months back', () => {
    expect(resolvePeriod('LAST_3_MONTHS', new Date('2026-05-31T12:00:00Z'))?.from).to.equal('2026-03-01');
    expect(resolvePeriod('LAST_3_MONTHS', new Date('2026-01-10T12:00:00Z'))?.from).to.equal('2025-10-11');
  });

  it('gives Lifetime no range without a joining date, and never a range that ends before it begins', () => {
    expect(resolvePeriod('LIFETIME', now)).to.equal(null);
    expect(resolvePeriod('LIFETIME', now, 'soon')).to.equal(null);
    expect(resolvePeriod('LIFETIME', now, '2027-01-01')).to.deep.equal({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('[PERFOLD-13] compares with the previous week, 2 weeks or month', () => {
    expect(periods.map(increaseNote)).to.deep.equal([
      'previous week', 'previous 2 weeks', 'previous month', undefined, undefined, 'previous month', undefined,
    ]);
  });

  it('[PERFOLD-14] takes the Monday to Sunday week that holds the day 28 days back', () => {
    expect(performanceWindow('2026-11-21')).to.deep.equal({ from: '2026-10-19', to: '2026-10-25' });
    expect(performanceWindow('2026-11-23')).to.deep.equal({ from: '2026-10-26', to: '2026-11-01' });
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(fc.property(days, (today) => {
      const { from, to } = performanceWindow(today);
      expect(new Date(from).getUTCDay()).to.equal(1);
      expect(to).to.equal(addDays(from, 6));
      expect(from <= addDays(today, -28) && addDays(today, -28) <= to).to.equal(true);
    }));
  });

  it('have figures by day for several days, unless all are known to be zero', () => {
    const none = { clicks: 0, searches: 0, orders: 0, sales: 0, commission: 0 };
    for (const name of Object.keys(none)) expect(hasDays('LAST_7_DAYS', { ...none, [name]: 1 }), name).to.equal(true);
    expect(hasDays('LAST_7_DAYS', { ...none, sales: null }), 'not known').to.equal(true);
    expect(hasDays('LAST_7_DAYS', none)).to.equal(false);
    expect(periods.filter((period) => !hasDays(period, { ...none, clicks: 1 }))).to.deep.equal(['LIFETIME', 'YESTERDAY']);
  });
});
