import { expect } from '@open-wc/testing';
import { SortBy } from '../../../../src/api/contract/performance-shapes';
import { formatMoney } from '../../../../src/domain/money';
import { sortOptions } from '../../../../src/domain/post-lists';
import { hold } from '../../../support/hold';
import { runtimeOf, showElement } from '../../../support/open-element';
import { click, findByRole, gone, pageText, queryAllByRole, queryByRole } from '../../../support/screen';
import type { World } from '../../../support/world';
import { askedOf, forget, olderWorld, setFlag } from './older-world';
import { goToList, openAtPosts } from './open-at-posts';
import { waitUntil } from '../../../support/wait-until';

const path = '/v1/performance/perf/post-data';
const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const cards = (element: Element) => queryAllByRole(element, 'button', /New-user bonus/);

describe('older performance: all posts', () => {
  let world: World;
  before(async () => {
    world = await olderWorld('busy-creator');
  });
  beforeEach(() => forget(world));
  const sent = async () => (await askedOf(world, 'post-data')).map(({ body }) => body as Record<string, unknown>);
  const answer = (body: object, more = {}) => world.control('faults', { method: 'POST', path, status: 200, body, ...more });

  it('[PERFOLD-02][PERFOLD-03][API-49][ENT-31] lists all posts by Recency, ten at a time, with a Sort By dropdown of four', async () => {
    const element = await openAtPosts(world);
    await findByRole(element, 'heading', 'All Posts');
    expect(cards(await findByRole(element, 'list', 'All Posts'))).to.have.length(10);
    await click(element, 'button', 'Sort By Recency');
    expect(names(queryAllByRole(element, 'option'))).to.deep.equal(['Recency', 'Clicks', 'Orders', 'Sales']);
    expect(await sent()).to.deep.equal([
      { time_period: 'LAST_7_DAYS', post_type: 'ALL', sort_by: 'RECENCY', page_size: 10, is_payout_experiment_enabled: true },
    ]);
    expect([...SortBy.options]).to.have.members(['ALL', 'CLICKS', 'ORDERS', 'SALES', 'RECENCY', 'SEARCHES']);
  });

  it('[PERFOLD-26] opens and closes the sort dropdown with its button', async () => {
    const element = await openAtPosts(world);
    const button = await findByRole(element, 'button', /^Sort By/);
    for (const open of [true, false, true]) {
      button.click();
      await waitUntil(() => (queryByRole(element, 'listbox', 'Sort By') !== null) === open);
      expect(button.getAttribute('aria-expanded')).to.equal(String(open));
    }
  });

  it('[PERFOLD-27] sets the chosen sort in capitals and reloads from the first page', async () => {
    const element = await openAtPosts(world, { period: 'LIFETIME' });
    for (const label of ['Sales', 'Orders', 'Clicks', 'Recency']) {
      await click(element, 'button', /^Sort By/);
      await click(element, 'option', label);
      await findByRole(element, 'button', `Sort By ${label}`);
      await waitUntil(async () => (await sent()).at(-1)?.sort_by === label.toUpperCase(), label);
      expect((await sent()).at(-1)).not.to.have.property('cursor');
      expect(sortOptions).to.include(label.toUpperCase());
    }
    await click(element, 'button', /^Sort By/);
    await click(element, 'option', 'Sales');
    await waitUntil(() => {
      const sales = cards(element).map(({ textContent }) => Number((/Sales ₹([\d,]+)/.exec(textContent ?? '')?.[1] ?? '').replaceAll(',', '')));
      return sales.length === 10 && (sales[0] ?? 0) > 0 && sales.every((value, index) => index === 0 || value <= (sales[index - 1] ?? 0));
    }, 'the best-selling posts first');
  });

  it('[PERFOLD-04][ROLE-05] has chips of the types in a row that slides sideways, QR Code with the visibility flag only', async () => {
    const element = await openAtPosts(world);
    await findByRole(element, 'tab', /^All \d/);
    expect(names(queryAllByRole(element, 'tab'))).to.deep.equal(['All13', 'Auto-DM4', 'QR Code3', 'Affiliate Links6']);
    const row = await findByRole(element, 'tablist', 'Type of post');
    expect(getComputedStyle(row).overflowX).to.equal('auto');
    await setFlag(world, 'is_qr_code_visibility_enabled', false);
    const without = await openAtPosts(world, { 'post-type': 'QR_CODE' });
    await waitUntil(() => queryByRole(without, 'tab', /^All \d/)?.getAttribute('aria-selected') === 'true');
    expect(names(queryAllByRole(without, 'tab'))).to.deep.equal(['All13', 'Auto-DM4', 'Affiliate Links6']);
    await setFlag(world, 'is_qr_code_visibility_enabled', true);
  });

  it('[PERFOLD-04] has the place of a number in each chip until the numbers come', async () => {
    const numbers = { total_posts: 9, auto_dm_posts: 4, collection_posts: 3, qr_code_posts: 2 };
    const late = await hold(world, 'GET', '/v1/performance/perf/post-count', { status: 200, body: numbers });
    const element = showElement('creator-performance', runtimeOf(world));
    await goToList(element);
    await late.kept();
    const places = () => queryAllByRole(element, 'tab').map((tab) => Math.round(tab.getBoundingClientRect().left));
    const before = places();
    await late.release();
    await findByRole(element, 'tab', 'All 9');
    expect(places()).to.deep.equal(before);
  });

  it('[PERFOLD-05] shows searches, clicks, orders, sales, commission and new-user bonus on a card', async () => {
    await answer({
      data: [{
        post_id: 'p', post_type: 'QR_CODE', description: 'Desk', clicks: 1234, searches: 56, orders: 7, sales: 123456.5, commissions: 12345.4,
        new_user_bonus: 350, new_user_orders: 7,
      }],
    });
    const [card] = cards(await openAtPosts(world));
    expect(card?.textContent).to.equal(
      `DeskQR CodeCommission ₹12,345 New-user bonus ₹350 Sales ${formatMoney(123456.5)} Clicks 1,234 Searches 56 Orders 7 `,
    );
  });

  it('[PERFOLD-23] clears posts and cursor and reloads when another chip is chosen', async () => {
    const element = await openAtPosts(world, { period: 'LIFETIME' });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => cards(element).length === 13, 'the second page');
    const { release } = await hold(world, 'POST', path);
    await click(element, 'tab', /^Auto-DM/);
    await waitUntil(() => cards(element).length === 0, 'no posts');
    await release();
    await waitUntil(() => cards(element).length === 4, 'the posts of the tab');
    const last = (await sent()).at(-1);
    expect(last).to.include({ post_type: 'AUTO_DM', time_period: 'LIFETIME' }).and.not.to.have.property('cursor');
    expect(await askedOf(world, 'overview')).to.have.length(1);
  });

  it('[PERFOLD-24][PERFOLD-25][ENT-27] appends further pages from the cursor of the type, and starts anew after another type', async () => {
    const element = await openAtPosts(world, { period: 'LIFETIME' });
    const before = names(cards(element));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => cards(element).length === 13, 'all posts');
    expect(names(cards(element)).slice(0, 10)).to.deep.equal(before);
    await click(element, 'tab', /^QR Code/);
    await waitUntil(() => cards(element).length === 3, 'the QR posts');
    scrollTo(0, 0);
    await click(element, 'tab', /^All/);
    await waitUntil(() => cards(element).length === 10, 'the first page again');
    await waitUntil(() => {
      scrollTo(0, document.documentElement.scrollHeight); // the page may grow meanwhile
      return cards(element).length === 13;
    }, 'all posts again');
    expect((await sent()).map(({ post_type: type, cursor }) => `${String(type)} ${String(cursor ?? '')}`.trim()))
      .to.deep.equal(['ALL', 'ALL 10', 'QR_CODE', 'ALL', 'ALL 10']);
  });

  it('[PERFOLD-07][WIDGET-02] shows the generic empty state with the way to a first post', async () => {
    const fresh = await olderWorld('new-creator');
    const element = await openAtPosts(fresh);
    await findByRole(element, 'heading', 'No Data to Show');
    expect(pageText(element)).to.contain('There is no sufficient data to show the results in the selected timeframe.').and.to.contain('₹0');
    expect(queryByRole(element, 'table') === null).to.equal(true);
    let route: unknown;
    element.addEventListener('creator-navigate', (event) => {
      event.preventDefault();
      route = (event as CustomEvent<{ route: string }>).detail.route;
    });
    await click(element, 'button', 'Create your first post');
    expect(route).to.equal('home');
  });

  it('[ERR-06] keeps the overview when the posts fail, and loads them on Retry', async () => {
    await answer({ error: 'words of the server' }, { status: 418, times: 1 });
    const element = await openAtPosts(world);
    expect(element.status).to.equal('error');
    await findByRole(element, 'region', 'Total commission');
    expect(pageText(await findByRole(element, 'alert'))).to.contain('We\'re having trouble loading your performance metrics.');
    await click(element, 'button', 'Retry');
    await waitUntil(() => cards(element).length === 10);
    await waitUntil(() => element.status === 'ready', 'it is not ready');
    expect(await askedOf(world, 'overview')).to.have.length(1);
  });

  it('says nothing when a further page fails, and loads no more', async () => {
    const element = await openAtPosts(world, { period: 'LIFETIME' });
    await findByRole(element, 'list', 'All Posts');
    await answer({}, { status: 500, body: {} });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(async () => (await sent()).length === 2);
    await waitUntil(() => !queryByRole(element, 'status', 'Loading'));
    expect(cards(element)).to.have.length(10);
    expect(queryByRole(element, 'alert') === null).to.equal(true);
    expect(queryByRole(element, 'button', 'Load more') === null).to.equal(true);
  });

  it('never shows a late answer of an earlier choice', async () => {
    const element = await openAtPosts(world, { period: 'LIFETIME' });
    const late = await hold(world, 'POST', path, { status: 200, body: { data: [{ post_id: 'late', post_type: 'AUTO_DM', description: 'Late' }] }, times: 1 });
    await click(element, 'tab', /^Auto-DM/);
    await late.kept();
    await click(element, 'tab', /^Affiliate Links/);
    await waitUntil(() => cards(element).length === 6);
    await late.release();
    await waitUntil(async () => (await world.requests()).every(({ status }) => status !== 0));
    expect(names(cards(element)).some((text) => text?.startsWith('Late'))).to.equal(false);
  });

  it('draws only the cards around the view of ten thousand posts', async () => {
    const many = await olderWorld('ten-thousand-posts');
    const element = await openAtPosts(many);
    await findByRole(element, 'tab', 'All 10,000');
    const pages = async () => (await askedOf(many, 'post-data')).length;
    await waitUntil(async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      return (await pages()) >= 6;
    }, 'six pages');
    scrollTo(0, document.documentElement.scrollHeight - innerHeight - 2000);
    await waitUntil(() => cards(element).length > 2);
    expect(cards(element).length).to.be.lessThan(40);
    await click(element, 'button', 'All Posts');
    await waitUntil(() => (queryByRole(element, 'heading', 'All Posts')?.getBoundingClientRect().top ?? -1) >= 0, 'back at the start');
    await gone(element, 'button', 'All Posts');
  });
});
