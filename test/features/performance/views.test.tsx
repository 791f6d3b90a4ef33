import { expect } from '@open-wc/testing';
import type { Overview, Post } from '../../../src/domain/posts';
import { NewerFigures, PostSales } from '../../../src/features/performance/views/newer-figures';
import { OlderFigures } from '../../../src/features/performance/views/older-figures';
import { PostCard, PostFigures, PostShare } from '../../../src/features/performance/views/post-card';
import { PostHeader, PostOverview } from '../../../src/features/performance/views/post-facts';
import { plainText } from '../../support/plain-view';
import { mount, unmountAll } from '../../widgets/mount';

const overview: Overview = {
  commission: 4321, clicks: 200, searches: 30, orders: 12, sales: 98765, newUserEarnings: 250, newUserOrders: 2,
  commissionIncrease: 12, clicksIncrease: null, ordersIncrease: null, salesIncrease: null, buckets: [],
};
const post: Post = {
  id: 'p1', type: 'AUTO_DM', thumbnails: [], icon: null, description: 'Monsoon haul', createdAt: '2026-11-01', commission: 900, clicks: 50, searches: 0,
  orders: 4, sales: 7000, newUserEarnings: 0, newUserOrders: 0,
};
const nothing = () => undefined;

/** Draws a view with React and from its JSX alone, and gives its text. */
function text(view: Parameters<typeof mount>[0]): string {
  const plain = plainText(view);
  expect(mount(view).text()).to.equal(plain);
  return plain;
}

describe('views of performance', () => {
  afterEach(unmountAll);

  it('show the figures of both versions from plain data, without a store and without React', () => {
    const newer = text(
      <NewerFigures
        overview={overview} period="LAST_30_DAYS" postType="ALL" busy={false} days={null} posts={[post, { ...post, id: 'p2' }]} hasMore={false}
        onOpen={nothing} onInfo={nothing} onBreakdown={nothing}
      />,
    );
    for (const figure of ['₹4,321', '₹98,765', '₹250', 'Monsoon haul', '₹900']) expect(newer).to.contain(figure);
    const links = { earnings: { href: '/earnings' }, affiliateLinks: { href: '/affiliate-links' }, home: { href: '/influencer-home' } };
    const older = text(
      <OlderFigures
        overview={overview} period="LAST_30_DAYS" busy={false} days={null} paymentsPage={false} today="2026-11-22" links={links}
        onInfo={nothing} onDown={nothing} onProgramme={undefined}
      />,
    );
    for (const figure of ['₹4,321', '30', '₹250']) expect(older).to.contain(figure);
  });

  it('show a post with its figures', () => {
    for (const view of [<PostSales key="sales" post={post} of={4321} />, <PostFigures key="figures" post={post} />]) {
      expect(text(<PostCard post={post} picture={null} onOpen={nothing}>{view}</PostCard>)).to.contain('₹7,000');
    }
    const shares = ([[4321, '21% of commission'], [900, '100% of commission'], [200_000, '<1% of commission']] as const).map(([total, share]) => text(<PostShare post={post} of={total} />) === share);
    expect(shares).to.deep.equal([true, true, true]);
    // A post that earned more than all of them, or a total that was not sent, has no share.
    for (const total of [899, 0, null]) expect(text(<PostShare post={post} of={total} />)).to.equal('');
    expect(text(<PostShare post={{ ...post, commission: 0 }} of={900} />)).to.equal('');
    expect(text(<PostSales post={post} of={4321} />)).to.match(/^₹900 commission ₹7,000 sales/);
    expect(text(<PostHeader post={post} picture={() => null} />)).to.contain('1 Nov 2026');
    expect(text(<PostOverview post={post} onInfo={nothing} />)).to.contain('₹900');
  });
});
