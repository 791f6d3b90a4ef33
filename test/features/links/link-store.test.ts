import { expect } from '@open-wc/testing';
import { lastPlatformStore } from '../../../src/features/links/last-platform-store';
import { linkCounterStore } from '../../../src/features/links/link-counter-store';
import { linkStore } from '../../../src/features/links/link-store';
import { sessionStore } from '../../../src/features/shared/session/session-store';
import { createRuntime } from '../../../src/runtime';
import { createAnsweringFetch } from '../../support/answering-fetch';

const path = '/collection-links/create-collection';
const draftsKey = 'creator:tab:drafts:/api';
const lamp = { id: '1', name: 'Lamp' };
const mug = { id: '2', name: 'Mug' };
const made = { collection: { id: 'c1', name: 'Desk', platform: 'YOUTUBE' }, product_details_list: [lamp] };
const input = { body: { collection: { name: 'Desk', platform: 'YOUTUBE' as const }, product_details_list: [lamp], is_auto_dm_enable_flow: false } };
const ignore = () => undefined;

function start(ephemeral = true) {
  const net = createAnsweringFetch();
  const runtime = createRuntime({ ephemeral, fetch: net.fetch });
  runtime.use(sessionStore).signIn('asha');
  const [counter, platforms, store] = [runtime.use(linkCounterStore), runtime.use(lastPlatformStore), runtime.use(linkStore)];
  const suggestion = counter.suggest(new Date());
  const create = async (answer: object = made, status = 200) => {
    const index = net.to(path).length;
    const done = store.create(input, ignore);
    (await net.at(path, index)).answer(answer, status);
    return done;
  };
  return { net, counter, platforms, store, suggestion, create };
}

describe('linkStore', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('begins with a suggested name and the platform of the last time', () => {
    expect(start().store.form.value).to.deep.equal({ kind: 'collection', name: start().suggestion, platform: null, mediaLink: '', touched: false });
    start(false).platforms.remember('FACEBOOK');
    expect(start(false).store.form.value.platform).to.equal('FACEBOOK');
  });

  it('takes one pasted product for a single link, unless the creator has changed the form', () => {
    const { store } = start();
    const kind = () => store.form.value.kind;
    store.pick(lamp, 'PRODUCT_LINK', true);
    expect([kind(), store.form.value.touched]).to.deep.equal(['single', false]);
    store.pick(mug, 'PRODUCT_LINK', true);
    expect(kind()).to.equal('collection');
    store.deselect('2');
    expect(kind()).to.equal('single');
    store.pick(lamp, 'WISHLIST', true);
    expect(kind(), 'from a source').to.equal('collection');
    store.pick(lamp, 'WISHLIST', false);
    expect([kind(), store.selection.value.products.length], 'nothing').to.deep.equal(['collection', 0]);
    store.setKind('collection');
    store.pick(lamp, 'PRODUCT_LINK', true);
    expect(kind(), 'chosen by the creator').to.equal('collection');
  });

  it('does not write the form where its kind stays', () => {
    const { store } = start();
    const before = store.form.value;
    store.pick(lamp, 'WISHLIST', true);
    expect(store.form.value === before).to.equal(true);
  });

  it('changes one field at a time; another platform has another media link', () => {
    const { store, suggestion } = start();
    store.setMediaLink('https://youtu.be/x');
    expect(store.form.value).to.deep.equal({ kind: 'collection', name: suggestion, platform: null, mediaLink: 'https://youtu.be/x', touched: true });
    store.setPlatform('YOUTUBE');
    expect(store.form.value).to.deep.include({ platform: 'YOUTUBE', mediaLink: '' });
    store.setName('Desk');
    store.setKind('single');
    expect(store.form.value).to.deep.equal({ kind: 'single', name: 'Desk', platform: 'YOUTUBE', mediaLink: '', touched: true });
  });

  it('clears the form after a creation, and counts a suggested name', async () => {
    const { store, platforms, suggestion, create } = start();
    store.setName(` ${suggestion} `);
    store.setPlatform('YOUTUBE');
    expect((await create())?.collection.id).to.equal('c1');
    expect([store.form.value, platforms.last()]).to.deep.equal([{ kind: 'collection', name: `${suggestion}_AL1`, platform: 'YOUTUBE', mediaLink: '', touched: false }, 'YOUTUBE']);
    await create();
    expect(store.form.value.name).to.equal(`${suggestion}_AL2`);
  });

  it('counts no name of the creator, nor that of a single link', async () => {
    const { store, platforms, suggestion, create } = start();
    store.setName('Desk');
    await create();
    expect([store.form.value.name, platforms.last()]).to.deep.equal([suggestion, null]);
    store.setPlatform('FACEBOOK');
    store.setKind('single');
    await create();
    expect([store.form.value.name, platforms.last()]).to.deep.equal([suggestion, null]);
  });

  it('keeps the form after a failure', async () => {
    const { store, create } = start();
    store.setName('Desk');
    expect(await create({}, 400)).to.equal(undefined);
    expect(store.form.value.name).to.equal('Desk');
  });

  it('suggests the name of another day when it is reset', async () => {
    const { store, counter, suggestion, create } = start();
    counter.use(new Date());
    store.reset();
    store.setName(`${suggestion}_AL1`);
    await create();
    expect(store.form.value.name).to.equal(`${suggestion}_AL2`);
    expect(store.created.value?.collection.id).to.equal('c1');
    store.reset();
    expect(store.created.value).to.equal(undefined);
  });

  it('keeps the form in the tab, and believes no other content', () => {
    start(false).store.setName('Desk');
    expect(start(false).store.form.value).to.deep.include({ name: 'Desk', touched: true });
    const whole = { kind: 'single', name: 'Shelf', platform: 'YOUTUBE', mediaLink: 'x', touched: false };
    const formWith = (kept: unknown) => {
      sessionStorage.setItem(draftsKey, JSON.stringify({ user: 'asha', values: { 'link-form': kept } }));
      return start(false).store.form.value;
    };
    expect(formWith(whole)).to.deep.equal(whole);
    expect(formWith({ ...whole, kind: 'collection', platform: null, touched: undefined })).to.deep.equal({ ...whole, kind: 'collection', platform: null, touched: true });
    const wrong = [null, { ...whole, kind: 'list' }, { ...whole, platform: 'SINGLE_LINK' }, { ...whole, platform: undefined }, { ...whole, name: 7 }, { ...whole, mediaLink: null }];
    for (const kept of wrong) expect(formWith(kept).mediaLink, JSON.stringify(kept)).to.equal('');
  });

  it('keeps its products under a name of their own', () => {
    start(false).store.pick(lamp, 'WISHLIST', true);
    expect(sessionStorage.getItem(draftsKey)).to.contain('"link-products"');
  });
});
