import { expect } from '@open-wc/testing';
import { indiaToday } from '../../../../src/domain/dates';
import { formatRange } from '../../../../src/text/days';
import { performanceWindow, resolvePeriod } from '../../../../src/domain/performance-window';
import { periodOptions } from '../../../../src/text/periods';
import { expectAccessible } from '../../../support/accessible';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryByRole } from '../../../support/screen';
import type { World } from '../../../support/world';
import { openPerformance } from '../open-performance';
import { askedOf, forget, olderWorld, setFlag } from './older-world';
import { goToList, openAtPosts } from './open-at-posts';
import { waitUntil } from '../../../support/wait-until';

const overview = '/v1/performance/perf/overview';
const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Where a link or button leads, without going there. */
async function leadsTo(element: Element, role: string, name: string): Promise<unknown> {
  let route: unknown;
  element.addEventListener('creator-navigate', (event) => {
    event.preventDefault();
    route = (event as CustomEvent<{ route: string }>).detail.route;
  }, { once: true });
  await click(element, role, name);
  return route;
}

describe('older performance: the figures of a period', () => {
  let world: World;
  before(async () => {
    world = await olderWorld('busy-creator');
  });
  beforeEach(async () => {
    await forget(world);
    await setFlag(world, 'is_payments_page_experiment_enabled', true);
    await setFlag(world, 'is_payout_experiment_enabled', true);
  });
  /** They go out together, and arrive in any order. */
  const allAsked = async () => {
    for (const call of ['overview', 'post-data', 'post-count'] as const) {
      const times = async () => (await askedOf(world, call)).length;
      await waitUntil(async () => await times() === 1).catch(async () => { throw new Error(`${call} was asked ${await times()} times`); });
    }
  };
  const answer = (body: object, more = {}) => world.control('faults', { method: 'POST', path: overview, status: 200, body, ...more });

  it('[PERFOLD-12][API-46][API-47][API-48][ROLE-06][ROLE-07] asks the older family alone, for Last 7 Days, with the payout flag', async () => {
    const element = await openPerformance(world);
    await findByRole(element, 'button', 'Time period Last 7 Days');
    await allAsked();
    expect((await askedOf(world, 'overview')).map(({ body }) => body))
      .to.deep.equal([{ time_period: 'LAST_7_DAYS', is_payout_experiment_enabled: true }]);
    expect((await askedOf(world, 'post-count')).map(({ query }) => query)).to.deep.equal([{ is_payout_experiment_enabled: 'true' }]);
    expect((await world.requests()).filter(({ path }) => path.startsWith('/perf/v2'))).to.deep.equal([]);
  });

  it('[ROLE-08] sends false where the profile says nothing of the payout experiment', async () => {
    await world.control('faults', { method: 'GET', path: '/home/profile-data', status: 200, body: {} });
    await openPerformance(world);
    await allAsked();
    expect((await askedOf(world, 'overview'))[0]?.body).to.include({ is_payout_experiment_enabled: false });
    expect((await askedOf(world, 'post-data'))[0]?.body).to.include({ is_payout_experiment_enabled: false });
    expect((await askedOf(world, 'post-count'))[0]?.query).to.deep.equal({ is_payout_experiment_enabled: 'false' });
  });

  it('[PERFOLD-01][PERFOLD-13] shows the overview, what it is compared with, and a button that scrolls down to the posts', async () => {
    await answer({
      total_commission: 1234567.4, commissionIncrementPct: 30.4, total_clicks: 12345, clicks_increment_pct: -2, total_searches: 31,
      total_orders: 67, total_sales: 8912345,
    });
    const element = await openPerformance(world);
    const text = pageText(await findByRole(element, 'region', 'Total commission'));
    expect(text).to.contain('₹12,34,567').and.to.contain('+30.4% vs previous week').and.to.contain('Clicks | 12,345 | -2%')
      .and.to.contain('Searches | 31').and.to.contain('Orders | 67').and.to.contain('Sales | ₹89,12,345');
    const heading = await findByRole(element, 'heading', 'All Posts');
    expect(heading.getBoundingClientRect().top).to.be.greaterThan(innerHeight);
    // The list itself comes when it is near; the button leads to its place before that.
    expect(queryAllByRole(element, 'tab')).to.have.length(0);
    await click(element, 'button', 'Scroll down to your posts');
    await waitUntil(() => heading.getBoundingClientRect().top < innerHeight / 2, 'the posts in view');
    expect(element.shadowRoot?.activeElement === heading).to.equal(true);
    await findByRole(element, 'list', 'All Posts');
    for (const [period, note] of [['LAST_14_DAYS', 'vs previous 2 weeks'], ['LAST_28_DAYS', 'vs previous month'], ['LAST_30_DAYS', 'vs previous month']] as const) {
      element.setAttribute('period', period);
      await findByText(element, `+30.4% ${note}`);
    }
    element.setAttribute('period', 'LIFETIME');
    await findByText(element, '+30.4%');
  });

  it('[PERFOLD-08] has a floating button to all posts that steps aside while they are in view and leads back from far down', async () => {
    const element = await openPerformance(world, { period: 'LIFETIME' });
    const heading = await findByRole(element, 'heading', 'All Posts');
    await click(element, 'button', 'All Posts');
    await waitUntil(() => heading.getBoundingClientRect().top < innerHeight / 2, 'the posts in view');
    await gone(element, 'button', 'All Posts');
    scrollTo(0, document.documentElement.scrollHeight);
    await click(element, 'button', 'All Posts');
    await waitUntil(() => heading.getBoundingClientRect().top >= 0, 'the posts in view again');
  });

  it('[PERFOLD-09][PERFOLD-11] has a dropdown of the seven periods; choosing one loads its figures and shows its days', async () => {
    const element = await openPerformance(world);
    await click(element, 'button', 'Time period Last 7 Days');
    expect(names(queryAllByRole(await findByRole(element, 'listbox', 'Time period'), 'option'))).to.deep.equal([
      'Last 7 Days', 'Last 14 Days', 'Last 28 Days', 'Lifetime', 'Yesterday', 'Last 30 Days', 'Last 3 Months',
    ]);
    await click(element, 'option', 'Last 3 Months');
    await gone(element, 'listbox', 'Time period');
    await findByRole(element, 'button', 'Time period Last 3 Months');
    const range = resolvePeriod('LAST_3_MONTHS', new Date());
    await findByText(element, formatRange(range?.from ?? '', range?.to ?? ''));
    await world.control('requests', undefined, 'DELETE');
    for (const { label, value } of periodOptions().filter(({ value }) => value !== 'LAST_3_MONTHS')) {
      await click(element, 'button', /^Time period/);
      await click(element, 'option', label);
      await waitUntil(async () => (await askedOf(world, 'overview')).some(({ body }) => (body as { time_period: string }).time_period === value), value);
    }
  });

  it('[PERFOLD-10] closes the period dropdown on a click outside, and by Escape', async () => {
    const element = await openPerformance(world);
    await click(element, 'button', /^Time period/);
    const list = await findByRole(element, 'listbox', 'Time period');
    list.click();
    expect(list.isConnected).to.equal(true);
    (await findByRole(element, 'heading', 'Performance')).click();
    await gone(element, 'listbox', 'Time period');
    await click(element, 'button', /^Time period/);
    await findByRole(element, 'listbox', 'Time period');
    document.body.click();
    await gone(element, 'listbox', 'Time period');
    await click(element, 'button', /^Time period/);
    (await findByRole(element, 'option', 'Last 7 Days')).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await gone(element, 'listbox', 'Time period');
    expect(element.shadowRoot?.activeElement === await findByRole(element, 'button', /^Time period/)).to.equal(true);
    expect(await askedOf(world, 'overview')).to.have.length(1);
  });

  it('[NUM-03] [NUM-04] [PERFOLD-15][ENT-17][ENT-19] shows the commission buckets in a table, under the titles of the programme', async () => {
    await answer({
      total_commission: 3000, total_sales: 23_037, total_orders: 11,
      commissionStatsData: [
        { title: '10% Commission', amount: 21037, commission: 2103.7, orders: 10 },
        { commission_percentage: 0.5, total_sales: 2000, total_commission: 10, orders: 1 },
      ],
    });
    const table = await findByRole(await openPerformance(world), 'table', 'Commission by rate');
    expect(names([...table.querySelectorAll<HTMLElement>('thead th')])).to.deep.equal(['Sales', 'Orders', 'Commission']);
    expect([...table.querySelectorAll('tbody')].map((group) => names([...group.querySelectorAll<HTMLElement>('th, td')]))).to.deep.equal([
      ['10% Commission', '₹21,037', '10', '₹2,104'],
      ['0.5% Commission (Non-Affiliate)', '₹2,000', '1', '₹10'],
      ['Total', '₹23,037', '11', '₹2,114'],
    ]);
    expect(pageText(table.parentElement as HTMLElement)).to.contain('add up to another sum than the one the marketplace gives');
  });

  it('[PERFOLD-18][PERFOLD-19][NUM-06] shows the new-customer programme with its figures, and View Details leaves the app', async () => {
    await answer({ total_new_user_earnings: 450, total_new_user_orders: 9 });
    const element = await openPerformance(world);
    const card = await findByRole(element, 'region', 'New Customer Program');
    expect(pageText(card)).to.contain('up to Rs.180 extra per new customer\'s delivered order').and.to.contain('₹450').and.to.contain('9');
    let left: unknown;
    element.addEventListener('creator-open-external', (event) => {
      event.preventDefault();
      left = (event as CustomEvent).detail;
    });
    await click(card, 'button', 'View Details');
    expect(left).to.deep.equal({ href: 'https://www.bazaar.example/creators/new-customers', reason: 'programme' });
  });

  it('[PERFOLD-20][PERFOLD-21][ROLE-06] leads to /earnings as Go to Payments with the payments flag, else as Go to Earnings', async () => {
    const element = await openPerformance(world);
    expect((await findByRole(element, 'link', /^Go to Payments/)).getAttribute('href')).to.equal('/earnings');
    await setFlag(world, 'is_payments_page_experiment_enabled', false);
    const without = await openPerformance(world);
    const link = await findByRole(without, 'link', /^Go to Earnings/);
    expect(queryByRole(without, 'link', /^Go to Payments/) === null).to.equal(true);
    expect(await leadsTo(without, 'link', link.textContent ?? '')).to.equal('earnings');
  });

  it('[PERFOLD-14] says which Monday to Sunday week a payment of today covers: the one 28 days back', async () => {
    const { from, to } = performanceWindow(indiaToday(new Date()));
    expect([new Date(from).getUTCDay(), new Date(to).getUTCDay()]).to.deep.equal([1, 0]);
    const element = await openPerformance(world);
    await findByText(element, `A payment made today covers orders of ${formatRange(from, to)}.`);
  });

  it('[PERFOLD-22] has links to /affiliate-links and /influencer-home', async () => {
    const element = await openPerformance(world);
    expect((await findByRole(element, 'link', 'Create affiliate links')).getAttribute('href')).to.equal('/affiliate-links');
    expect((await findByRole(element, 'link', 'Go to Home')).getAttribute('href')).to.equal('/influencer-home');
    expect(await leadsTo(element, 'link', 'Create affiliate links')).to.equal('affiliateLinks');
    expect(await leadsTo(element, 'link', 'Go to Home')).to.equal('home');
  });

  it('[API-51][ERR-06] shows the performance error screen without a toast on anything but 200, and loads on Retry', async () => {
    await answer({ error: 'words of the server' }, { status: 418, times: 1 });
    const element = await openPerformance(world);
    expect(element.status).to.equal('error');
    expect(pageText(await findByRole(element, 'alert'))).to.contain('Oops, something\'s not right!')
      .and.to.contain('We\'re having trouble loading your performance metrics. Please try again.');
    expect(pageText(element)).not.to.contain('words of the server').and.not.to.contain('Something went wrong');
    expect(queryByRole(element, 'tab') === null).to.equal(true);
    await click(element, 'button', 'Retry');
    await findByRole(element, 'region', 'Total commission');
    await goToList(element);
    await findByRole(element, 'list', 'All Posts');
    await waitUntil(() => element.status === 'ready', 'it is not ready');
  });

  it('shows the error screen with a way on where the profile cannot be had, since it picks the calls', async () => {
    await world.control('faults', { method: 'GET', path: '/home/profile-data', status: 418, body: {}, times: 1 });
    const element = await openPerformance(world);
    expect(element.status).to.equal('error');
    expect((await world.requests()).filter(({ path }) => path.includes('perf'))).to.deep.equal([]);
    await click(element, 'button', 'Retry');
    await findByRole(element, 'region', 'Total commission');
  });

  for (const scheme of ['light', 'dark']) {
    it(`is accessible with its dropdowns open, ${scheme}`, async () => {
      const element = await openAtPosts(world, { period: 'LIFETIME', 'color-scheme': scheme });
      await findByRole(element, 'tab', /^All \d/);
      await click(element, 'button', /^Time period/);
      await expectAccessible(element);
      await click(element, 'button', /^Sort By/);
      await expectAccessible(element);
    });
  }
});
