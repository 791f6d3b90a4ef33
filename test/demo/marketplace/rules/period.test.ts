import { expect } from '@open-wc/testing';
import { incrementOf, spansOf, type Span } from '../../../../demo/marketplace/rules/period';

const now = Date.parse('2026-05-20T10:00+05:30');
const india = (date: string): number => Date.parse(`${date}T00:00+05:30`);
const span = (from: string, to: string): Span => ({ from: india(from), to: india(to) });

describe('the moments of a period', () => {
  const cases: [period: Parameters<typeof spansOf>[0], current: Span, before: Span][] = [
    ['LAST_7_DAYS', span('2026-05-14', '2026-05-21'), span('2026-05-07', '2026-05-14')],
    ['LAST_28_DAYS', span('2026-04-23', '2026-05-21'), span('2026-03-26', '2026-04-23')],
    ['YESTERDAY', span('2026-05-19', '2026-05-20'), span('2026-05-18', '2026-05-19')],
    ['LAST_3_MONTHS', span('2026-02-21', '2026-05-21'), span('2025-11-24', '2026-02-21')],
  ];
  for (const [period, current, before] of cases) {
    it(`${period} is whole days in India, and as many before them`, () => {
      expect(spansOf(period, now)).to.deep.equal({ current, before });
    });
  }

  it('LIFETIME has everything so far and nothing before it', () => {
    expect(spansOf('LIFETIME', now)).to.deep.equal({ current: { from: 0, to: now + 1 }, before: null });
  });
});

describe('an increment', () => {
  const cases: [value: number, before: number | null, increment: number | null][] = [
    [150, 100, 50], [100, 150, -33.3], [5, 0, null], [0, 0, null], [5, null, null], [0, 10, -100],
  ];
  for (const [value, before, increment] of cases) {
    it(`from ${String(before)} to ${value} is ${String(increment)}`, () => { expect(incrementOf(value, before)).to.equal(increment); });
  }
});
