import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/runtime';
import { homeStore } from '../../../../src/features/shared/posts/home-store';
import { instagramStore } from '../../../../src/features/shared/instagram/instagram-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { createNotingContext } from '../../../support/noting-context';
import { waitUntil } from '../../../support/wait-until';

const linksPath = '/collection-links';
const postsPath = '/home/listing';
const bannerPath = '/1.0/affiliate/dynamic-widget/fetch-active-on-mcc';
const others = { '/home/profile-data': {}, '/v1/earnings': {} };
const none = { collections: [], total_pages: 0, total_count: 0 };

function start() {
  const net = createAnsweringFetch(others);
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch });
  const store = runtime.use(homeStore);
  const lists = async (index = 0) => {
    (await net.at(linksPath, index)).answer(none);
    (await net.at(linksPath, index + 1)).answer(none);
  };
  return { net, runtime, store, lists };
}

describe('homeStore', () => {
  const original = location.href;
  afterEach(() => history.replaceState(null, '', original));

  it('asks for three of each list, for the banner, the profile and the earnings', async () => {
    const { net, store, lists } = start();
    expect([store.arrived.value, store.isFirstLoad(), store.returned.value]).to.deep.equal([false, true, false]);
    store.prefetch('');
    for (const [path, count] of [[linksPath, 2], [postsPath, 1], [bannerPath, 1]] as const) await net.at(path, count - 1);
    const done = store.ensure('');
    const asked = [await net.at(linksPath), await net.at(linksPath, 1)].map(({ query }) => query);
    expect(asked).to.deep.equal(['AFFILIATE_LINKS', 'QR_CODE'].map((type) => ({ page_index: '0', page_size: '3', collection_type: type })));
    await lists();
    await waitUntil(() => store.codes.load.value.state === 'ready');
    expect(store.isFirstLoad(), 'without the posts').to.equal(true);
    (await net.at(postsPath)).answer({ auto_dm_posts: [], total_pages: 0, total_count: 0 });
    await waitUntil(() => !store.isFirstLoad());
    expect(store.arrived.value, 'without the banner').to.equal(false);
    (await net.at(bannerPath)).answer({ banner_url: '/b.png' });
    await done;
    expect([store.arrived.value, store.banner.value()?.banner_url, net.asked.length]).to.deep.equal([true, '/b.png', 4]);
    void store.links.refresh();
    expect(store.arrived.value, 'once is enough').to.equal(true);
  });

  it('asks again for the collections after a deletion elsewhere', async () => {
    const { net, store, lists } = start();
    void store.ensure('');
    await lists();
    void store.refreshCollections();
    expect((await net.at(linksPath, 3)).query['collection_type']).to.equal('QR_CODE');
    expect(net.to(linksPath)[2]?.query['collection_type']).to.equal('AFFILIATE_LINKS');
  });

  it('aborts its own loads when it is left, and forgets all when the session ends', async () => {
    const { net, store } = start();
    void store.ensure('');
    await net.at(bannerPath);
    store.returned.value = true;
    store.leave();
    expect([...net.to(linksPath), ...net.to(bannerPath)].map(({ aborted }) => aborted)).to.deep.equal([true, true, true]);
    expect(store.returned.value).to.equal(false);
    void store.ensure('');
    for (const index of [2, 3]) (await net.at(linksPath, index)).answer(none);
    (await net.at(bannerPath, 1)).answer({});
    (await net.at(postsPath)).answer({ auto_dm_posts: [], total_pages: 0, total_count: 0 });
    await waitUntil(() => store.arrived.value);
    store.returned.value = true;
    store.reset();
    void store.links.refresh();
    expect([store.arrived.value, store.returned.value, store.codes.load.value, store.banner.load.value]).to.deep.equal([false, false, { state: 'idle' }, { state: 'idle' }]);
  });

  for (const how of ['ensure', 'prefetch'] as const) {
    it(`${how} takes the result of Instagram's page out of the address before it asks`, async () => {
      const { runtime, store } = start();
      history.replaceState(null, '', '/creators/influencer-home?error=access_denied');
      void store[how]('/creators');
      expect(location.search).to.equal('');
      await waitUntil(() => store.returned.value);
      expect(runtime.use(instagramStore).connect.value).to.equal('refused');
    });
  }

  it('has nothing to take from another address', async () => {
    const { net, runtime, store } = start();
    history.replaceState(null, '', '/creators/influencer-home');
    let received = 0;
    runtime.use(instagramStore).receive = () => { received++; };
    const done = store.ensure('/creators');
    for (const index of [0, 1]) (await net.at(linksPath, index)).answer(none);
    (await net.at(postsPath)).answer({ auto_dm_posts: [] });
    (await net.at(bannerPath)).answer({});
    await done;
    expect(received).to.equal(0);
    expect([store.returned.value, runtime.use(instagramStore).connect.value]).to.deep.equal([false, 'idle']);
  });

  it('remembers every list for the next visit', () => {
    const { context, names } = createNotingContext();
    homeStore(context);
    expect([...names].sort()).to.deep.equal(['earnings', 'latest-AFFILIATE_LINKS', 'latest-QR_CODE', 'latest-posts', 'profile', 'reward-banner']);
  });
});
