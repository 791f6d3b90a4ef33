import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { addDays } from '../../src/domain/dates';
import { financialYearDays, financialYearName, financialYearOf, financialYearsBetween } from '../../src/domain/financial-year';

describe('the Indian financial year', () => {
  it('begins on 1 April and ends on 31 March', () => {
    expect(financialYearOf('2026-03-31')).to.equal(2025);
    expect(financialYearOf('2026-04-01')).to.equal(2026);
    expect(financialYearOf('2027-01-01')).to.equal(2026);
    expect(financialYearDays(2026)).to.deep.equal({ from: '2026-04-01', to: '2027-03-31' });
  });

  it('is written as India writes it', () => {
    expect(financialYearName(2026)).to.equal('2026-27');
    expect(financialYearName(2099)).to.equal('2099-00');
  });

  it('lists the years between two days, the newest first', () => {
    expect(financialYearsBetween('2025-03-31', '2026-11-21')).to.deep.equal([2026, 2025, 2024]);
    expect(financialYearsBetween('2026-11-21', '2026-11-21')).to.deep.equal([2026]);
    expect(financialYearsBetween('2030-01-01', '2026-11-21')).to.deep.equal([2026]);
  });

  it('holds every day in exactly one year', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
    fc.assert(fc.property(days, (day) => {
      const year = financialYearOf(day);
      const { from, to } = financialYearDays(year);
      expect(from <= day && day <= to).to.equal(true);
      expect(addDays(to, 1)).to.equal(financialYearDays(year + 1).from);
    }));
  });
});
