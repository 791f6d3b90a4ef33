import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { addDays } from '../../src/domain/dates';
import { coveredWeek } from '../../src/domain/payments';
import { paymentTimeline } from '../../src/domain/payment-dates';
import { performanceWindow } from '../../src/domain/performance-window';

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

  it('takes the week of a payment from the server, and works it out for an upcoming Monday only', () => {
    const told = { status: 'PAID', paid_on: '2026-11-18', period_start: '2026-10-19', period_end: '2026-10-25' };
    expect(coveredWeek(told)).to.deep.equal({ from: '2026-10-19', to: '2026-10-25' });
    expect(coveredWeek({ status: 'UPCOMING', paid_on: '2026-11-23' })).to.deep.equal({ from: '2026-10-26', to: '2026-11-01' });
    expect(coveredWeek({ status: 'UPCOMING', paid_on: '2026-11-24' })).to.equal(null);
    expect(coveredWeek({ status: 'PAID', paid_on: '2026-11-23' })).to.equal(null);
    expect(coveredWeek({ status: 'UPCOMING', paid_on: null, period_start: '2026-10-19' })).to.equal(null);
  });

  it('guesses no week where the server sent one that cannot be read', () => {
    const upcoming = { status: 'UPCOMING', paid_on: '2026-11-23' };
    expect(coveredWeek({ ...upcoming, period_start: 'soon' })).to.equal(null);
    expect(coveredWeek({ ...upcoming, period_end: 'soon' })).to.equal(null);
    expect(coveredWeek({ ...upcoming, period_start: '2026-10-19', period_end: 'soon' })).to.equal(null);
    expect(coveredWeek({ ...upcoming, period_start: 'soon', period_end: '2026-10-25' })).to.equal(null);
    const known = { from: '2026-10-26', to: '2026-11-01' };
    expect(coveredWeek({ ...upcoming, period_start: '2026-10-19' }), 'half of it').to.deep.equal(known);
    expect(coveredWeek({ ...upcoming, period_end: '2026-10-25' }), 'the other half').to.deep.equal(known);
    expect(coveredWeek({ status: 'UPCOMING', paid_on: 'soon' })).to.equal(null);
    expect(coveredWeek({ status: 'PAID', paid_on: '2026-11-23' })).to.equal(null);
  });
});
