import { expect } from '@open-wc/testing';
import { pastPaymentsStore } from '../../../src/features/earnings/past-payments-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';

const path = '/v1/earnings/payments';

describe('pastPaymentsStore', () => {
  it('asks for pages of twenty from the first on, as long as there is another', async () => {
    const net = createAnsweringFetch();
    const store = createRuntime({ ephemeral: true, fetch: net.fetch }).use(pastPaymentsStore);
    const loaded = store.ensure();
    const first = await net.at(path);
    expect(first.query).to.deep.equal({ page_no: '1', page_size: '20' });
    first.answer({ data: [{ payment_id: 'p1', status: 'PAID' }], has_next_page: true });
    await loaded;
    expect(store.load.value).to.have.nested.property('value.items').that.deep.equals([{ id: 'p1', payment_id: 'p1', status: 'PAID' }]);
    const more = store.loadMore();
    const second = await net.at(path, 1);
    expect(second.query['page_no']).to.equal('2');
    second.answer({ data: [{ payment_id: 'p2', status: 'PAID' }], has_next_page: false });
    await more;
    expect(store.load.value).to.deep.nested.include({ 'value.hasMore': false, 'value.items[1].id': 'p2' });
  });
});
