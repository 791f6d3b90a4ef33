import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { barScale } from '../../src/domain/bar-scale';

describe('bars', () => {
  it('stand on zero, the highest over the whole height', () => {
    expect(barScale([50, 100, 0])).to.deep.equal({
      zero: 100, highest: 100, lowest: 0, bars: [{ top: 50, height: 50 }, { top: 0, height: 100 }, { top: 100, height: 0 }],
    });
  });

  it('hang from zero where they are negative', () => {
    expect(barScale([30, -10])).to.deep.equal({ zero: 75, highest: 30, lowest: -10, bars: [{ top: 0, height: 75 }, { top: 75, height: 25 }] });
  });

  it('leave out what is not known, and are flat where all is nothing', () => {
    expect(barScale([null, Number.NaN, Infinity, undefined]).bars).to.deep.equal([null, null, null, null]);
    expect(barScale([0, 0]).bars).to.deep.equal([{ top: 100, height: 0 }, { top: 100, height: 0 }]);
    expect(barScale([]).bars).to.deep.equal([]);
  });

  it('never leave the picture, however huge or negative a value is', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.double(), fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE)), { maxLength: 20 }), (values) => {
      for (const bar of barScale(values).bars) {
        if (!bar) continue;
        expect(bar.height >= 0 && bar.top >= -1e-9 && bar.top + bar.height <= 100 + 1e-9).to.equal(true);
      }
    }));
  });

  it('do not take what is no number for a height', () => {
    expect(barScale([50, null, Number.NaN, Infinity, undefined, 100])).to.deep.equal({
      zero: 100, highest: 100, lowest: 0, bars: [{ top: 50, height: 50 }, null, null, null, null, { top: 0, height: 100 }],
    });
  });

  it('hang far where the negative ones are larger', () => {
    expect(barScale([10, -30])).to.deep.equal({ zero: 25, highest: 10, lowest: -30, bars: [{ top: 0, height: 25 }, { top: 25, height: 75 }] });
  });
});
