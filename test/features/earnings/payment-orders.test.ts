import { expect } from '@open-wc/testing';
import type { Payment } from '../../../src/api/contract/earnings';
import { formatDay } from '../../../src/text/days';
import { formatMoney } from '../../../src/domain/money';
import { expectAccessible } from '../../support/accessible';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, queryAllByRole, queryByText } from '../../support/screen';
import { waitUntil } from '../../support/wait-until';
import type { World } from '../../support/world';
import { answer, enter, openEarnings } from './open-earnings';

interface Orders { data: { product_name: string; sales: number; commission: number; ordered_on: string }[]; number_of_records: number }

describe('<creator-earnings>: the orders of a payment', () => {
  let world: World;
  let payment: Payment | undefined;
  let path: string;
  before(async () => {
    world = await enter('busy-creator');
    payment = (await answer<{ data: Payment[] }>(world, '/v1/earnings/payments?page_no=1&page_size=20')).data[0];
    path = `/v1/earnings/payments/${payment?.payment_id}/orders`;
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });

  async function drawer(): Promise<HTMLElement> {
    const element = await openEarnings(world, { view: 'past_payments' });
    await click(element, 'button', new RegExp(`${formatDay(payment?.paid_on).slice(0, -5)}\\b.*Orders of`, 's'));
    return findByRole(element, 'dialog', /^Payment of/);
  }
  const asked = async () => (await world.requests()).filter((request) => request.path === path).length;

  it('are shown with product, day, sale and commission, which add up', async () => {
    const { data, number_of_records: total } = await answer<Orders>(world, `${path}?page_no=1&page_size=20`);
    const dialog = await drawer();
    const list = await findByRole(dialog, 'list', total === 1 ? '1 order in this payment' : `${total} orders in this payment`);
    const rows = queryAllByRole(list, 'listitem');
    expect(rows).to.have.length(data.length);
    const [first] = data;
    for (const text of [first?.product_name, `${formatDay(first?.ordered_on)} · ${formatMoney(first?.sales)} sale`, formatMoney(first?.commission)]) {
      expect(rows[0]?.textContent).to.contain(text);
    }
    expect(queryByText(dialog, /do not add up/) === null).to.equal(true);
    await expectAccessible(dialog);
  });

  for (const [name, fault] of [
    ['has not got the call', { status: 404 }], ['does not implement it', { status: 501 }], ['answers something else', { status: 200, body: { orders: 7 } }],
  ] as const) {
    it(`are not mentioned if the API ${name}`, async () => {
      await world.control('faults', { method: 'GET', path, ...fault });
      const dialog = await drawer();
      await waitUntil(async () => (await asked()) === 1);
      await findByText(dialog, 'Confirmed commission');
      expect(queryAllByRole(dialog, 'heading').map(({ textContent }) => textContent)).to.deep.equal([`Payment of ${formatDay(payment?.paid_on)}`]);
      expect(queryAllByRole(dialog, 'alert')).to.have.length(0);
    });
  }

  it('say that they could not be loaded, and come with Retry', async () => {
    await world.control('faults', { method: 'GET', path, status: 500 });
    const dialog = await drawer();
    await findByText(dialog, 'The orders could not be loaded.');
    await world.control('faults', undefined, 'DELETE');
    await click(dialog, 'button', 'Retry');
    await findByRole(dialog, 'heading', /orders? in this payment$/);
  });

  it('do not hold back the figures of the payment', async () => {
    const { kept, release } = await hold(world, 'GET', path);
    const dialog = await drawer();
    await kept();
    await findByText(dialog, 'Confirmed commission');
    await release();
    await findByRole(dialog, 'heading', /orders? in this payment$/);
  });

  it('are loaded page by page, as the list is scrolled', async () => {
    const order = (number: number) => ({ order_id: `o-${number}`, ordered_on: '2026-10-20', product_name: `Product ${number}`, sales: 100, commission: 10 });
    const page = (from: number, count: number, more: boolean) => ({ data: Array.from({ length: count }, (_, index) => order(from + index)), number_of_records: 25, has_next_page: more });
    await world.control('faults', { method: 'GET', path, status: 200, times: 1, body: page(0, 20, true) });
    const dialog = await drawer();
    const list = await findByRole(dialog, 'list', '25 orders in this payment');
    await waitUntil(() => queryAllByRole(list, 'listitem').length > 0);
    await world.control('faults', { method: 'GET', path, status: 200, times: 1, body: page(20, 5, false) });
    const last = () => queryAllByRole(dialog, 'listitem').at(-1);
    await waitUntil(() => {
      last()?.scrollIntoView();
      return last()?.textContent?.includes('Product 24') === true;
    });
  });
});
