import { expect } from '@open-wc/testing';
import type { Overview, Post } from '../../../src/domain/posts';
import { NewerFigures, PostSales } from '../../../src/features/performance/views/newer-figures';
import { OlderFigures } from '../../../src/features/performance/views/older-figures';
import { PostCard, PostFigures } from '../../../src/features/performance/views/post-card';
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
    for (const view of [<PostSales key="sales" post={post} />, <PostFigures key="figures" post={post} />]) {
      expect(text(<PostCard post={post} picture={null} onOpen={nothing}>{view}</PostCard>)).to.contain('₹7,000');
    }
    expect(text(<PostHeader post={post} picture={() => null} />)).to.contain('1 Nov 2026');
    expect(text(<PostOverview post={post} onInfo={nothing} />)).to.contain('₹900');
  });
});
