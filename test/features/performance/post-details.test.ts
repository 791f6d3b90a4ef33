import { expect } from '@open-wc/testing';
import type { PostDetail } from '../../../src/api/contract/post-details';
import { formatDay } from '../../../src/text/days';
import { formatMoney } from '../../../src/domain/money';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { openPerformance } from './open-performance';
import { waitUntil } from '../../support/wait-until';

const details = '/perf/v2/post-details';

describe('post details', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  const asked = async () => (await world.requests()).filter(({ path }) => path === details).map(({ body }) => body);
  const ask = async (body: object) => (await (await fetch(`${world.apiBase}${details}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  })).json()) as PostDetail;

  it('[PERF-04][PERF-06][PERF-17][API-54] opens from a card and goes back to the list where it was left', async () => {
    const element = await openPerformance(world, { period: 'LIFETIME' });
    const changes: unknown[] = [];
    element.addEventListener('creator-change', (event) => changes.push((event as CustomEvent).detail));
    await findByRole(element, 'list');
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => queryAllByRole(element, 'button', /sales/).length > 10, 'the second page');
    const left = scrollY;
    const card = await findByRole(element, 'button', /Auto-DM.*sales/);
    card.click();
    await findByRole(element, 'heading', 'Post details');
    await findByRole(element, 'heading', /Linked Products/);
    expect(queryAllByRole(element, 'tab')).to.have.length(0);
    const [body] = (await asked()) as { post_id: string; post_type: string }[];
    expect(body).to.include({ post_type: 'AUTO_DM', time_period: 'LIFETIME' });
    expect(changes).to.deep.equal([
      { view: 'post-details', filters: { period: 'LIFETIME', 'post-type': 'AUTO_DM', 'post-id': body?.post_id } },
    ]);
    await click(element, 'button', 'Back');
    await findByRole(element, 'heading', 'Performance');
    expect(scrollY).to.equal(left);
    expect(queryAllByRole(element, 'button', /sales/).length).to.be.greaterThan(10);
    expect(element.shadowRoot?.activeElement === card).to.equal(true);
    expect(changes[1]).to.deep.equal({ view: 'performance', filters: { period: 'LIFETIME', 'post-type': 'ALL' } });
  });

  it('[PERF-20][PERF-21][PERF-23] shows what the post is, what it earned and its products', async () => {
    const post = await ask({ post_id: 'post-desk', post_type: 'AUTO_DM', time_period: 'LIFETIME' });
    const element = await openPerformance(world, { period: 'LIFETIME', 'post-type': 'AUTO_DM', 'post-id': 'post-desk' });
    await findByText(element, post.description ?? '');
    await findByText(element, 'Auto-DM');
    await findByText(element, `Created ${formatDay(post.created)}`);
    expect((await findByRole(element, 'group', 'Pictures of this post')).querySelectorAll('.lazy-image'))
      .to.have.length(post.thumbnails?.length ?? 0);
    const card = pageText(await findByRole(element, 'region', 'Commission'));
    expect(card).to.contain(formatMoney(post.commission)).and.to.contain(`Clicks | ${(post.clicks ?? 0).toLocaleString('en-IN')}`)
      .and.to.contain(`Orders | ${post.orders}`).and.to.contain(`Sales | ${formatMoney(post.sales)}`);
    const products = post.linked_products ?? [];
    await findByRole(element, 'heading', `Linked Products (${products.length})`);
    expect(queryAllByRole(element, 'listitem').map(({ textContent }) => textContent)).to.deep.equal(products.map(({ name }) => name));
  });

  it('[PERF-22] shows the bonus card only when the post earned one, with the post\'s own figures', async () => {
    const base = { post_id: 'x', post_type: 'AUTO_DM' };
    await world.control('faults', { method: 'POST', path: details, status: 200, times: 1, body: { ...base, new_user_earnings: 350, new_user_orders: 7 } });
    const element = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'x' });
    expect(pageText(await findByRole(element, 'region', 'New customer bonus'))).to.contain('₹350').and.to.contain('7').and.not.to.contain('Rs.180');
    await world.control('faults', { method: 'POST', path: details, status: 200, times: 1, body: { ...base, new_user_earnings: 0 } });
    const without = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'x' });
    await findByRole(without, 'region', 'Commission');
    expect(queryAllByRole(without, 'region', 'New customer bonus')).to.have.length(0);
  });

  it('counts searches for a QR post, and asks again when the range changes', async () => {
    const element = await openPerformance(world, { 'post-type': 'QR_CODE', 'post-id': 'qrDesk' });
    await findByText(await findByRole(element, 'region', 'Commission'), 'Searches');
    const range = (await findByRole(element, 'combobox', 'Date range')) as HTMLSelectElement;
    range.value = 'LIFETIME';
    range.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(async () => (await asked()).length === 2);
    expect(await asked()).to.deep.equal(['LAST_7_DAYS', 'LIFETIME'].map((time_period) => ({ post_id: 'qrDesk', post_type: 'QR_CODE', time_period })));
    await click(element, 'button', 'Back');
    await waitUntil(() => (queryByRole(element, 'combobox', 'Date range') as HTMLSelectElement | null)?.value === 'LIFETIME', 'the list shows another period');
  });

  it('[ERR-07] shows the performance error screen when the details fail, with a way on', async () => {
    await world.control('faults', { method: 'POST', path: details, status: 404, times: 1 });
    const element = await openPerformance(world, { 'post-type': 'AUTO_DM', 'post-id': 'post-desk' });
    expect(element.status).to.equal('error');
    expect(pageText(await findByRole(element, 'alert'))).to.contain('We\'re having trouble loading your performance metrics.');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'region', 'Commission');
    await gone(element, 'alert', /.*/);
    await waitUntil(() => element.status === 'ready', 'it is not ready');
  });
});
