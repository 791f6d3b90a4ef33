import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { knownSoFar, orderHome } from '../../src/domain/home-order';

const items = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id }));
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id);
const banner = { id: 'banner' };

describe('home order', () => {
  it('[HOME-13] puts the reward banner third, or last in a shorter list', () => {
    expect(ids(orderHome(items('1', '2', '4'), { banner }))).to.deep.equal(['1', '2', 'banner', '4']);
    expect(ids(orderHome(items('1'), { banner }))).to.deep.equal(['1', 'banner']);
    expect(ids(orderHome([], { banner }))).to.deep.equal(['banner']);
  });

  it("[HOME-14] keeps '1' first and the rest in their order", () => {
    expect(ids(orderHome(items('5', '2', '1', '4')))).to.deep.equal(['1', '5', '2', '4']);
  });

  it("[HOME-15] [HOME-18] drops '3' unless the flag is set", () => {
    expect(ids(orderHome(items('1', '3', '2')))).to.deep.equal(['1', '2']);
  });

  it("[HOME-16] [HOME-17] puts '3' first and '1' next when the flag is set", () => {
    expect(ids(orderHome(items('2', '1', '3', '4'), { showThird: true, banner }))).to.deep.equal(['3', '1', 'banner', '2', '4']);
  });

  it('loses and repeats nothing, and leaves the given list alone', () => {
    const lists = fc.uniqueArray(fc.integer({ min: 1, max: 30 }).map(String));
    fc.assert(fc.property(lists, fc.boolean(), (given, showThird) => {
      const list = Object.freeze(items(...given));
      const ordered = ids(orderHome(list, { banner, showThird }));
      expect(ordered.indexOf('banner')).to.equal(Math.min(2, ordered.length - 1));
      const expected = given.filter((id) => showThird || id !== '3');
      expect(ordered.filter((id) => id !== 'banner').sort()).to.deep.equal(expected.sort());
    }));
  });

  it('shows nothing below what is not known yet', () => {
    const ids = (...tiles: { id: string; waiting?: boolean }[]) => knownSoFar(tiles).map(({ id }) => id);
    expect(ids()).to.deep.equal([]);
    expect(ids({ id: '1' }, { id: 'autoDm', waiting: false })).to.deep.equal(['1', 'autoDm']);
    expect(ids({ id: '1' }, { id: 'reward', waiting: true }, { id: 'affiliate' })).to.deep.equal(['1']);
    expect(ids({ id: '1', waiting: true }, { id: 'autoDm', waiting: true })).to.deep.equal([]);
  });
});
