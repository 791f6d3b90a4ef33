import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { columnSum, sumRupees } from '../../src/domain/money';
import { earningsSplit, shownTotal } from '../../src/domain/earnings-split';
import { earnedBeforeTax, leftAfterTax } from '../../src/domain/payments';

describe('columns of money', () => {
  it('add up to the paisa, and to nothing known where a figure is not', () => {
    expect(sumRupees([0.1, 0.2, -0.05])).to.equal(0.25);
    expect(sumRupees([1, undefined])).to.equal(null);
    expect(sumRupees([])).to.equal(0);
  });

  it('are told apart: as shown, off by rounding alone, or another sum than the server gives', () => {
    expect(columnSum([10, 20.4], 30.4)).to.equal('exact');
    expect(columnSum([10.4, 20.4], 30.8)).to.equal('rounded');
    expect(columnSum([10.4, 20.4], 30.79)).to.equal('differs');
    expect(columnSum([10.4, null], 10.4)).to.equal(null);
    expect(columnSum([10.4], undefined)).to.equal(null);
  });

  it('are never said to differ from what they really add up to', () => {
    const money = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((paise) => paise / 100);
    fc.assert(fc.property(fc.array(money, { minLength: 1, maxLength: 8 }), (lines) => {
      expect(columnSum(lines, sumRupees(lines))).to.be.oneOf(['exact', 'rounded']);
    }));
  });

  it('leave what was returned out of the total, whether the server counts it or not', () => {
    const total = (said: number | null, returned: number | null = 10) =>
      shownTotal(earningsSplit({ total_commission: said, confirmed_commission_amount: 60.5, pending_commission: 30, returned_commission: returned }, 'commissions'));
    expect(total(90.5)).to.equal(90.5);
    expect(total(100.5)).to.equal(90.5);
    expect(total(null)).to.equal(90.5);
    expect(total(77)).to.equal(77);
    expect(total(100.5, null)).to.equal(100.5);
  });

  it('show what TDS is taken from, and what is left', () => {
    const parts = { confirmed_commission: 100, new_user_bonus: 50, other_rewards: 0, bad_reels_deduction: 10, tds: 2.8 };
    expect([earnedBeforeTax(parts), leftAfterTax(parts)]).to.deep.equal([140, 137.2]);
    expect(earnedBeforeTax({ ...parts, other_rewards: null })).to.equal(null);
  });
});
