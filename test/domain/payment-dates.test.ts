import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { addDays } from '../../src/domain/dates';
import { paymentTimeline } from '../../src/domain/payment-dates';
import { performanceWindow } from '../../src/domain/periods';

describe('payment dates', () => {
  it('gives 7 days for returns, 21 to confirm, and the Monday after the whole week is confirmed', () => {
    expect(paymentTimeline('2026-11-04T20:00:00Z')).to.deep.equal({
      ordered: '2026-11-05', returnWindowEnds: '2026-11-12', confirmed: '2026-11-26', paid: '2026-11-30',
    });
    expect(paymentTimeline('soon')).to.equal(null);
  });

  it('pays an order with the payment whose week holds it, never before it is confirmed', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
    fc.assert(fc.property(days, (ordered) => {
      const { confirmed = '', paid = '' } = paymentTimeline(ordered) ?? {};
      const { from, to } = performanceWindow(paid);
      expect(from <= ordered && ordered <= to && confirmed < paid).to.equal(true);
    }));
  });
});
