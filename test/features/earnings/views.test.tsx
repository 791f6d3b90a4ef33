import { expect } from '@open-wc/testing';
import { Overview } from '../../../src/features/earnings/views/overview';
import { CommissionPage } from '../../../src/features/earnings/views/commission-page';
import { PaymentTimeline } from '../../../src/features/earnings/views/payment-timeline';
import { PaymentRow, PaymentSums } from '../../../src/features/earnings/views/payment-row';
import { plainText } from '../../support/plain-view';
import { mount, unmountAll } from '../../widgets/mount';

const payment = { payment_id: 'p1', status: 'PENDING', amount: 1250, paid_on: '2026-11-16', period_start: '2026-11-02', period_end: '2026-11-08' };
const earnings = {
  confirmed_commission: 1000, tds: 100, confirmed_commission_amount: 1000, pending_commission: 300, returned_commission: 0, total_commission: 1300, payment,
};

describe('views of earnings', () => {
  afterEach(unmountAll);

  it('show figures from plain data, without a store and without React', () => {
    const asked: string[] = [];
    const overview = (
      <Overview
        earnings={earnings}
        tab="commissions"
        bankDetails={{ href: '/bank-details' }}
        now={new Date('2026-11-20T06:00:00Z')}
        onTab={(tab) => asked.push(tab)}
        onView={(view) => asked.push(view)}
        onPayment={(question) => asked.push(question)}
        onStatement={() => asked.push('statement')}
      />
    );
    const text = plainText(overview);
    for (const figure of ['₹1,250', '₹1,300', '₹1,000', '₹300']) expect(text).to.contain(figure);
    const view = mount(overview);
    expect(view.text()).to.equal(text);
    expect(view.one('a').getAttribute('href')).to.equal('/bank-details');
    for (const name of ['See what it is made of', 'Orders']) view.button(name).click();
    expect(asked).to.deep.equal(['details', 'orders']);
  });

  it('show a part of the earnings, with its rates and what opens from it', () => {
    const asked: string[] = [];
    const view = (kind: 'confirmed' | 'pending') => (
      <CommissionPage
        kind={kind}
        earnings={{ ...earnings, buckets: [{ title: '10% Commission', amount: 10_000, commission: 1000, orders: 3 }] }}
        tab="commissions"
        onTab={(tab) => asked.push(tab)}
        onInfo={() => asked.push('info')}
        onBreakdown={() => asked.push('breakdown')}
      />
    );
    const confirmed = mount(view('confirmed'));
    expect(confirmed.text()).to.equal(plainText(view('confirmed')));
    for (const words of ['₹1,000', '10% Commission']) expect(confirmed.text()).to.contain(words);
    confirmed.one<HTMLButtonElement>('.card > .button').click();
    expect(asked).to.deep.equal(['breakdown']);
    const pending = mount(view('pending'));
    expect(pending.text()).to.equal(plainText(view('pending')));
    expect(pending.text()).to.contain('₹300').and.to.not.contain('10% Commission');
  });

  it('show when an order of a day is paid, for the days that can be selected', () => {
    const of = (day: string) => <PaymentTimeline day={day} today="2026-11-22" first="2026-11-01" last="2026-12-01"><input type="date" /></PaymentTimeline>;
    const text = plainText(of('2026-11-22'));
    expect(mount(of('2026-11-22')).text()).to.equal(text);
    expect(text).to.contain('2026');
    expect(plainText(of('2026-10-31')).length, 'a day that cannot be selected has no dates').to.be.below(text.length);
  });

  it('show past payments and what they come to', () => {
    const row = (paid_on: string) => plainText(<PaymentRow payment={{ ...payment, paid_on }} now={new Date('2026-11-20T12:00:00Z')} onOpen={() => undefined} />);
    expect(row('2026-11-19')).to.match(/^Yesterday, 19 Nov .*₹1,250/);
    expect(row('2026-11-16')).to.match(/^4 days ago, 16 Nov /);
    expect(row('2026-11-09')).to.match(/^9 Nov 2026 /);
    expect(row('soon')).to.match(/^— /);
    expect(plainText(<PaymentSums payments={[payment, { ...payment, payment_id: 'p2', amount: 750 }]} />)).to.contain('₹2,000');
  });
});
