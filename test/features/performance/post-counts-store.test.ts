import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../src/runtime';
import { postCountsStore } from '../../../src/features/performance/post-counts-store';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

const path = '/v1/performance/perf/post-count';

describe('postCountsStore', () => {
  const start = (profile: object) => {
    const net = createAnsweringFetch({ '/home/profile-data': profile });
    const store = createRuntime({ fetch: net.fetch }).use(postCountsStore);
    const asked = async () => {
      await waitUntil(() => net.to(path)[0]);
      return net.to(path)[0];
    };
    return { store, asked };
  };

  it('[API-55][ROLE-07] asks the older family how many posts there are', async () => {
    const { store, asked } = start({ is_payout_experiment_enabled: true });
    const loaded = store.refresh();
    expect((await asked())?.query).to.deep.equal({ is_payout_experiment_enabled: 'true' });
    (await asked())?.answer({ auto_dm_counts: 2, collection_counts: 3, qr_code_counts: 4 });
    await loaded;
    expect(store.load.peek()).to.deep.equal({ state: 'ready', value: { total: 9, autoDm: 2, collection: 3, qrCode: 4 } });
  });

  it('[ROLE-08] says false where the profile has no payout flag', async () => {
    const { store, asked } = start({});
    void store.refresh();
    expect((await asked())?.query).to.deep.equal({ is_payout_experiment_enabled: 'false' });
    store.reset();
    expect((await asked())?.aborted).to.equal(true);
  });
});
