import { expect } from '@open-wc/testing';
import { formatMoney } from '../../../../src/domain/money';
import { expectAccessible } from '../../../support/accessible';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryByRole } from '../../../support/screen';
import type { World } from '../../../support/world';
import { openPerformance } from '../open-performance';
import { askedOf, forget, olderWorld } from './older-world';
import { openAtPosts } from './open-at-posts';
import { waitUntil } from '../../../support/wait-until';

const path = '/v1/performance/perf/post';

describe('older performance: the drawer of a post', () => {
  let world: World;
  before(async () => {
    world = await olderWorld('busy-creator');
  });
  beforeEach(() => forget(world));
  const answer = (body: object, more = {}) => world.control('faults', { method: 'GET', path, status: 200, body, ...more });

  it('[PERFOLD-06][API-50] opens when a card is tapped, and closes to the list with the focus on its card', async () => {
    const element = await openAtPosts(world, { period: 'LIFETIME' });
    const changes: unknown[] = [];
    element.addEventListener('creator-change', (event) => changes.push((event as CustomEvent).detail));
    const card = await findByRole(element, 'button', /^Monsoon desk makeover.*New-user bonus/);
    card.focus();
    card.click();
    const drawer = await findByRole(element, 'dialog', 'Post details');
    await findByText(drawer, /^Monsoon desk makeover/);
    await findByRole(drawer, 'heading', /^Linked Products/);
    expect((await askedOf(world, 'post')).map(({ query }) => query))
      .to.deep.equal([{ post_id: 'post-desk', post_type: 'AUTO_DM', is_payout_experiment_enabled: 'true' }]);
    await expectAccessible(element);
    await click(drawer, 'button', 'Close');
    await gone(element, 'dialog', 'Post details');
    expect(element.shadowRoot?.activeElement === card).to.equal(true);
    expect(changes).to.deep.equal([
      { view: 'post-details', filters: { period: 'LIFETIME', 'post-type': 'AUTO_DM', 'post-id': 'post-desk' } },
      { view: 'performance', filters: { period: 'LIFETIME', 'post-type': 'ALL' } },
    ]);
    expect(await askedOf(world, 'post-data')).to.have.length(1);
  });

  it('shows the figures of the post since it exists, and its products', async () => {
    const api = await fetch(`${world.apiBase}${path}?post_id=post-desk&post_type=AUTO_DM&is_payout_experiment_enabled=true`);
    const post = (await api.json()) as { commission: number; sales: number; orders: number; linked_products: { name: string }[] };
    const element = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'post-desk' });
    const drawer = await findByRole(element, 'dialog', 'Post details');
    const text = pageText(await findByRole(drawer, 'region', 'Commission'));
    expect(text).to.contain(formatMoney(post.commission)).and.to.contain(formatMoney(post.sales)).and.to.contain(`Orders | ${post.orders}`);
    await findByText(drawer, 'These figures count everything since the post was created.');
    expect(queryAllByRole(drawer, 'listitem').map(({ textContent }) => textContent)).to.deep.equal(post.linked_products.map(({ name }) => name));
  });

  it('[PERFOLD-16][PERFOLD-17][ENT-29][ENT-30] shows every bucket entry with its range and its average to one decimal', async () => {
    await answer({
      post_id: 'x', post_type: 'AUTO_DM',
      high_affiliate_bucket_1: { commission: 950.4, avg_commission_pct: 9.46, orders: 12, sales: 10050, min_commission: 8, max_commission: 10 },
      non_affiliate_bucket: { commission: 5, avg_commission_pct: 0.5, orders: 1, sales: 1000 },
      other: { commission: 1 },
    });
    const element = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'x' });
    const text = pageText(await findByRole(element, 'region', 'What this post earned by rate'));
    expect(text).to.contain(
      '8% - 10% Commission | Commission | ₹950 | Affiliate Sales | ₹10,050 | Affiliate Orders | 12 | Average rate | 9.5%',
    ).and.to.contain(
      'Non Affiliate Commission | Commission | ₹5 | Non Affiliate Sales | ₹1,000 | Non Affiliate Orders | 1 | Average rate | 0.5%',
    );
    expect(queryAllByRole(await findByRole(element, 'dialog'), 'heading').filter(({ localName }) => localName === 'h3')).to.have.length(2);
  });

  it('shows a new-user bonus only where the post earned one', async () => {
    await answer({ post_id: 'x', post_type: 'AUTO_DM', new_user_earnings: 350, new_user_orders: 7 }, { times: 1 });
    const element = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'x' });
    expect(pageText(await findByRole(element, 'region', 'New customer bonus'))).to.contain('₹350').and.not.to.contain('Rs.180');
    await answer({ post_id: 'y', post_type: 'AUTO_DM' }, { times: 1 });
    element.setAttribute('post-id', 'y');
    await waitUntil(() => !queryByRole(element, 'region', 'New customer bonus'));
    await findByRole(element, 'region', 'Commission');
  });

  it('[ERR-06] says what went wrong in the drawer, and loads on Retry', async () => {
    await answer({ error: 'no' }, { status: 418, times: 1 });
    const element = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'post-desk' });
    const drawer = await findByRole(element, 'dialog', 'Post details');
    expect(pageText(await findByRole(drawer, 'alert'))).to.contain('We\'re having trouble loading your performance metrics.');
    await click(drawer, 'button', 'Retry');
    await findByRole(drawer, 'region', 'Commission');
  });

  it('[PERFOLD-06] follows its attributes, which stand for the drawer here, and closes by Escape', async () => {
    const element = await openAtPosts(world);
    element.setAttribute('post-type', 'QR_CODE');
    await waitUntil(() => queryByRole(element, 'tab', /^QR Code/)?.getAttribute('aria-selected') === 'true');
    element.setAttribute('post-id', 'qrDesk');
    const drawer = await findByRole(element, 'dialog', 'Post details');
    await findByText(await findByRole(drawer, 'region', 'Commission'), 'Searches');
    drawer.dispatchEvent(new Event('cancel', { cancelable: true }));
    await gone(element, 'dialog', 'Post details');
    expect(queryByRole(element, 'tab', /^QR Code/)?.getAttribute('aria-selected')).to.equal('true');
  });
});
