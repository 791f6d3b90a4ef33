import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { olderPostStore } from '../../../src/features/performance/older-post-store';
import { createAnsweringFetch, type Asked } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

const path = '/v1/performance/perf/post';

describe('olderPostStore', () => {
  it('[API-50][ENT-29][ENT-30] asks by id, type and payout flag, and reads the bucket entries', async () => {
    const net = createAnsweringFetch({ '/home/profile-data': { is_payout_experiment_enabled: true } });
    const store = createRuntime({ fetch: net.fetch }).use(olderPostStore).of({});
    const shown = store.ensure('p1', 'AUTO_DM');
    await waitUntil(() => net.to(path)[0]);
    const asked = net.to(path)[0] as Asked;
    expect(asked.query).to.deep.equal({ post_id: 'p1', post_type: 'AUTO_DM', is_payout_experiment_enabled: 'true' });
    const bucket = { commission: 90, avg_commission_pct: 9.5, orders: 2, sales: 950, min_commission: 9, max_commission: 10 };
    asked.answer({
      post_id: 'p1', post_type: 'AUTO_DM', commission: 95, affiliate_bucket: bucket,
      linked_products: [{ id: '1', name: 'One' }, { id: '1', name: 'One' }],
    });
    await shown;
    const load = store.load.peek();
    if (load.state !== 'ready') throw new Error(`not ready but ${load.state}`);
    expect(load.value.post.commission).to.equal(95);
    expect(load.value.products).to.have.length(1);
    expect(load.value.buckets).to.deep.equal([
      { key: 'affiliate_bucket', nonAffiliate: false, commission: 90, average: 9.5, orders: 2, sales: 950, min: 9, max: 10 },
    ]);
  });

  it('never shows the figures of the post before', async () => {
    const net = createAnsweringFetch({ '/home/profile-data': {} });
    const store = createRuntime({ fetch: net.fetch }).use(olderPostStore).of({});
    const first = store.ensure('p1', 'AUTO_DM');
    await waitUntil(() => net.to(path)[0]);
    void store.ensure('p2', 'QR_CODE');
    expect(net.to(path)[0]?.aborted).to.equal(true);
    net.to(path)[0]?.answer({ post_id: 'p1', post_type: 'AUTO_DM' });
    await first;
    expect(store.load.peek()).to.deep.equal({ state: 'loading' });
  });

  it('shows the figures of an earlier post at once, and those of no other one', async () => {
    const net = createAnsweringFetch({ '/home/profile-data': {} });
    const store = createRuntime({ fetch: net.fetch }).use(olderPostStore).of({});
    const first = store.ensure('p1', 'AUTO_DM');
    (await net.at(path)).answer({ post_id: 'p1', post_type: 'AUTO_DM' });
    await first;
    expect(store.load.peek()).to.have.nested.property('value.products').that.deep.equals([]);
    void store.ensure('p2', 'QR_CODE');
    expect(store.load.peek()).to.deep.equal({ state: 'loading' });
    await net.at(path, 1);
    void store.ensure('p1', 'AUTO_DM');
    expect(store.load.peek()).to.have.nested.property('stale.post.id', 'p1');
  });
});
