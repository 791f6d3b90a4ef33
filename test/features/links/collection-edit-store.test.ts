import { expect } from '@open-wc/testing';
import { collectionEditStore } from '../../../src/features/links/collection-edit-store';
import { collectionProductsStore } from '../../../src/features/shared/collections/collection-products-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';

const productsPath = '/collection-links/collection-products/c1/products';
const savePath = '/collection-links/update-collection/c1';
const draftsKey = 'creator:tab:drafts:/api';
const [lamp, mug, vase] = ['1', '2', '3'].map((id) => ({ id, name: `Product ${id}` })) as [Thing, Thing, Thing];
interface Thing { id: string; name: string }

function start(ephemeral = true) {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral, fetch: net.fetch });
  runtime.use(sessionStore).signIn('asha');
  const edits = runtime.use(collectionEditStore);
  const edit = edits.of('c1');
  const ready = async (...products: Thing[]) => {
    const loaded = edit.listed.ensure();
    (await net.at(productsPath)).answer({ product_details_list: products });
    await loaded;
  };
  const ids = () => edit.products.value.map(({ id }) => id);
  const failures: string[] = [];
  const save = (before = 'Desk') => edit.save(before, ({ name }) => failures.push(name));
  return { net, runtime, edits, edit, ready, ids, failures, save };
}

