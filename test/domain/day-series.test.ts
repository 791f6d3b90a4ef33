import { expect } from '@open-wc/testing';
import { daySeries } from '../../src/domain/day-series';

/** 00:30 on 23 November in India, where it is still the 22nd in UTC. */
const now = new Date('2026-11-22T19:00:00Z');

describe('daySeries', () => {
  it('has every day of the period in the days of India, with today unfinished and the days before it', () => {
    const series = daySeries([{ day: '2026-11-23', commission: 5 }, { day: '2026-11-17', orders: 2 }], [{ day: '2026-11-16', commission: 9 }], 'LAST_7_DAYS', now);
    expect(series?.map(({ day }) => day)).to.deep.equal(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']);
    expect(series?.map(({ values }) => values.commission)).to.deep.equal([0, 0, 0, 0, 0, 0, 5]);
    expect(series?.map(({ unfinished }) => unfinished)).to.deep.equal([false, false, false, false, false, false, true]);
    expect(series?.map(({ before }) => [before?.day, before?.values.commission]).at(-1)).to.deep.equal(['2026-11-16', 9]);
    expect(series?.[0]?.before?.day).to.equal('2026-11-10');
  });

  it('keeps what is negative or huge, and counts what is missing as 0', () => {
    const [first, second] = daySeries([{ day: '2026-11-17', sales: -4500.5 }, { day: '2026-11-18', sales: 9e12, clicks: null }], null, 'LAST_7_DAYS', now) ?? [];
    expect([first?.values.sales, second?.values.sales, second?.values.clicks, first?.before]).to.deep.equal([-4500.5, 9e12, 0, null]);
  });

  it('has up to three months of days', () => {
    expect(daySeries([], [], 'LAST_3_MONTHS', now)).to.have.length(92);
    expect(daySeries([], [], 'LAST_30_DAYS', now)).to.have.length(30);
  });

  it('is nothing where the days cannot be read, are those of another period, or are none', () => {
    expect(daySeries([{ day: 'Monday' }], [], 'LAST_7_DAYS', now)).to.equal(null);
    expect(daySeries([], [{ day: '16/11/2026' }], 'LAST_7_DAYS', now)).to.equal(null);
    expect(daySeries([{ day: '2025-01-01', clicks: 4 }], [], 'LAST_7_DAYS', now)).to.equal(null);
    expect(daySeries([], [], 'LIFETIME', now)).to.equal(null);
  });
});
