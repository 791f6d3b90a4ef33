import { expect } from '@open-wc/testing';
import { formatDay, formatRange } from '../../../src/text/days';
import { formatMoney } from '../../../src/domain/money';
import type { Payment } from '../../../src/api/contract/earnings';
import { expectAccessible } from '../../support/accessible';
import { click, findByRole, findByText, gone, pageText, queryByRole } from '../../support/screen';
import type { World } from '../../support/world';
import { answer, enter, openEarnings, spoken } from './open-earnings';

const card = (element: Element) => findByRole(element, 'region', 'Your payment');

describe('<creator-earnings>: what a payment says', () => {
  for (const [scenario, day] of [['payment-upcoming', 'Will be paid'], ['payment-paid', 'Paid']] as const) {
    it(`[EARN-04] [NUM-10] tells for which weeks it is: ${scenario}`, async () => {
      const world = await enter(scenario);
      const { payment } = await answer<{ payment: Payment }>(world, '/v1/earnings');
      const text = pageText(await card(await openEarnings(world)));
      expect(text).to.contain(`${day} ${spoken(payment.paid_on)}`);
      expect(text).to.contain(`Confirmed orders of ${formatRange(payment.period_start ?? '', payment.period_end ?? '')}`);
      expect(text).to.contain('Covers orders of three weeks earlier.');
      expect(text).not.to.contain('bank details');
    });
  }

  it('[EARN-04] says that bank details are missing where it waits for them, and leads there', async () => {
    const element = await openEarnings(await enter('payment-pending'));
    const pending = await card(element);
    await findByText(pending, 'Your bank details are missing, so this money cannot reach you yet.');
    const link = await findByRole(pending, 'link', 'Add bank details');
    expect(link.getAttribute('href')).to.match(/\/bank-details$/);
    const asked: unknown[] = [];
    element.addEventListener('creator-navigate', (event) => {
      event.preventDefault();
      asked.push((event as CustomEvent<{ route: string }>).detail.route);
    });
    link.click();
    expect(asked).to.deep.equal(['bankDetails']);
  });

  it('[EARN-05] opens what a payment is made of, and what is paid of it', async () => {
    const world = await enter('payment-paid');
    const { payment } = await answer<{ payment: Payment }>(world, '/v1/earnings');
    const element = await openEarnings(world);
    await click(element, 'button', 'See what it is made of');
    const dialog = await findByRole(element, 'dialog', `Payment of ${formatDay(payment.paid_on)}`);
    const text = pageText(dialog);
    for (const [name, amount] of [
      ['Confirmed commission', payment.confirmed_commission], ['New-user bonus', payment.new_user_bonus], ['Other rewards', payment.other_rewards],
      ['Bad-reels deduction', payment.bad_reels_deduction], ['TDS', -(payment.tds ?? 0)], ['Paid to you', payment.amount],
    ] as const) expect(text).to.contain(`${name} | ${formatMoney(amount)}`);
    expect(payment.tds).to.be.greaterThan(0);
    await expectAccessible(element);
    await click(dialog, 'button', 'Close');
    await gone(element, 'dialog', /Payment of/);
  });

  for (const [scenario, name, topic] of [
    ['payment-upcoming', 'Your payment', 'Upcoming Payments'],
    ['payment-pending', 'Your payment', 'Upcoming Payments'],
    ['payment-paid', 'Your payment', 'Past Payments'],
    ['payment-null', 'Nothing to pay yet', 'Upcoming Payments'],
  ] as const) {
    it(`[WIDGET-22] [WIDGET-24] explains ${topic} beside the payment: ${scenario}`, async () => {
      const element = await openEarnings(await enter(scenario));
      await click(element, 'button', `About ${name}`);
      const dialog = await findByRole(element, 'dialog', topic);
      expect(pageText(dialog)).to.contain('three weeks earlier');
    });
  }

  it('[WIDGET-22] [WIDGET-23] explains past payments, and confirmed and pending commissions, on their own pages', async () => {
    const world = await enter('payment-paid');
    for (const [view, about, topic] of [
      ['past_payments', 'Past payments', 'Past Payments'],
      ['confirmed_commission', 'Confirmed commission', 'Confirmed Commissions'],
      ['pending_commission', 'Pending commission', 'Pending Commissions'],
    ] as const) {
      const element = await openEarnings(world, { view });
      await click(element, 'button', `About ${about}`);
      await findByRole(element, 'dialog', topic);
      element.remove();
    }
  });

  describe('an answer with gaps', () => {
    let world: World;
    before(async () => { world = await enter('payment-upcoming'); });
    afterEach(() => world.control('faults', undefined, 'DELETE'));
    const say = (payment: object) => world.control('faults', { method: 'GET', path: '/v1/earnings', status: 200, body: { payment } });

    it('works the week of an upcoming Monday out, and shows dashes for the rest', async () => {
      await say({ payment_id: 'x', status: 'UPCOMING', paid_on: '2026-11-23' });
      const element = await openEarnings(world);
      const text = pageText(await card(element));
      expect(text).to.contain('—').and.to.contain(`Confirmed orders of ${formatRange('2026-10-26', '2026-11-01')}`);
      await click(element, 'button', 'See what it is made of');
      expect(pageText(await findByRole(element, 'dialog', 'Payment of 23 Nov 2026'))).to.contain('TDS | —').and.to.contain('To be paid | —');
    });

    it('claims no week for a payment that was made late', async () => {
      await say({ payment_id: 'x', status: 'PAID', amount: 12, paid_on: '2026-11-18' });
      const text = pageText(await card(await openEarnings(world)));
      expect(text).to.contain('₹12').and.to.not.contain('Confirmed orders of');
    });

    it('shows no drawer for nothing to pay', async () => {
      await say({ payment_id: 'x', status: 'NULL_PAYMENT', amount: 12 });
      const element = await openEarnings(world);
      await findByRole(element, 'region', 'Nothing to pay yet');
      expect(queryByRole(element, 'button', 'See what it is made of') === null).to.equal(true);
    });
  });
});
