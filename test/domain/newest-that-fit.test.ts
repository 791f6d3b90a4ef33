import { expect } from '@open-wc/testing';
import { newestThatFit } from '../../src/domain/newest-that-fit';

interface Item {
  at: number;
  size: number;
}

const fitting = (items: Item[], most: number) => newestThatFit(items, most, ({ size }) => size);
const sum = (items: readonly Item[]) => items.reduce((total, { size }) => total + size, 0);

/** Numbers from a seed, the same in every run (mulberry32). */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1);
  };
}

describe('newestThatFit', () => {
  it('lets the oldest go first, and keeps the order', () => {
    const [old, newer, newest] = [{ at: 1, size: 40 }, { at: 2, size: 40 }, { at: 3, size: 40 }];
    expect(fitting([newer, old, newest], 100)).to.deep.equal([newer, newest]);
    expect(fitting([newer, old, newest], 120)).to.deep.equal([newer, old, newest]);
    expect(fitting([], 100)).to.deep.equal([]);
  });

  it('lets what is needed less go before what is older', () => {
    const [needed, newer, newest] = [{ at: 1, size: 40 }, { at: 2, size: 40 }, { at: 3, size: 40 }];
    expect(newestThatFit([needed, newer, newest], 100, ({ size }) => size, ({ at }) => (at === 1 ? 1 : 0))).to.deep.equal([needed, newest]);
  });

  it('lets an item that is larger than everything go alone', () => {
    const [small, large] = [{ at: 1, size: 40 }, { at: 2, size: 101 }];
    expect(fitting([small, large], 100)).to.deep.equal([small]);
  });

  it('holds its rule for 2,000 lists: it fits, no older item stays where a newer one went, and nothing goes in vain', () => {
    for (let seed = 1; seed <= 2000; seed++) {
      const next = numbers(seed);
      const most = next(300);
      const items = Array.from({ length: next(12) }, () => ({ at: next(1000), size: next(120) }));
      const kept = fitting(items, most);
      const gone = items.filter((item) => !kept.includes(item) && item.size <= most);
      const said = JSON.stringify({ seed, most, items, kept });
      expect(sum(kept), said).to.be.at.most(most);
      expect(items.filter((item) => kept.includes(item)), said).to.deep.equal(kept);
      const newestGone = Math.max(...gone.map(({ at }) => at), -1);
      expect(kept.every(({ at }) => at >= newestGone), said).to.equal(true);
      const next1 = gone.filter(({ at }) => at === newestGone);
      if (next1.length > 0) expect(next1.some(({ size }) => sum(kept) + size > most), said).to.equal(true);
    }
  });

  it('lets those go last that are needed more, in whatever order they are', () => {
    const [needed, older, newer] = [{ at: 1, size: 1 }, { at: 2, size: 1 }, { at: 3, size: 1 }];
    for (const items of [[needed, older, newer], [newer, older, needed], [older, needed, newer]]) {
      const kept = newestThatFit(items, 2, ({ size }) => size, (item) => (item === needed ? 1 : 0));
      expect(kept).to.have.members([needed, newer]);
    }
  });
});
