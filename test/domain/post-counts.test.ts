import { expect } from '@open-wc/testing';
import { hasQrPosts, normalisePostCounts } from '../../src/domain/post-lists';

describe('post counts', () => {
  it('[ENT-24] reads both shapes, with the sum of the variant as its total', () => {
    expect(normalisePostCounts({ total_posts: 9, auto_dm_posts: 2, collection_posts: 3, qr_code_posts: 4 }))
      .to.deep.equal({ total: 9, autoDm: 2, collection: 3, qrCode: 4 });
    expect(normalisePostCounts({ auto_dm_counts: 1, collection_counts: 5, qr_code_counts: 0 }))
      .to.deep.equal({ total: 6, autoDm: 1, collection: 5, qrCode: 0 });
  });

  it('takes what is missing for 0, and does not invent what is null, nor a sum of it', () => {
    expect(normalisePostCounts({ auto_dm_posts: 2 })).to.deep.equal({ total: 2, autoDm: 2, collection: 0, qrCode: 0 });
    expect(normalisePostCounts({ auto_dm_posts: 2, qr_code_posts: null })).to.deep.equal({ total: null, autoDm: 2, collection: 0, qrCode: null });
    expect(normalisePostCounts({ auto_dm_posts: null, auto_dm_counts: 3 }).autoDm, 'the other name').to.equal(3);
  });

  it('has no sum where any of the three is not known', () => {
    const known = { auto_dm_counts: 1, collection_counts: 2, qr_code_counts: 4 };
    expect(normalisePostCounts(known).total).to.equal(7);
    for (const name of Object.keys(known)) expect(normalisePostCounts({ ...known, [name]: null }).total, name).to.equal(null);
  });

  it('has QR posts only where there is a number of them', () => {
    const counts = (qrCode: number | null) => ({ state: 'ready', value: { total: 0, autoDm: 0, collection: 0, qrCode } }) as const;
    expect([counts(1), counts(0), counts(null)].map(hasQrPosts)).to.deep.equal([true, false, false]);
  });

  it('does not know whether there are QR posts until the counts have come or failed', () => {
    const stale = { total: 1, autoDm: 0, collection: 0, qrCode: 1 };
    expect(hasQrPosts({ state: 'idle' })).to.equal(undefined);
    expect(hasQrPosts({ state: 'loading' })).to.equal(undefined);
    expect(hasQrPosts({ state: 'failed', error: new Error('500') })).to.equal(false);
    expect(hasQrPosts({ state: 'loading', stale, remembered: 1 }), 'of an earlier visit').to.equal(true);
    expect(hasQrPosts({ state: 'failed', error: new Error('500'), stale })).to.equal(true);
  });
});
