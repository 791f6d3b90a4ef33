import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatPercent } from '../../src/domain/performance-figures';
import { formatShare, shareOfTotal } from '../../src/domain/share-of-total';

describe('percentages', () => {
  it('[NUM-01] [NUM-02] has at most two decimals and no trailing zero', () => {
    expect([10, 0.5, 12.345, 12.3, 100, -4.005, 0].map(formatPercent)).to.deep.equal(['10%', '0.5%', '12.35%', '12.3%', '100%', '-4%', '0%']);
  });

  it('shows no sign on a zero', () => {
    expect([-0, -0.001].map(formatPercent)).to.deep.equal(['0%', '0%']);
  });

  it('has Indian grouping, however large it is', () => {
    expect([1250, -123456.75, 1e97].map(formatPercent)).to.deep.equal(['1,250%', '-1,23,456.75%', `${String(BigInt(1e97)).replace(/\B(?=(?:\d\d)+\d(?!\d))/g, ',')}%`]);
  });

  it('shows a dash for what is not known', () => {
    for (const unknown of [null, undefined, Number.NaN, Infinity, -Infinity]) expect(formatPercent(unknown)).to.equal('—');
  });

  it('never strays by more than half of the last digit, and never writes a number that people cannot read', () => {
    fc.assert(fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
      const shown = formatPercent(value);
      expect(shown).to.match(/^-?\d{1,3}(,\d{2,3})*(\.\d{1,2})?%$/);
      expect(Math.abs(Number.parseFloat(shown.replaceAll(',', '')) - value)).to.be.at.most(0.005 + 1e-6);
    }));
  });

  it('of a total are known where both are and fit together', () => {
    expect([shareOfTotal(1, 4), shareOfTotal(4, 4), shareOfTotal(0, 4)]).to.deep.equal([25, 100, 0]);
    for (const [part, total] of [[null, 4], [1, null], [null, null], [-1, 4], [1, 0], [0, 0], [-2, -1], [5, 4]] as const) {
      expect(shareOfTotal(part, total), `${part} of ${total}`).to.equal(null);
    }
    expect([0.4, 1, 33.6].map(formatShare)).to.deep.equal(['<1%', '1%', '34%']);
  });
});