describe('collectionEditStore', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('has the products of the collection, with new ones first and without those that go', async () => {
    const { edit, ready, ids } = start();
    expect([ids(), edit.isChanged.value, edit.busy.value]).to.deep.equal([[], false, false]);
    await ready(lamp, mug);
    expect(ids()).to.deep.equal(['1', '2']);
    edit.picked.pick(vase, 'WISHLIST', true);
    edit.picked.pick(lamp, 'WISHLIST', true);
    expect([ids(), edit.isChanged.value]).to.deep.equal([['1', '3', '2'], true]);
    edit.discard();
    expect([ids(), edit.isChanged.value]).to.deep.equal([['1', '2'], false]);
    edit.keep('1', false);
    edit.keep('1', false);
    expect([ids(), edit.changes.value.removed, edit.isChanged.value]).to.deep.equal([['2'], ['1'], true]);
    edit.keep('2', false);
    edit.keep('1', true);
    expect([ids(), edit.changes.value.removed]).to.deep.equal([['1'], ['2']]);
    edit.keep('2', true);
    edit.setName('Shelf');
    expect([edit.isChanged.value, edit.changes.value]).to.deep.equal([true, { name: 'Shelf', removed: [] }]);
    edit.setName(null);
    expect(edit.isChanged.value).to.equal(false);
  });

  it('saves all of it at once, and has no changes then', async () => {
    const { net, runtime, edit, ready, save } = start();
    await ready(lamp, mug);
    edit.setName(' Shelf ');
    edit.keep('2', false);
    edit.picked.pick(vase, 'WISHLIST', true);
    edit.picked.setPasteText('half a li');
    const saved = save();
    expect([edit.busy.value, await save()]).to.deep.equal([true, false]);
    const asked = await net.at(savePath);
    expect(asked.body).to.deep.equal({ collection: { name: 'Shelf' }, product_details_list: [vase, lamp] });
    runtime.use(collectionProductsStore).set('c1', [lamp]);
    asked.answer({});
    expect([await saved, net.to(savePath).length, edit.busy.value, edit.isChanged.value, edit.picked.pasteText.value]).to.deep.equal([true, 1, false, false, '']);
    expect(runtime.use(collectionProductsStore).get('c1'), 'read again').to.equal(undefined);
  });

  it('keeps the name of before if it was not changed, and all changes after a failure', async () => {
    const { net, edit, ready, failures, save } = start();
    await ready(lamp, mug);
    edit.keep('2', false);
    const saved = save('Desk');
    const asked = await net.at(savePath);
    expect(asked.body['collection']).to.deep.equal({ name: 'Desk' });
    asked.answer({}, 400);
    expect([await saved, failures, edit.changes.value.removed]).to.deep.equal([false, ['ApiError'], ['2']]);
  });

  it('says what is missing before it asks', async () => {
    const { net, edit, ready, save } = start();
    await ready(lamp);
    edit.setName('  ');
    expect(await save()).to.equal('name');
    edit.setName('x'.repeat(51));
    expect(await save()).to.equal('nameTooLong');
    edit.setName('Shelf');
    edit.keep('1', false);
    expect([await save(), net.to(savePath).length]).to.deep.equal(['noProduct', 0]);
  });

  it('waits for the products that the collection has now, because all of them are sent', async () => {
    const { net, edit, save } = start();
    edit.picked.pick(vase, 'WISHLIST', true);
    void edit.listed.ensure();
    const first = save();
    const list = await net.at(productsPath);
    expect([edit.busy.value, net.to(savePath).length]).to.deep.equal([true, 0]);
    list.answer({ product_details_list: [lamp, mug] });
    const put = await net.at(savePath);
    expect(put.body['product_details_list']).to.deep.equal([vase, lamp, mug]);
    put.answer({});
    expect([await first, edit.products.value.map(({ id }) => id)]).to.deep.equal([true, ['3', '1', '2']]);

    // Opened again: another device has taken one out since.
    edit.setName('Shelf');
    void edit.listed.refresh();
    const second = save();
    (await net.at(productsPath, 1)).answer({ product_details_list: [vase, lamp] });
    expect((await net.at(savePath, 1)).body['product_details_list']).to.deep.equal([vase, lamp]);
    (await net.at(savePath, 1)).answer({});
    expect(await second).to.equal(true);
  });

  it('sends nothing as long as the products are not known, and keeps the changes', async () => {
    const { net, edit, failures, save } = start();
    edit.picked.pick(vase, 'WISHLIST', true);
    void edit.listed.ensure();
    for (const [index, body] of [{ error: 'Products not found' }, { product_details_list: [lamp, { name: 'Without an id' }] }].entries()) {
      const saved = save();
      (await net.at(productsPath, index)).answer(body);
      expect([await saved, failures.length, edit.listed.load.value.state]).to.deep.equal([false, index + 1, 'failed']);
    }
    expect([net.to(savePath).length, edit.picked.selection.value.products.length, edit.busy.value]).to.deep.equal([0, 1, false]);
  });

  it('is not saved after the session has ended', async () => {
    const { net, edits, edit, failures, save } = start();
    edit.setName('Shelf');
    const saved = save();
    const list = await net.at(productsPath);
    edits.reset();
    list.answer({ product_details_list: [lamp] });
    expect([await saved, failures, net.to(savePath).length]).to.deep.equal([false, [], 0]);
  });

  it('keeps the changes of each collection by itself', () => {
    const { edits, edit } = start();
    expect(edits.of('c1')).to.equal(edit);
    edit.setName('Shelf');
    edits.of('c2').setName('Wall');
    expect([edit.changes.value.name, edits.of('c2').changes.value.name]).to.deep.equal(['Shelf', 'Wall']);
  });

  it('aborts everything that is pending when the session ends', async () => {
    const { net, edits, edit, ready, save } = start();
    await ready(lamp);
    void edit.picked.paste(() => new Promise(() => undefined), () => undefined);
    const saved = save();
    const put = await net.at(savePath);
    void edit.listed.refresh();
    const asked = [await net.at(productsPath, 1), put];
    edits.reset();
    expect(asked.map(({ aborted }) => aborted)).to.deep.equal([true, true]);
    expect([await saved, edit.busy.value, edit.picked.pasting.value, edit.listed.load.value]).to.deep.equal([false, false, false, { state: 'idle' }]);
  });

  it('does not wait for pasted products when the changes are discarded', () => {
    const { edit } = start();
    void edit.picked.paste(() => new Promise(() => undefined), () => undefined);
    edit.discard();
    expect(edit.picked.pasting.value).to.equal(false);
  });

  it('keeps the changes in the tab, and believes no other content', () => {
    start(false).edit.setName('Shelf');
    start(false).edit.picked.pick(lamp, 'WISHLIST', true);
    expect(start(false).edit.changes.value).to.deep.equal({ name: 'Shelf', removed: [] });
    expect(sessionStorage.getItem(draftsKey)).to.contain('"collection-c1-products"').and.to.contain('"collection-c1":');
    const changesWith = (kept: unknown) => {
      sessionStorage.setItem(draftsKey, JSON.stringify({ user: 'asha', values: { 'collection-c1': kept } }));
      return start(false).edit.changes.value;
    };
    expect(changesWith({ name: null, removed: ['1'] })).to.deep.equal({ name: null, removed: ['1'] });
    const wrong = [null, { removed: ['1'] }, { name: 7, removed: ['1'] }, { name: 'Shelf' }, { name: 'Shelf', removed: '1' }, { name: 'Shelf', removed: ['1', 2] }];
    for (const kept of wrong) expect(changesWith(kept), JSON.stringify(kept)).to.deep.equal({ name: null, removed: [] });
  });
});
