import { expect } from '@open-wc/testing';
import { entryState } from '../../../elements/app/entry-state';

describe('the state of an entry of the app', () => {
  const own = location.href;
  const at = (address: string, state: unknown) => history.replaceState(state, '', address);
  afterEach(() => at(own, null));

  it('has the number of the entry', () => {
    at('/creators/help', null);
    expect(entryState(3, '/creators/earnings', true)).to.deep.equal({ creatorDepth: 3 });
  });

  it('has nothing of what the page has noted of the entry before', () => {
    at('/creators/help', { key: 'a', creatorDepth: 1 });
    for (const isNew of [true, false]) expect(entryState(2, '/creators/earnings', isNew)).to.deep.equal({ creatorDepth: 2 });
  });

  for (const [name, from, current, to, expected] of [
    ['by path', '/shop/creators/help?x=1', '/creators/help?x=1', '/shop/creators/earnings?view=past_payments', '/creators/earnings?view=past_payments'],
    ['at the root', '/creators/help', '/creators/help', '/creators/earnings', '/creators/earnings'],
    ['by hash in a page of its own', '/shop/creators#/help', '/creators#/help', `${location.origin}/shop/creators#/earnings`, '/creators#/earnings'],
    ['by hash, as the app', '/shop#/creators/help', '/creators/help', '/shop#/creators/earnings', '/creators/earnings'],
  ] as const) {
    it(`keeps the address and position of Vue Router in step (${name})`, () => {
      at(from, { current, position: 4, back: '/' });
      expect(entryState(2, to, true)).to.deep.equal({ creatorDepth: 2, current: expected, position: 5 });
      expect(entryState(1, to, false)).to.deep.equal({ creatorDepth: 1, current: expected, position: 4 });
    });
  }

  it('has the numbers by which SvelteKit finds its page again', () => {
    const numbers = { 'sveltekit:history': 17, 'sveltekit:navigation': 16 };
    at('/creators/help', { ...numbers, 'sveltekit:states': {}, 'sveltekit:pageurl': '/creators/help', creatorDepth: 1 });
    for (const isNew of [true, false]) expect(entryState(2, '/creators/earnings', isNew)).to.deep.equal({ creatorDepth: 2, ...numbers });
  });

  it('has the mark and the address by which the pages router of Next goes to it, and keeps its position to itself', () => {
    const entry = { __N: true, url: '/shop/creators/[[...rest]]', options: { scroll: true, locale: 'en' }, key: 'a' };
    at('/shop/creators/help', { ...entry, as: '/shop/creators/help', creatorDepth: 1 });
    for (const isNew of [true, false]) {
      expect(entryState(2, '/shop/creators/earnings?view=past_payments', isNew)).to.deep.equal({
        __N: true, url: entry.url, as: '/shop/creators/earnings?view=past_payments', options: { scroll: false, locale: 'en' }, creatorDepth: 2,
      });
    }
    at('/shop#/help', { ...entry, as: '/shop#/help' });
    expect(entryState(2, `${location.origin}/shop#/earnings`, true)['as']).to.equal('/shop#/earnings');
    at('/creators/help', { ...entry, __N: undefined, __NA: true });
    expect(entryState(2, '/creators/earnings', true), 'the app router of Next').to.deep.equal({ creatorDepth: 2 });
  });

  it('leaves alone what only looks like that', () => {
    for (const state of [{ current: '/7', position: '4' }, { current: 7, position: 4 }, { current: '/other', position: 4 }]) {
      at('/creators/7', state);
      expect(entryState(2, '/creators/earnings', true)).to.deep.equal({ creatorDepth: 2 });
    }
    at('/shop/creators/help', { current: '/creators/help', position: 4 });
    expect(entryState(2, '/elsewhere', true), 'not below the base of that router').to.deep.equal({ creatorDepth: 2 });
  });
});
