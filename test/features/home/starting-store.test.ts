import { expect } from '@open-wc/testing';
import { startingStore } from '../../../src/features/home/starting-store';
import { homeStore } from '../../../src/features/shared/posts/home-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { waitUntil } from '../../support/wait-until';

const bankPath = '/v1/user-bank-details/status';
const collection = { id: 'a', name: 'Desk', platform: 'YOUTUBE' };
const post = { auto_dm_post_id: 'p', instagram_media: { id: 'm' }, product_details_list: [] };

function start(profile: object) {
  const net = createAnsweringFetch({ '/home/profile-data': profile, '/v1/earnings': {} });
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch });
  const store = runtime.use(startingStore);
  const answer = async (collections: object[], posts: object[], status: string | null) => {
    void runtime.use(homeStore).ensure('');
    void store.ensure();
    (await net.at('/collection-links')).answer({ collections });
    (await net.at('/home/listing')).answer({ auto_dm_posts: posts });
    (await net.at(bankPath)).answer({ status });
    await waitUntil(() => !Object.values(store.done.value).includes(undefined));
  };
  return { store, answer };
}

describe('startingStore', () => {
  it('knows of no step before it was read', () => {
    expect(start({}).store.done.value).to.deep.equal({ instagram: undefined, link: undefined, post: undefined, bank: undefined });
  });

  it('knows which steps a new creator has not done', async () => {
    const { store, answer } = start({ instagram_connected: true, instagram_reconnect_required: true });
    await answer([], [], 'NOT_SUBMITTED');
    expect(store.done.value).to.deep.equal({ instagram: false, link: false, post: false, bank: false });
  });

  it('knows which steps are done', async () => {
    const { store, answer } = start({ instagram_connected: true });
    await answer([collection], [post], 'SUBMITTED');
    expect(store.done.value).to.deep.equal({ instagram: true, link: true, post: true, bank: true });
  });
});
