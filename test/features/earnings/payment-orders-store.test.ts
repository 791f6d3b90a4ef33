import { expect } from '@open-wc/testing';
import { paymentOrdersStore } from '../../../src/features/earnings/payment-orders-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';

const pathOf = (id: string) => `/v1/earnings/payments/${id}/orders`;

describe('paymentOrdersStore', () => {
  it('reads the orders of a payment page by page, and never shows those of another one', async () => {
    const net = createAnsweringFetch();
    const store = createRuntime({ ephemeral: true, fetch: net.fetch }).use(paymentOrdersStore);
    await store.refresh();
    expect(net.asked.length, 'before a payment was chosen').to.equal(0);
    const loaded = store.ensure('p1');
    const first = await net.at(pathOf('p1'));
    expect(first.query).to.deep.equal({ page_no: '1', page_size: '20' });
    const order = { order_id: 'o1', ordered_on: '2026-01-02', product_name: 'Lamp', product_image: '/l.png', sales: 3, commission: 2, new_user_bonus: 1 };
    first.answer({ data: [order], has_next_page: true, number_of_records: 9 });
    await loaded;
    expect(store.load.value).to.deep.nested.include({ 'value.total': 9, 'value.hasMore': true });
    expect(store.load.value).to.have.nested.property('value.items').that.deep.equals(
      [{ id: 'o1', day: '2026-01-02', product: 'Lamp', picture: '/l.png', sales: 3, commission: 2, bonus: 1 }],
    );
    const more = store.loadMore();
    const second = await net.at(pathOf('p1'), 1);
    expect(second.query['page_no']).to.equal('2');
    second.answer({ data: [{ ...order, order_id: 'o2' }], has_next_page: false, number_of_records: 9 });
    await more;
    expect(store.load.value).to.deep.nested.include({ 'value.hasMore': false });
    expect(store.load.value.state).to.equal('ready');
    void store.ensure('p2');
    expect(store.load.value).to.deep.equal({ state: 'loading' });
    await net.at(pathOf('p2'));
  });
});
