import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/runtime';
import { deletedStore } from '../../../../src/features/shared/collections/deleted-store';
import { postActionsStore } from '../../../../src/features/shared/posts/post-actions-store';
import { postListStore } from '../../../../src/features/shared/posts/post-listing-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { waitUntil } from '../../../support/wait-until';

const listPath = '/home/listing';
const post = (id: string) => ({ auto_dm_post_id: id, instagram_media: { id }, product_details_list: [] });
const page = (...ids: string[]) => ({ auto_dm_posts: ids.map(post), total_pages: 1, total_count: ids.length });

async function start() {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch });
  const list = runtime.use(postListStore);
  const loaded = list.ensure();
  (await net.at(listPath)).answer(page('a', 'b'));
  await loaded;
  const load = list.load.peek();
  const ids = () => (list.load.value.state === 'ready' ? list.load.value.value.items.map(({ id }) => id) : load.state);
  /** How many posts each request asked for: 20 by the list, 3 by the latest ones. */
  const sizes = () => net.to(listPath).slice(1).map(({ body }) => body['page_size']);
  return { net, runtime, list, ids, sizes, store: runtime.use(postActionsStore), deleted: runtime.use(deletedStore) };
}

describe('postActionsStore', () => {
  it('takes a deleted post out of the list, and reads the latest ones again', async () => {
    const { net, store, deleted, ids, sizes } = await start();
    const done = store.remove('a');
    (await net.at('/home/delete/a')).answer({});
    expect(await done).to.equal('deleted');
    await net.at(listPath, 1);
    expect([ids(), [...deleted.ids.value], sizes()]).to.deep.equal([['b'], ['a'], [3]]);
  });

  it('reads both again where the post was missing already', async () => {
    const { net, store, deleted, sizes } = await start();
    const done = store.remove('a');
    (await net.at('/home/delete/a')).answer({ error: 'not found' });
    expect(await done).to.equal('missing');
    await net.at(listPath, 2);
    expect([deleted.ids.value.size, sizes().sort()]).to.deep.equal([0, [20, 3]]);
  });

  it('reads both again where it is unknown what has happened, and neither after a refusal', async () => {
    const { net, store, deleted, ids, sizes } = await start();
    const refused = store.remove('a').catch(({ name }: Error) => name);
    (await net.at('/home/delete/a')).answer({}, 400);
    expect([await refused, ids(), sizes(), deleted.ids.value.size]).to.deep.equal(['ApiError', ['a', 'b'], [], 0]);
    const unsure = store.remove('b').catch(({ name }: Error) => name);
    for (const index of [0, 1]) (await net.at('/home/delete/b', index)).lose();
    expect(await unsure).to.equal('ApiError');
    await net.at(listPath, 2);
    expect(sizes().sort()).to.deep.equal([20, 3]);
  });

  it('asks for the products of a post once, until it is deleted or the session ends', async () => {
    const { net, store } = await start();
    const path = '/home/get-products/a';
    const read = async (index: number) => {
      const products = store.products('a', new AbortController().signal);
      (await net.at(path, index)).answer({ product_details_list: [{ id: '1', name: 'Lamp' }] });
      return (await products).length;
    };
    expect([await read(0), (await store.products('a', new AbortController().signal)).length, net.to(path).length]).to.deep.equal([1, 1, 1]);
    const done = store.remove('a');
    (await net.at('/home/delete/a')).answer({});
    await done;
    expect(await read(1)).to.equal(1);
    store.reset();
    expect(await read(2)).to.equal(1);
    await waitUntil(() => net.to(path).length === 3);
  });
});
