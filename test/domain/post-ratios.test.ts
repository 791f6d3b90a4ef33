import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { bestPosts } from '../../src/domain/best-posts';
import { postRatios } from '../../src/domain/post-ratios';

describe('what a post earns', () => {
  const post = { type: 'AUTO_DM', clicks: 200, searches: 50, orders: 4, sales: 3000, commission: 300 } as const;

  it('tells what a click brought, and a search of a QR code', () => {
    expect(postRatios(post)).to.deep.equal({ commission: 1.5, orderPercent: 2 });
    expect(postRatios({ ...post, type: 'QR_CODE' })).to.deep.equal({ commission: 6, orderPercent: 8 });
  });

  it('tells nothing where nobody came', () => {
    for (const clicks of [0, -1, Number.NaN]) expect(postRatios({ ...post, clicks })).to.equal(null);
    expect(postRatios({ ...post, type: 'QR_CODE', searches: 0 })).to.equal(null);
    expect(postRatios({ ...post, clicks: 1, commission: Infinity })).to.equal(null);
  });

  it('never tells a figure that is none', () => {
    const any = fc.oneof(fc.double(), fc.integer(), fc.constant(0));
    fc.assert(fc.property(any, any, any, (clicks, orders, commission) => {
      const ratios = postRatios({ ...post, clicks, orders, commission });
      if (ratios) expect(Number.isFinite(ratios.commission) && Number.isFinite(ratios.orderPercent)).to.equal(true);
    }));
  });

  it('finds the posts that earned the most, once two have sold', () => {
    const sold = (id: string, commission: number, sales = 100) => ({ id, commission, sales });
    expect(bestPosts([sold('a', 5), sold('b', 0, 0)], 3)).to.deep.equal([]);
    expect(bestPosts([sold('a', 5), sold('b', 9), sold('c', 9, 200), sold('d', 1), sold('e', 99, 0)], 3).map(({ id }) => id)).to.deep.equal(['c', 'b', 'a']);
  });

  it('is unknown where a figure is', () => {
    const post = { type: 'AUTO_DM' as const, clicks: 4, searches: 0, orders: 2, commission: 10 };
    expect(postRatios(post)).to.deep.equal({ commission: 2.5, orderPercent: 50 });
    for (const unknown of [{ clicks: null }, { clicks: 0 }, { orders: null }, { commission: null }]) expect(postRatios({ ...post, ...unknown }), JSON.stringify(unknown)).to.equal(null);
    expect(postRatios({ ...post, clicks: 0, orders: 0, commission: 0 })).to.equal(null);
  });

  it('is compared from two posts with known sales on', () => {
    const [one, other] = [{ sales: 100, commission: 5 }, { sales: 50, commission: 9 }];
    expect(bestPosts([one, other], 3)).to.deep.equal([other, one]);
    expect(bestPosts([one], 3)).to.deep.equal([]);
    expect(bestPosts([one, { sales: 100, commission: null }], 3), 'what it earned is not known').to.deep.equal([]);
    expect(bestPosts([one, { sales: null, commission: 5 }], 3), 'what it sold is not known').to.deep.equal([]);
  });
});
