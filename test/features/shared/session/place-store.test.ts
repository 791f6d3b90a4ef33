import { expect } from '@open-wc/testing';
import { placeStore } from '../../../../src/features/shared/session/place-store';
import { sessionStore } from '../../../../src/features/shared/session/session-store';
import { createRuntime } from '../../../../src/runtime';

const home = { route: 'home', params: {}, query: {} };
const collection = { route: 'collection' as const, params: { collectionId: 'c1' }, query: { tab: 'ALL' } };
const key = 'creator:tab:place:/api';

/** The store of a page that has just been loaded. */
const open = () => createRuntime({ fetch: () => new Promise(() => undefined) }).use(placeStore);

describe('placeStore', () => {
  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('leads to the page that was asked for, once', () => {
    open().keep(collection, '');
    const store = open();
    expect(store.take('asha')).to.deep.include(collection);
    expect(store.take('asha')).to.deep.equal(home);
  });

  it('leads to Home where nothing was asked for, or by another user', () => {
    const store = open();
    expect(store.take('asha')).to.deep.equal(home);
    store.keep(collection, 'ravi');
    expect(store.take('asha')).to.deep.equal(home);
    store.keep(collection, 'asha');
    expect(store.take('asha').route).to.equal('collection');
  });

  it('knows after a reload that the profile had failed, unless nobody is logged in any more', () => {
    createRuntime().use(sessionStore).signIn('asha');
    const store = open();
    expect(store.profileFailed.value).to.equal(false);
    store.keep(collection, 'asha', true);
    expect([store.profileFailed.value, open().profileFailed.value]).to.deep.equal([true, true]);
    store.reset();
    expect([store.profileFailed.value, open().profileFailed.value]).to.deep.equal([false, true]);
    createRuntime().use(sessionStore).signIn('');
    expect(open().profileFailed.value).to.equal(false);
    createRuntime().use(sessionStore).signIn('asha');
    const later = open();
    later.keep(collection, 'asha', true);
    later.take('asha');
    expect([later.profileFailed.value, open().profileFailed.value]).to.deep.equal([false, false]);
    later.keep(collection, 'asha');
    expect([later.profileFailed.value, open().profileFailed.value]).to.deep.equal([false, false]);
  });

  it('is deleted when the creator logs out', () => {
    const store = open();
    store.keep(collection, '');
    store.forget();
    expect(sessionStorage.getItem(key)).to.equal(null);
  });

  it('believes no other content of the storage', () => {
    const whole = { ...collection, user: 'asha', profileFailed: false };
    const routeWith = (kept: unknown) => {
      sessionStorage.setItem(key, JSON.stringify(kept));
      return open().take('asha').route;
    };
    expect(routeWith(whole)).to.equal('collection');
    expect(routeWith({ ...whole, profileFailed: 'yes' })).to.equal('collection');
    const wrong = [
      null, { ...whole, route: undefined }, { ...whole, route: 'nowhere' }, { ...whole, route: 'toString' }, { ...whole, user: 7 },
      { ...whole, params: null }, { ...whole, params: 'c1' }, { ...whole, params: { collectionId: 7 } }, { ...whole, query: null }, { ...whole, query: { tab: [] } },
      { ...whole, params: { collectionId: 'c1', other: 1 } },
    ];
    for (const kept of wrong) expect(routeWith(kept), JSON.stringify(kept)).to.equal('home');
  });

  it('does not take any other value for a failed profile', () => {
    createRuntime().use(sessionStore).signIn('asha');
    sessionStorage.setItem(key, JSON.stringify({ ...collection, user: 'asha', profileFailed: 'yes' }));
    expect(open().profileFailed.value).to.equal(false);
  });
});
