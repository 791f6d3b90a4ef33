import { expect } from '@open-wc/testing';
import { formatDay } from '../../../src/text/days';
import { formatMoney } from '../../../src/domain/money';
import type { Payment } from '../../../src/api/contract/earnings';
import { expectAccessible } from '../../support/accessible';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryAllByText, queryByRole } from '../../support/screen';
import type { World } from '../../support/world';
import { answer, enter, openEarnings, spoken } from './open-earnings';
import { waitUntil } from '../../support/wait-until';

const path = '/v1/earnings/payments';

const run = (index: number, facts: Partial<Payment> = {}): Payment => {
  const day = new Date(Date.UTC(2026, 10, 16) - index * 7 * 86_400_000).toISOString().slice(0, 10);
  return { payment_id: `run-${index}`, status: 'PAID', amount: 1000 + index, paid_on: day, ...facts };
};
const runs = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => run(from + index));
const rowsOf = (element: Element) => queryAllByRole(element, 'button', /^(\d+ \w+ \d{4}|\d days ago|Yesterday|Today)/);

describe('<creator-earnings>: past payments', () => {
  let world: World;
  before(async () => { world = await enter('busy-creator'); });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  const say = (data: Payment[], more: boolean) =>
    world.control('faults', { method: 'GET', path, status: 200, times: 1, body: { data, has_next_page: more } });
  const past = () => openEarnings(world, { view: 'past_payments' });
  const sent = async () => (await world.requests()).filter((request) => request.path === path).length;

  it('[EARN-05] opens a payment with its own five figures and what was paid of it', async () => {
    const { data } = await answer<{ data: Payment[] }>(world, `${path}?page_no=1&page_size=20`);
    const element = await past();
    const payment = data[2];
    const row = await findByRole(element, 'button', new RegExp(`^${formatDay(payment?.paid_on)}`));
    row.focus();
    row.click();
    const dialog = await findByRole(element, 'dialog', `Payment of ${formatDay(payment?.paid_on)}`);
    const text = pageText(dialog);
    for (const [name, amount] of [
      ['Confirmed commission', payment?.confirmed_commission], ['New-user bonus', payment?.new_user_bonus], ['Other rewards', payment?.other_rewards],
      ['Bad-reels deduction', -(payment?.bad_reels_deduction ?? 0)], ['TDS', -(payment?.tds ?? 0)], ['Paid to you', payment?.amount],
    ] as const) expect(text).to.contain(`${name} | ${formatMoney(amount)}`);
    await click(dialog, 'button', 'Close');
    await gone(element, 'dialog', /Payment of/);
    expect(element.shadowRoot?.activeElement === row).to.equal(true);
  });

  it('draws the last payments, with every figure in words', async () => {
    const { data } = await answer<{ data: Payment[] }>(world, `${path}?page_no=1&page_size=20`);
    const element = await past();
    const list = await findByRole(element, 'list', 'Your last 12 payments');
    expect(queryAllByRole(list, 'listitem').map(({ textContent }) => textContent)).to.deep.equal(
      data.slice(0, 12).reverse().map((payment) => `Paid ${spoken(payment.paid_on)}: ${formatMoney(payment.amount)}`),
    );
    expect(element.shadowRoot?.querySelectorAll('.bar-chart rect').length).to.equal(12);
  });

  it('draws no trend of one payment', async () => {
    await say([run(0)], false);
    const element = await past();
    await findByText(element, '2 days ago, 16 Nov');
    expect(rowsOf(element)).to.have.length(1);
    expect(queryByRole(element, 'heading', /Your last/) === null).to.equal(true);
    await expectAccessible(element);
  });

  it('draws no trend of amounts that nobody told', async () => {
    await say([run(0), run(1, { amount: null }), run(2, { status: 'ON_HOLD' })], false);
    const element = await past();
    await waitUntil(() => rowsOf(element).length === 3);
    await findByText(element, '—');
    await findByText(element, 'Nothing to pay yet');
    await waitUntil(() => element.shadowRoot?.querySelectorAll('.skeleton').length === 0);
    expect(queryByRole(element, 'heading', /Your last/) === null).to.equal(true);
  });

  it('says that there are none yet', async () => {
    await say([], false);
    const element = await past();
    await findByText(element, 'No payments yet');
    expect(rowsOf(element)).to.have.length(0);
  });

  it('[EARN-06] shows the error screen for a failed first load, and loads again on Retry', async () => {
    await world.control('faults', { method: 'GET', path, status: 400, times: 1 });
    const element = await past();
    await findByText(element, 'Your earnings are safe and will be reflected in few minutes');
    await waitUntil(() => element.status === 'error', 'it is not error');
    await click(element, 'button', 'Retry');
    await waitUntil(() => rowsOf(element).length > 2);
    await waitUntil(() => element.status === 'ready', 'it is not ready');
  });

  it('asks for the next page once, however often its end comes into view', async () => {
    await say(runs(0, 20), true);
    const next = await hold(world, 'GET', path, { status: 200, times: 1, body: { data: runs(20, 30), has_next_page: false } });
    const element = await past();
    await waitUntil(() => rowsOf(element).length === 20);
    for (let times = 0; times < 6; times += 1) {
      scrollTo(0, times % 2 ? 0 : document.documentElement.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
    await next.kept();
    expect(queryAllByText(element, 'Paid so far'), 'the sum of a part of them').to.have.length(0);
    await next.release();
    await waitUntil(() => rowsOf(element).length === 30, 'the second page');
    await findByText(element, 'Paid so far');
    expect(await sent()).to.equal(2);
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
    expect(await sent()).to.equal(2);
  });

  it('stops silently when the next page does not come, and keeps what is there', async () => {
    await say(runs(0, 20), true);
    await world.control('faults', { method: 'GET', path, status: 400, times: 1 });
    const element = await past();
    await waitUntil(() => rowsOf(element).length === 20);
    scrollTo(0, document.documentElement.scrollHeight);
    await findByRole(element, 'button', 'Load more');
    expect(await sent()).to.equal(2);
    expect(rowsOf(element)).to.have.length(20);
    expect([element.status, queryAllByRole(element, 'alert').length, queryAllByRole(element, 'status').map((region) => region.textContent)]).to.deep.equal(['ready', 0, ['Loaded']]);
    await say(runs(20, 22), false);
    await click(element, 'button', 'Load more');
    await waitUntil(() => rowsOf(element).length === 22);
  });

  it('never shows a late answer of a view that was left', async () => {
    const late = await hold(world, 'GET', path, { status: 200, times: 1, body: { data: [run(0, { amount: 4321 })], has_next_page: false } });
    const opened = await openEarnings(world);
    opened.setAttribute('view', 'past_payments');
    await findByRole(opened, 'heading', 'Past payments');
    await late.kept();
    await click(opened, 'button', 'Back');
    await findByRole(opened, 'heading', 'Payments');
    await click(opened, 'button', /^Past payments/);
    await waitUntil(() => rowsOf(opened).length > 2);
    await late.release();
    await answer(world, `${path}?page_no=1&page_size=20`); // comes after the late one
    expect(pageText(opened)).not.to.contain('₹4,321');
  });
});
