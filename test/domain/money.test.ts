import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatCount, formatMoney } from '../../src/domain/money';
import { formatPrice } from '../../src/domain/price';

describe('money', () => {
  it('[NUM-11] puts the rupee sign before the digits', () => {
    expect(formatMoney(7)).to.equal('₹7');
  });

  it('[NUM-12] groups the last three digits, then groups of two', () => {
    expect(formatMoney(999)).to.equal('₹999');
    expect(formatMoney(1_000)).to.equal('₹1,000');
    expect(formatMoney(99_999)).to.equal('₹99,999');
    expect(formatMoney(1_00_000)).to.equal('₹1,00,000');
    expect(formatMoney(12_34_567)).to.equal('₹12,34,567');
    expect(formatMoney(1_23_45_67_890)).to.equal('₹1,23,45,67,890');
  });

  it('[NUM-13] rounds to an integer, half away from zero', () => {
    expect(formatMoney(2.5)).to.equal('₹3');
    expect(formatMoney(2.49)).to.equal('₹2');
    expect(formatMoney(-2.5)).to.equal('-₹3');
    expect(formatMoney(99_999.5)).to.equal('₹1,00,000');
  });

  it('puts the sign before the currency and never on a zero', () => {
    expect(formatMoney(-5)).to.equal('-₹5');
    expect(formatMoney(-0.4)).to.equal('₹0');
    expect(formatMoney(-0)).to.equal('₹0');
  });

  it('shows a dash for an amount that is not known', () => {
    for (const unknown of [null, undefined, Number.NaN, Infinity, -Infinity]) {
      expect(formatMoney(unknown)).to.equal('—');
      expect(formatCount(unknown)).to.equal('—');
    }
  });

  it('groups counts alike, without a currency', () => {
    expect(formatCount(12_34_567)).to.equal('12,34,567');
    expect(formatCount(-1_234)).to.equal('-1,234');
  });

  it('[NUM-12] [NUM-13] keeps every digit of a rounded amount, in Indian groups', () => {
    fc.assert(fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (amount) => {
      const shown = formatMoney(amount);
      expect(shown).to.match(/^-?₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      expect(Number(shown.replace(/[₹,]/g, ''))).to.equal(Math.sign(amount) * Math.round(Math.abs(amount)) + 0);
    }));
  });

  it('[NUM-12] [NUM-13] writes every amount there is without an exponent, and the unknown ones as a dash', () => {
    fc.assert(fc.property(fc.double(), (amount) => {
      const shown = formatMoney(amount);
      if (!Number.isFinite(amount)) expect(shown).to.equal('—');
      else expect(shown).to.match(/^-?₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      if (Number.isFinite(amount) && Math.abs(amount) < 0.5) expect(shown).to.equal('₹0');
      if (Number.isFinite(amount) && amount > 0.5) expect(formatMoney(-amount)).to.equal(`-${shown}`);
    }), { numRuns: 1000 });
  });

  it('[NUM-12] groups at the edges of every size', () => {
    expect([9_999, 10_000, 99_949, 99_950, 99_999, 99_99_999, 1_00_00_000, -99_999].map(formatMoney)).to.deep.equal(
      ['₹9,999', '₹10,000', '₹99,949', '₹99,950', '₹99,999', '₹99,99,999', '₹1,00,00,000', '-₹99,999'],
    );
  });

  it('shows a price only where it can be one', () => {
    expect([799, 0.6].map(formatPrice)).to.deep.equal(['₹799', '₹1']);
    for (const unknown of [0, -1, Number.NaN, Infinity, null, undefined]) expect(formatPrice(unknown), String(unknown)).to.equal(undefined);
    expect(formatPrice('799' as never)).to.equal(undefined);
  });
});
