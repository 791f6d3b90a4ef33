import { expect } from '@open-wc/testing';
import { earningsStore } from '../../../../src/features/shared/payments/earnings-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { createNotingContext } from '../../../support/noting-context';

describe('earningsStore', () => {
  it('asks for the earnings, and remembers them', async () => {
    const net = createAnsweringFetch();
    const { context, names } = createNotingContext(net.fetch);
    const store = earningsStore(context);
    const loaded = store.ensure();
    (await net.at('/v1/earnings')).answer({ total_commission: 12 });
    await loaded;
    expect([store.value()?.total_commission, names]).to.deep.equal([12, ['earnings']]);
  });
});
