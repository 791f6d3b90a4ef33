import { expect } from '@open-wc/testing';
import { normaliseOverview, normalisePost, postKey } from '../../src/domain/posts';

const bare = { post_id: 'p1', post_type: 'AUTO_DM' as const };

describe('posts', () => {
  it('[ENT-26] reads thumbnail or thumbnails, and created_at or created_on', () => {
    const first = normalisePost({ ...bare, thumbnail: 'a.png', created_at: '2026-11-01' });
    expect([first.thumbnails, first.createdAt]).to.deep.equal([['a.png'], '2026-11-01']);
    const second = normalisePost({ ...bare, thumbnails: ['b.png', 'c.png'], created_on: '2026-11-02' });
    expect([second.thumbnails, second.createdAt]).to.deep.equal([['b.png', 'c.png'], '2026-11-02']);
  });

  it('falls back to the picture of the post where it has no thumbnails', () => {
    expect(normalisePost({ ...bare, thumbnails: [], image_url: 'd.png' }).thumbnails).to.deep.equal(['d.png']);
    expect(normalisePost(bare).thumbnails).to.deep.equal([]);
  });

  it('reads the list and the detail alike', () => {
    expect(normalisePost({ ...bare, commissions: 40, new_user_bonus: 50 })).to.include({ commission: 40, newUserEarnings: 50 });
    expect(normalisePost({ ...bare, created: '2026-11-03', commission: 41, new_user_earnings: 51 }))
      .to.include({ createdAt: '2026-11-03', commission: 41, newUserEarnings: 51 });
  });

  it('takes missing numbers for 0, and does not invent those that are null', () => {
    expect(normalisePost({ ...bare, clicks: null, sales: Number.NaN }))
      .to.include({ clicks: null, searches: 0, orders: 0, sales: null, commission: 0, newUserEarnings: 0, newUserOrders: 0 });
  });

  it('gathers the totals, and claims no increase that was not given', () => {
    const overview = normaliseOverview({
      total_clicks: 12, clicks_increment_pct: -4.5, total_commission: 900, commissionIncrementPct: 10,
      commissionStatsData: [{ title: '10% Commission', amount: 9000, commission: 900, orders: 3 }],
    });
    expect(overview).to.deep.equal({
      clicks: 12, clicksIncrease: -4.5, searches: 0, orders: 0, ordersIncrease: null, sales: 0, salesIncrease: null,
      commission: 900, commissionIncrease: 10, newUserOrders: 0, newUserEarnings: 0,
      buckets: [{ title: '10% Commission', percent: 10, commission: 900, sales: 9000, orders: 3 }],
    });
    expect(normaliseOverview({}).buckets).to.deep.equal([]);
  });

  it('keeps an icon and a caption, and is found by its type and its id', () => {
    expect(normalisePost({ ...bare, icon: 'i.png', description: 'Rain' })).to.include({ icon: 'i.png', description: 'Rain' });
    expect(normalisePost(bare)).to.include({ icon: null, description: '', createdAt: null });
    expect(postKey({ id: 'p1', type: 'AUTO_DM' })).to.equal('AUTO_DM p1');
  });
});
