import { expect } from '@open-wc/testing';
import { createRuntime } from '../../../../src/runtime';
import { collectionActionsStore } from '../../../../src/features/shared/collections/collection-actions-store';
import { codeListStore, linkListStore } from '../../../../src/features/shared/collections/collection-listing-store';
import { collectionProductsStore } from '../../../../src/features/shared/collections/collection-products-store';
import { deletedStore } from '../../../../src/features/shared/collections/deleted-store';
import { homeStore } from '../../../../src/features/shared/posts/home-store';
import { createAnsweringFetch } from '../../../support/answering-fetch';
import { waitUntil } from '../../../support/wait-until';

const listPath = '/collection-links';
const deletePath = (id: string) => `/collection-links/delete-collection/${id}`;
const productsPath = '/collection-links/collection-products/a/products';
const lamp = { id: '1', name: 'Lamp' };
const mug = { id: '2', name: 'Mug' };
const collection = (id: string) => ({ id, name: id, platform: 'YOUTUBE', product_details_list: [lamp] });
const page = (...ids: string[]) => ({ collections: ids.map(collection), total_pages: 1, total_count: ids.length });
const never = new AbortController().signal;

async function start(...lists: ('links' | 'codes')[]) {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral: true, fetch: net.fetch });
  const [links, codes, home] = [runtime.use(linkListStore), runtime.use(codeListStore), runtime.use(homeStore)];
  for (const [index, list] of lists.entries()) {
    const loaded = (list === 'links' ? links : codes).ensure();
    (await net.at(listPath, index)).answer(page('a', 'b'));
    await loaded;
  }
  for (const [index, part] of [home.links, home.codes].entries()) {
    const loaded = part.ensure();
    (await net.at(listPath, lists.length + index)).answer(page('a', 'b'));
    await loaded;
  }
  const before = lists.length + 2;
  const itemsOf = (list: typeof links) => (list.load.value.state === 'ready' ? list.load.value.value.items : []);
  const idsOf = (list: typeof links) => itemsOf(list).map(({ id }) => id);
  /** What was asked for again: the type and the number of collections. */
  const again = () => net.to(listPath).slice(before).map(({ query }) => `${query['collection_type']} ${query['page_size']}`).sort();
  const store = runtime.use(collectionActionsStore);
  return { net, runtime, links, codes, itemsOf, idsOf, again, before, store, cache: runtime.use(collectionProductsStore), deleted: runtime.use(deletedStore) };
}

const ofHome = ['AFFILIATE_LINKS 3', 'QR_CODE 3'];

describe('collectionActionsStore', () => {
  it('takes a deleted collection out of both lists, and Home reads its own again', async () => {
    const { net, links, codes, idsOf, again, before, store, cache, deleted } = await start('links', 'codes');
    cache.set('a', [lamp]);
    const done = store.remove('a');
    (await net.at(deletePath('a'))).answer({});
    expect(await done).to.equal('deleted');
    await net.at(listPath, before + 1);
    expect([idsOf(links), idsOf(codes), again(), [...deleted.ids.value], cache.get('a')]).to.deep.equal([['b'], ['b'], ofHome, ['a'], undefined]);
  });

  it('reads the lists that are open again where the collection was missing already', async () => {
    const { net, again, before, store, cache, deleted } = await start('links');
    cache.set('a', [lamp]);
    const done = store.remove('a');
    (await net.at(deletePath('a'))).answer({ error: 'not found' });
    expect(await done).to.equal('missing');
    await net.at(listPath, before + 2);
    expect([again(), deleted.ids.value.size, cache.get('a')]).to.deep.equal([['AFFILIATE_LINKS 20', ...ofHome], 0, [lamp]]);
  });

  it('reads them again where it is unknown what has happened, and not after a refusal', async () => {
    const { net, links, idsOf, again, before, store } = await start('links');
    const refused = store.remove('a').catch(({ name }: Error) => name);
    (await net.at(deletePath('a'))).answer({}, 400);
    expect([await refused, idsOf(links), again()]).to.deep.equal(['ApiError', ['a', 'b'], []]);
    const unsure = store.remove('b').catch(({ name }: Error) => name);
    for (const index of [0, 1]) (await net.at(deletePath('b'), index)).lose();
    expect(await unsure).to.equal('ApiError');
    await net.at(listPath, before + 2);
    expect(again()).to.deep.equal(['AFFILIATE_LINKS 20', ...ofHome]);
  });

  it('shows a change in every list, and reads the products and Home again', async () => {
    const { net, links, codes, itemsOf, again, before, store, cache } = await start('links', 'codes');
    cache.set('a', [lamp]);
    store.changed('a', 'Desk', [mug]);
    for (const list of [links, codes]) {
      expect(itemsOf(list)).to.deep.equal([{ ...collection('a'), name: 'Desk', product_details_list: [mug] }, collection('b')]);
    }
    await net.at(listPath, before + 1);
    expect([again(), cache.get('a')]).to.deep.equal([ofHome, undefined]);
  });

  it('shows a new QR code in its collection', async () => {
    const { links, itemsOf, store } = await start('links');
    store.setCode('b', '/qr/b.png');
    expect(itemsOf(links).map(({ qr_image_url: code }) => code)).to.deep.equal([undefined, '/qr/b.png']);
  });

  it('reads the products once, or as they are now', async () => {
    const { net, store, cache } = await start();
    const first = store.products('a', never);
    (await net.at(productsPath)).answer({ product_details_list: [lamp, lamp] });
    expect([await first, await store.products('a', never), net.to(productsPath).length]).to.deep.equal([[lamp], [lamp], 1]);
    const fresh = store.freshProducts('a', never);
    (await net.at(productsPath, 1)).answer({ product_details_list: [mug] });
    expect([await fresh, cache.get('a')]).to.deep.equal([[mug], [mug]]);
    cache.reset();
    expect(cache.get('a')).to.equal(undefined);
    await waitUntil(() => net.to(productsPath).length === 2);
  });
});
