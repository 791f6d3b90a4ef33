import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { postDetailStore } from '../../../src/features/performance/post-detail-store';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

function start() {
  const net = createAnsweringFetch();
  const store = createRuntime({ fetch: net.fetch }).use(postDetailStore).of({});
  const asked = async (index: number) => {
    await waitUntil(() => net.asked[index]);
    const request = net.asked[index];
    if (!request) throw new Error('no request');
    return request;
  };
  return { store, asked };
}

describe('postDetailStore', () => {
  it('[API-54][ENT-28] asks for one post of a period and reads every field of it', async () => {
    const { store, asked } = start();
    const loaded = store.ensure('9', 'QR_CODE', 'LIFETIME');
    const request = await asked(0);
    expect(request.path).to.equal('/perf/v2/post-details');
    expect(request.body).to.deep.equal({ post_id: '9', post_type: 'QR_CODE', time_period: 'LIFETIME' });
    const product = { id: 'p1', name: 'Lamp' };
    request.answer({
      post_id: '9', post_type: 'QR_CODE', thumbnails: ['/a.png'], icon: '/i.png', description: 'Lamps', created: '2026-01-02', commission: 5,
      clicks: 6, searches: 7, orders: 8, sales: 9, new_user_earnings: 50, new_user_orders: 1, linked_products: [product, product],
    });
    await loaded;
    expect(store.load.peek()).to.deep.equal({
      state: 'ready',
      value: {
        post: {
          id: '9', type: 'QR_CODE', thumbnails: ['/a.png'], icon: '/i.png', description: 'Lamps', createdAt: '2026-01-02', commission: 5,
          clicks: 6, searches: 7, orders: 8, sales: 9, newUserEarnings: 50, newUserOrders: 1,
        },
        products: [product],
      },
    });
  });

  it('keeps the figures of the same post while another period loads, and never those of another post', async () => {
    const { store, asked } = start();
    const first = store.ensure('1', 'AUTO_DM', 'LAST_7_DAYS');
    (await asked(0)).answer({ post_id: '1', post_type: 'AUTO_DM' });
    await first;
    void store.ensure('1', 'AUTO_DM', 'LIFETIME');
    expect(store.load.peek()).to.have.nested.property('stale.post.id', '1');
    const second = await asked(1);
    void store.ensure('2', 'AUTO_DM', 'LIFETIME');
    expect(store.load.peek()).to.deep.equal({ state: 'loading' });
    expect(second.aborted).to.equal(true);
  });

  it('shows the figures of an earlier choice at once, and no other ones of a post with the same id', async () => {
    const { store, asked } = start();
    const first = store.ensure('1', 'AUTO_DM', 'LIFETIME');
    (await asked(0)).answer({ post_id: '1', post_type: 'AUTO_DM' });
    await first;
    expect(store.load.peek()).to.have.nested.property('value.products').that.deep.equals([]);
    void store.ensure('1', 'QR_CODE', 'LIFETIME');
    expect(store.load.peek()).to.deep.equal({ state: 'loading' });
    await asked(1);
    void store.ensure('1', 'AUTO_DM', 'LIFETIME');
    expect(store.load.peek()).to.have.nested.property('stale.post.id', '1');
  });
});
