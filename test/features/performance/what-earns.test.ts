import { expect } from '@open-wc/testing';
import type { PerformancePost } from '../../../src/api/contract/performance';
import type { PostDetail } from '../../../src/api/contract/post-details';
import { formatMoney } from '../../../src/domain/money';
import { expectAccessible } from '../../support/accessible';
import { click, findByRole, findByText, pageText, queryAllByRole, queryByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { openPerformance } from './open-performance';

const detail = '/perf/v2/post-details';
const list = '/perf/v2/posts-data';

describe('what earns', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(() => world.control('faults', undefined, 'DELETE'));
  const ask = async <T>(path: string, body: object) => (await (await fetch(world.apiBase + path, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  })).json()) as T;
  const sayPosts = (posts: object[], more = false) => world.control('faults', {
    method: 'POST', path: list, status: 200, times: 1,
    body: { data: posts.map((post) => ({ post_type: 'AUTO_DM', ...post })), number_of_records: posts.length, has_next_page: more },
  });

  it('shows on a post what a click brought', async () => {
    const post = await ask<PostDetail>(detail, { post_id: 'post-desk', post_type: 'AUTO_DM', time_period: 'LIFETIME' });
    const element = await openPerformance(world, { period: 'LIFETIME', 'post-type': 'AUTO_DM', 'post-id': 'post-desk' });
    await findByText(element, 'Commission per click');
    const text = pageText(await findByRole(element, 'region', 'Commission'));
    const clicks = post.clicks ?? 0;
    expect(clicks).to.be.greaterThan(0);
    expect(text).to.contain(`Commission per click | ₹${((post.commission ?? 0) / clicks).toFixed(2)}`);
    expect(text).to.contain(`Clicks that became orders | ${Math.round(((post.orders ?? 0) / clicks) * 10_000) / 100}%`);
    await expectAccessible(element);
  });

  it('counts searches for a QR code', async () => {
    await world.control('faults', { method: 'POST', path: detail, status: 200, body: { post_id: 'q', post_type: 'QR_CODE', clicks: 0, searches: 50, orders: 1, commission: 40 } });
    const element = await openPerformance(world, { 'post-type': 'QR_CODE', 'post-id': 'q' });
    await findByText(element, 'Commission per search');
    expect(pageText(await findByRole(element, 'region', 'Commission'))).to.contain('Commission per search | ₹0.80').and.to.contain('Searches that became orders | 2%');
  });

  it('says nothing of a post that nobody clicked', async () => {
    await world.control('faults', { method: 'POST', path: detail, status: 200, body: { post_id: 'x', post_type: 'AUTO_DM', clicks: 0, orders: 2, commission: 40 } });
    const element = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'x' });
    const text = pageText(await findByRole(element, 'region', 'Commission'));
    expect(text).to.not.contain('per click').and.to.not.contain('NaN').and.to.not.contain('∞');
  });

  it('names the posts that earned the most, and opens them', async () => {
    const element = await openPerformance(world, { period: 'LIFETIME' });
    const { data } = await ask<{ data: PerformancePost[] }>(list, { time_period: 'LIFETIME', post_type: 'ALL', page_no: 1, page_size: 10 });
    const best = data.filter(({ sales }) => (sales ?? 0) > 0).sort((one, other) => (other.commissions ?? 0) - (one.commissions ?? 0)).slice(0, 3);
    const box = await findByRole(element, 'region', 'Best posts');
    await findByText(box, 'By commission, of the 10 posts loaded so far');
    const rows = queryAllByRole(box, 'button');
    expect(rows.map(({ textContent }) => textContent)).to.deep.equal(best.map((post) => `${post.description ?? ''}${formatMoney(post.commissions)}`));
    const [first] = rows;
    first?.focus();
    first?.click();
    await findByRole(element, 'heading', 'Post details');
    await findByText(element, best[0]?.description ?? '');
    await click(element, 'button', 'Back');
    await findByRole(element, 'heading', 'Performance');
    expect(element.shadowRoot?.activeElement === first).to.equal(true);
  });

  it('claims the whole period only when every post is there', async () => {
    await sayPosts([{ post_id: 'a', description: 'A', sales: 10, commissions: 1 }, { post_id: 'b', description: 'B', sales: 5, commissions: 2 }]);
    const element = await openPerformance(world, { period: 'YESTERDAY' });
    const box = await findByRole(element, 'region', 'Best posts');
    await findByText(box, 'By commission in this period');
    expect(queryAllByRole(box, 'button').map(({ textContent }) => textContent)).to.deep.equal(['B₹2', 'A₹1']);
  });

  it('names none where fewer than two have sold', async () => {
    await sayPosts([{ post_id: 'a', description: 'A', sales: 10, commissions: 1 }, { post_id: 'b', description: 'B', clicks: 4 }]);
    const element = await openPerformance(world, { period: 'YESTERDAY' });
    await findByRole(element, 'heading', 'Sales Generating Posts (2)');
    expect(queryByRole(element, 'region', 'Best posts') === null).to.equal(true);
  });
});
