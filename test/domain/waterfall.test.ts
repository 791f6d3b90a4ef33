import { expect } from '@open-wc/testing';
import { isNothing, returnedBefore } from '../../src/domain/payments';
import { waterfallBars } from '../../src/domain/waterfall';

const step = (amount: number | null | undefined) => ({ amount });
const sum = (amount: number | null | undefined) => ({ amount, sum: true });

describe('waterfallBars', () => {
  it('lets each amount continue where the one before it ended, and begins a sum at zero', () => {
    expect(waterfallBars([step(200), step(-50), sum(150), step(-30), sum(120)])).to.deep.equal([
      { start: 0, width: 100 }, { start: 75, width: 25 }, { start: 0, width: 75 }, { start: 60, width: 15 }, { start: 0, width: 60 },
    ]);
  });

  it('has zero inside where more is taken than there is', () => {
    expect(waterfallBars([sum(50), step(-100), sum(-50)])).to.deep.equal([{ start: 50, width: 50 }, { start: 0, width: 100 }, { start: 0, width: 50 }]);
  });

  it('has no bar for zero, and none at all where an amount is unknown', () => {
    expect(waterfallBars([sum(10), step(0), step(-0), sum(10)])).to.deep.equal([{ start: 0, width: 100 }, null, null, { start: 0, width: 100 }]);
    for (const unknown of [null, undefined, NaN, Infinity]) expect(waterfallBars([sum(10), step(unknown), sum(10)])).to.deep.equal([null, null, null]);
    expect(waterfallBars([sum(0), step(0)])).to.deep.equal([null, null]);
    expect(waterfallBars([])).to.deep.equal([]);
  });

  it('stays within the width for any amounts', () => {
    for (let round = 0; round < 200; round += 1) {
      const steps = Array.from({ length: 7 }, (_, index) => ({ amount: Math.round((Math.random() - 0.4) * 10 ** (index + 1)) / 100, sum: index % 3 === 0 }));
      for (const bar of waterfallBars(steps)) {
        if (bar) expect([bar.start >= -1e-9, bar.width > 0, bar.start + bar.width <= 100 + 1e-9], JSON.stringify(steps)).to.deep.equal([true, true, true]);
      }
    }
  });
});

describe('what a list of amounts can say', () => {
  it('is nothing only if each is a known zero', () => {
    expect([isNothing([0, -0]), isNothing([0, 0.01]), isNothing([0, null]), isNothing([undefined])]).to.deep.equal([true, false, false, false]);
  });

  it('counts returns before the confirmed commission only where the split confirms the same', () => {
    const said = { confirmed_commission: 100, confirmed_commission_amount: 100, returned_commission: 20 };
    expect(returnedBefore(said)).to.equal(20);
    expect([{ confirmed_commission: 90 }, { returned_commission: 0 }, { returned_commission: null }, { confirmed_commission_amount: null }]
      .map((gap) => returnedBefore({ ...said, ...gap }))).to.deep.equal([undefined, undefined, undefined, undefined]);
  });
});
