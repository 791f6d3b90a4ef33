import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { toCsv } from '../../src/domain/csv';
import { formatExactMoney } from '../../src/domain/exact-money';
import { financialYearDays } from '../../src/domain/financial-year';
import { normalisePost } from '../../src/domain/posts';
import { lastPaidYear, paidWithin, paidWithoutDay, paymentRows, paymentTotals, postRows, postTotals, type StatementPayment } from '../../src/domain/statement';

const payment = (id: string, facts: Partial<StatementPayment> = {}): StatementPayment => ({
  payment_id: id, status: 'PAID', amount: 930.02, paid_on: '2026-11-16', period_start: '2026-10-19', period_end: '2026-10-25',
  confirmed_commission: 899, new_user_bonus: 50, other_rewards: 0, bad_reels_deduction: 0, tds: 18.98, ...facts,
});
const titles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

describe('statements', () => {
  it('holds what was paid on days of the year in India, the oldest first', () => {
    const payments = [
      payment('after', { paid_on: '2027-03-31T18:30:00Z' }), // half past midnight on 1 April in India
      payment('last', { paid_on: '2027-03-31T18:29:59Z' }),
      payment('waiting', { status: 'PENDING' }),
      payment('unknown', { status: 'ON_HOLD' }),
      payment('no day', { paid_on: null }),
      payment('first', { paid_on: '2026-03-31T18:30:00Z' }),
      payment('before', { paid_on: '2026-03-31' }),
    ];
    expect(paidWithin(payments, financialYearDays(2026)).map((paid) => paid.payment_id)).to.deep.equal(['first', 'last']);
    expect(paidWithin(payments, { from: '', to: '' })).to.deep.equal([]);
    expect(paidWithoutDay([...payments, payment('odd', { paid_on: '16-11-2026' }), payment('odd too', { status: 'PENDING', paid_on: 'soon' })])
      .map((paid) => paid.payment_id)).to.deep.equal(['no day', 'odd']);
  });

  it('knows the last financial year in which something was paid', () => {
    const march = payment('march', { paid_on: '2027-03-31T18:29:59Z' });
    expect(lastPaidYear([march, payment('waiting', { status: 'UPCOMING', paid_on: '2027-04-05' })])).to.equal(2026);
    expect(lastPaidYear([payment('april', { paid_on: '2027-03-31T18:30:00Z' }), march])).to.equal(2027);
    expect(lastPaidYear([payment('no day', { paid_on: null })])).to.equal(null);
  });

  it('adds up to the paisa, and says nothing where a figure was not told', () => {
    const many = Array.from({ length: 1000 }, (_, index) => payment(String(index), { amount: 0.1, tds: 0.07 }));
    expect(paymentTotals(many)).to.deep.include({ amount: 100, tds: -70 });
    expect(paymentTotals([payment('a'), payment('b', { tds: null })])).to.deep.include({ tds: null, amount: 1860.04 });
    expect(paymentTotals([])).to.deep.include({ amount: 0, tds: 0 });
  });

  it('writes deductions as negative numbers, however they are signed, so that a line adds up', () => {
    const one = paymentRows([payment('p', { bad_reels_deduction: -150, tds: 15.98, amount: 783.02 })], titles, 'Total');
    expect(toCsv(one).split('\r\n')[1]).to.equal('"2026-11-16","p","2026-10-19","2026-10-25",899.00,50.00,0.00,-150.00,-15.98,783.02');
    expect(toCsv(one).split('\r\n')[2]).to.equal('"Total",,,,899.00,50.00,0.00,-150.00,-15.98,783.02');
  });

  it('writes the sums below all lines, of payments and of posts', () => {
    const lines = paymentRows([payment('p'), payment('q', { amount: 69.98, tds: 1.02, confirmed_commission: 1 })], titles, 'Total', ['One is missing']);
    expect(toCsv(lines).split('\r\n').slice(3)).to.deep.equal(['"Total",,,,900.00,100.00,0.00,0.00,-20.00,1000.00', '"One is missing"', '']);
    const post = (id: string, facts: object) => normalisePost({ post_id: id, post_type: 'QR_CODE', clicks: 3, searches: 40, orders: 2, sales: 100, commission: 10, new_user_bonus: 0, ...facts });
    const posts = postRows([post('a', {}), post('b', { clicks: 4, searches: 1, orders: 5, sales: 50.5, commission: 5.05, new_user_bonus: 50 })], titles, () => 'QR Code', 'Total');
    expect(toCsv(posts).split('\r\n')[3]).to.equal('"Total",,,,7,41,7,150.50,15.05,50.00');
    const unknown = postRows([post('a', { clicks: null }), post('b', { searches: null, commission: null })], titles, () => 'QR Code', 'Total');
    expect(toCsv(unknown).split('\r\n')[3], 'a QR code has searches, and no clicks').to.equal('"Total",,,,3,,4,200.00,,0.00');
  });

  it('writes nothing for what the server does not say', () => {
    const bare = paymentRows([{ payment_id: 'p', status: 'PAID', paid_on: '2026-11-16' }], titles, 'Total');
    expect(toCsv(bare).split('\r\n')[1]).to.equal('"2026-11-16","p",,,,,,,,');
  });

  it('has a total that equals its lines, whatever they are', () => {
    const paise = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(fc.property(fc.array(fc.record({ amount: paise, tds: fc.integer({ min: 0, max: 1e8 }) }), { maxLength: 60 }), (lines) => {
      const totals = paymentTotals(lines.map(({ amount, tds }, index) => payment(String(index), { amount: amount / 100, tds: tds / 100 })));
      expect(Math.round((totals.amount ?? 0) * 100)).to.equal(lines.reduce((sum, { amount }) => sum + amount, 0) + 0);
      expect(Math.round((totals.tds ?? 0) * -100) + 0).to.equal(lines.reduce((sum, { tds }) => sum + tds, 0));
    }));
  });

  it('writes a line per post, with ISO dates and counts as numbers', () => {
    const post = normalisePost({
      post_id: 'q1', post_type: 'QR_CODE', description: '=HYPERLINK("x")', created_at: '2026-11-15T20:00:00Z',
      clicks: 3, searches: 40, orders: 2, sales: 1798, commissions: 179.8, new_user_bonus: 50,
    });
    const csv = toCsv(postRows([post], titles, () => 'QR Code', 'Total'));
    expect(csv.split('\r\n')[1]).to.equal(`"q1","QR Code","'=HYPERLINK(""x"")","2026-11-16",3,40,2,1798.00,179.80,50.00`);
    expect(postTotals([post, post])).to.deep.equal({ clicks: 6, searches: 80, orders: 4, sales: 3596, commission: 359.6, bonus: 100 });
  });

  it('shows rupees with their paise in Indian groups', () => {
    expect([1234567.5, 0, -150, -0.001, 18.98].map(formatExactMoney)).to.deep.equal(['₹12,34,567.50', '₹0.00', '-₹150.00', '₹0.00', '₹18.98']);
    expect([null, undefined, Number.NaN, -Infinity].map(formatExactMoney)).to.deep.equal(Array(4).fill('—'));
  });

  it('of posts and payments begin with their titles and end with the remarks', () => {
    const post = normalisePost({ post_id: 'p1', post_type: 'AUTO_DM' });
    const rows = postRows([post], titles, () => 'AutoDM', 'Total', ['a remark']);
    expect([rows[0], rows.at(-1), rows.length]).to.deep.equal([titles, ['a remark'], 4]);
    expect(postRows([post], titles, () => 'AutoDM', 'Total')).to.have.length(3);
    const paid = paymentRows([payment('1')], titles, 'Total', ['a remark']);
    expect([paid[0], paid.at(-1), paid.length]).to.deep.equal([titles, ['a remark'], 4]);
    expect(paymentRows([payment('1')], titles, 'Total')).to.have.length(3);
  });

  it('have no sum of orders once one of them is not known', () => {
    const post = (orders: number | null) => normalisePost({ post_id: 'p', post_type: 'AUTO_DM', orders });
    expect(postTotals([post(1), post(null), post(5)]).orders).to.equal(null);
    expect(postTotals([post(1), post(5)]).orders).to.equal(6);
  });
});
