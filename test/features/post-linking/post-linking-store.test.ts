import { expect } from '@open-wc/testing';
import { postLinkingStore } from '../../../src/features/post-linking/post-linking-store';
import { latestPostsStore } from '../../../src/features/shared/posts/latest-posts-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';

const path = '/post-linking/user-auto-dm-post/create';
const draftsKey = 'creator:tab:drafts:/api';
const media = { id: 'm1', caption: 'Lamps' };
const lamp = { id: '1', name: 'Lamp' };

function start(ephemeral = true) {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral, fetch: net.fetch });
  runtime.use(sessionStore).signIn('asha');
  const failures: string[] = [];
  const store = runtime.use(postLinkingStore);
  return { net, runtime, store, failures, link: () => store.link(({ name }) => failures.push(name)) };
}

describe('postLinkingStore', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('goes from the post to the products', () => {
    const { store } = start();
    expect([store.step.value, store.post.value]).to.deep.equal(['post', undefined]);
    store.choose(media);
    expect([store.step.value, store.post.value]).to.deep.equal(['post', media]);
    store.goTo('products');
    expect([store.step.value, store.post.value]).to.deep.equal(['products', media]);
  });

  it('links the post with its products, and begins anew', async () => {
    const { net, runtime, store, link } = start();
    const latest = runtime.use(latestPostsStore);
    void latest.ensure();
    (await net.at('/home/listing')).answer({ auto_dm_posts: [] });
    store.choose(media);
    store.goTo('products');
    store.pick(lamp, 'WISHLIST', true);
    const linked = link();
    const asked = await net.at(path);
    expect(asked.body).to.deep.equal({ instagram_media: media, product_details_list: [lamp] });
    asked.answer({ auto_dm_post_id: 'p1', instagram_media: media, product_details_list: [lamp] });
    expect((await linked)?.auto_dm_post_id).to.equal('p1');
    expect([store.step.value, store.post.value, store.selection.value.products.length]).to.deep.equal(['post', undefined, 0]);
    await net.at('/home/listing', 1);
  });

  it('keeps everything after a failure, and asks for nothing without a post', async () => {
    const { net, store, failures, link } = start();
    expect([await link(), net.asked.length]).to.deep.equal([undefined, 0]);
    store.choose(media);
    store.goTo('products');
    const linked = link();
    (await net.at(path)).answer({}, 400);
    expect([await linked, failures, store.step.value, store.post.value, net.to('/home/listing').length]).to.deep.equal([undefined, ['ApiError'], 'products', media, 0]);
  });

  it('keeps the post in the tab, and believes no other content', () => {
    const before = start(false).store;
    before.choose(media);
    before.goTo('products');
    before.pick(lamp, 'WISHLIST', true);
    const after = start(false).store;
    expect([after.step.value, after.post.value]).to.deep.equal(['products', media]);
    expect(sessionStorage.getItem(draftsKey)).to.contain('"post":').and.to.contain('"post-products"');
    const draftWith = (kept: unknown) => {
      sessionStorage.setItem(draftsKey, JSON.stringify({ user: 'asha', values: { post: kept } }));
      const { step, post } = start(false).store;
      return [step.value, post.value];
    };
    expect(draftWith({ step: 'elsewhere', post: media })).to.deep.equal(['post', media]);
    for (const kept of [null, { step: 'products' }, { step: 'products', post: { caption: 'x' } }]) {
      expect(draftWith(kept), JSON.stringify(kept)).to.deep.equal(['post', undefined]);
    }
  });
});
