import { expect } from '@open-wc/testing';
import { formatRange } from '../../../src/text/days';
import { formatMoney } from '../../../src/domain/money';
import { periodOptions } from '../../../src/text/periods';
import { resolvePeriod } from '../../../src/domain/performance-window';
import { hold } from '../../support/hold';
import { runtimeOf, showElement } from '../../support/open-element';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryAllByText, queryByRole } from '../../support/screen';
import { createWorld, type World } from '../../support/world';
import { openPerformance } from './open-performance';
import { waitUntil } from '../../support/wait-until';

const counts = '/v1/performance/perf/post-count';
const overview = '/perf/v2/overview';
const posts = '/perf/v2/posts-data';

function choose(list: HTMLElement, label: string) {
  if (!(list instanceof HTMLSelectElement)) throw new Error('not a list');
  list.value = [...list.options].find((option) => option.label === label)?.value ?? '';
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

const names = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent);
const region = (root: ParentNode, name: string) => findByRole(root, 'region', name);

describe('performance list', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  const sent = async (path: string) => (await world.requests()).filter((request) => request.path === path);
  const fault = (method: string, path: string, answer: object) => world.control('faults', { method, path, ...answer });
  const show = (attributes?: Record<string, string>) => openPerformance(world, attributes);

  it('[PERF-05][PERF-24][PERF-25][API-52][API-53] opens under its name with the All tab and Last 7 Days', async () => {
    const element = await show();
    await findByRole(element, 'heading', 'Performance');
    expect((await findByRole(element, 'tab', 'All')).getAttribute('aria-selected')).to.equal('true');
    expect((await findByRole(element, 'combobox', 'Date range') as HTMLSelectElement).value).to.equal('LAST_7_DAYS');
    expect(names([...(await findByRole(element, 'combobox', 'Date range')).children] as HTMLElement[]))
      .to.deep.equal(periodOptions().map(({ label }) => label));
    expect((await sent(overview)).map(({ body }) => body)).to.deep.equal([{ time_period: 'LAST_7_DAYS', post_type: 'ALL' }]);
    expect((await sent(posts)).map(({ body }) => body))
      .to.deep.equal([{ time_period: 'LAST_7_DAYS', post_type: 'ALL', page_no: 1, page_size: 10 }]);
  });

  it('[PERF-07][PERF-08] shows the days of the range only when the joining date is known', async () => {
    const range = resolvePeriod('LAST_7_DAYS', new Date());
    const label = formatRange(range?.from ?? '', range?.to ?? '');
    await findByText(await show(), label);
    await fault('GET', '/home/profile-data', { status: 200, body: { is_perf_experiment_enabled: true } });
    const element = await show();
    await findByRole(element, 'tab', 'QR Code'); // the counts come after the profile
    expect(queryAllByText(element, label)).to.have.length(0);
  });

  it('[PERF-09][ROLE-04] has the tabs of the post types, QR Code only once it is known that there are such posts', async () => {
    const element = await show();
    await findByRole(element, 'tab', 'QR Code');
    expect(names(queryAllByRole(element, 'tab'))).to.deep.equal(['All', 'Auto-DM', 'QR Code', 'Affiliate Links']);
    for (const answer of [{ status: 500, body: {} }, { status: 200, body: { qr_code_posts: 0 } }]) {
      await world.control('requests', undefined, 'DELETE');
      await fault('GET', counts, { ...answer, times: 1 });
      const without = await show({ 'post-type': 'QR_CODE' });
      await waitUntil(() => queryByRole(without, 'tab', 'All')?.getAttribute('aria-selected') === 'true');
      expect(names(queryAllByRole(without, 'tab'))).to.deep.equal(['All', 'Auto-DM', 'Affiliate Links']);
    }
  });

  it('[PERF-09] moves no tab when it becomes known that there are QR codes', async () => {
    const late = await hold(world, 'GET', counts);
    const element = showElement('creator-performance', runtimeOf(world));
    await findByRole(element, 'heading', /^Sales Generating Posts/);
    await late.kept();
    const places = () => queryAllByRole(element, 'tab').map((tab) => `${tab.textContent} at ${tab.getBoundingClientRect().left}`);
    const before = places();
    expect(before).to.have.length.of.at.least(2);
    await late.release();
    await findByRole(element, 'tab', 'QR Code');
    expect(places()).to.have.length(4).and.to.include.members(before);
  });

  it('[PERF-01][PERF-10][PERF-12][NUM-11][NUM-12] shows commission, clicks, orders and sales, and how it is paid', async () => {
    await fault('POST', overview, {
      status: 200,
      body: { total_commission: 1234567.4, commissionIncrementPct: 30.4, total_clicks: 12345, clicks_increment_pct: -2, total_orders: 67, total_sales: 8912345, sales_increment_pct: 0 },
    });
    const card = await region(await show(), 'Total commission');
    const text = pageText(card);
    expect(text).to.contain('₹12,34,567').and.to.contain('+30.4% vs previous week');
    expect(text).to.contain('Clicks | 12,345 | -2%').and.to.contain('Orders | 67 | Sales | ₹89,12,345 | 0%');
    expect(text).to.match(/You earn cash/);
    expect(text).not.to.contain('Searches');
  });

  it('[PERF-11][PERF-16] counts searches in place of clicks for QR posts', async () => {
    const element = await show();
    await click(element, 'tab', 'QR Code');
    const card = await region(element, 'Total commission');
    await findByText(card, 'Searches');
    expect(queryAllByText(card, 'Clicks')).to.have.length(0);
    const row = await findByRole(element, 'button', /QR Code.*sales/);
    expect(row.textContent).to.match(/\d searches/).and.not.to.contain('click');
  });

  it('[PERF-13][NUM-06] shows the new-customer card with its sentence and the server\'s figures', async () => {
    await fault('POST', overview, { status: 200, body: { total_new_user_earnings: 450, total_new_user_orders: 9 } });
    const card = await region(await show(), 'New customer bonus');
    expect(pageText(card)).to.contain('up to Rs.180 extra per new customer\'s delivered order').and.to.contain('₹450').and.to.contain(' 9');
  });

  it('[PERF-14][PERF-15] lists the posts with picture, words, badge, clicks and sales', async () => {
    const element = await show({ period: 'LIFETIME', 'post-type': 'AUTO_DM' });
    const api = await fetch(`${world.apiBase}${posts}`, {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ time_period: 'LIFETIME', post_type: 'AUTO_DM', page_no: 1, page_size: 10 }),
    });
    const { data, number_of_records: total } = (await api.json()) as {
      data: { description: string; clicks: number; sales: number; commissions: number }[]; number_of_records: number;
    };
    await findByRole(element, 'heading', `Sales Generating Posts (${total})`);
    const rows = queryAllByRole(await findByRole(element, 'list', /^Sales Generating/), 'button');
    expect(rows).to.have.length(data.length);
    const first = rows[0];
    if (!first || !data[0]) throw new Error('no posts');
    first.scrollIntoView();
    await waitUntil(() => first.querySelector('img[data-shown]'), 'the picture');
    const { description, clicks, sales, commissions } = data[0];
    // The whole list is loaded, so its commission is that of the overview.
    const share = Math.round((commissions / data.reduce((sum, post) => sum + post.commissions, 0)) * 100);
    expect(first.textContent).to.equal(
      `${description}Auto-DM${formatMoney(commissions)} commission ${formatMoney(sales)} sales ${clicks.toLocaleString('en-IN')} clicks${share}% of commission`,
    );
    expect(first.querySelector('[dir=auto]')?.textContent).to.equal(description);
  });

  it('[PERF-26] fetches the overview and the first page again when the tab or the range changes', async () => {
    const element = await show();
    await click(element, 'tab', 'Auto-DM');
    // Both go out together, and arrive in any order.
    const asked = (times: number) => waitUntil(async () => (await sent(posts)).length === times && (await sent(overview)).length === times, `not asked ${times} times`);
    await asked(2);
    choose(await findByRole(element, 'combobox', 'Date range'), 'Yesterday');
    await asked(3);
    expect((await sent(overview)).map(({ body }) => body)).to.deep.equal([
      { time_period: 'LAST_7_DAYS', post_type: 'ALL' },
      { time_period: 'LAST_7_DAYS', post_type: 'AUTO_DM' },
      { time_period: 'YESTERDAY', post_type: 'AUTO_DM' },
    ]);
    expect((await sent(posts)).map(({ body }) => (body as { page_no: number }).page_no)).to.deep.equal([1, 1, 1]);
  });

  it('keeps the old figures in view, marked as busy, while newer ones are on their way', async () => {
    const element = await show();
    await findByRole(element, 'tab', 'QR Code');
    const before = pageText(await region(element, 'Total commission'));
    const newer = await hold(world, 'POST', overview);
    await click(element, 'tab', 'Auto-DM');
    await waitUntil(() => element.shadowRoot?.querySelector('[aria-busy=true]'));
    await newer.kept();
    expect(pageText(await region(element, 'Total commission'))).to.equal(before);
    await click(element, 'tab', 'All');
    await newer.release();
  });

  it('[PERF-19] says so when no post got clicks', async () => {
    await fault('POST', posts, { status: 200, body: { data: [], number_of_records: 0, has_next_page: false } });
    const element = await show();
    await findByRole(element, 'heading', 'Sales Generating Posts (0)');
    await findByText(element, 'No post got clicks in the selected period');
    await findByRole(element, 'tab', 'QR Code');
    expect(queryAllByRole(element, 'button', 'Create your first post')).to.have.length(0);
  });

  it('[PERF-19][WIDGET-02] shows a creator without any post the way to the first one', async () => {
    const fresh = await createWorld({ scenario: 'new-creator' });
    await fresh.login();
    const element = await openPerformance(fresh);
    await findByText(element, 'No post got clicks in the selected period');
    let route: unknown;
    element.addEventListener('creator-navigate', (event) => {
      event.preventDefault();
      route = (event as CustomEvent<{ route: string }>).detail.route;
    });
    await click(element, 'button', 'Create your first post');
    expect(route).to.equal('home');
  });

  it('[PERF-31][ERR-05][ERR-07][WIDGET-05] shows the performance error screen without a toast, and loads on Retry', async () => {
    await fault('POST', overview, { status: 500, body: { error: 'words of the server' }, times: 1 });
    const element = await show();
    expect(element.status).to.equal('error');
    const alert = await findByRole(element, 'alert');
    expect(pageText(alert)).to.contain('Oops, something\'s not right!')
      .and.to.contain('We\'re having trouble loading your performance metrics. Please try again.');
    expect(pageText(element)).not.to.contain('words of the server').and.not.to.contain('Something went wrong');
    await click(element, 'button', 'Retry');
    await region(element, 'Total commission');
    await waitUntil(() => element.status === 'ready', 'it is not ready');
  });

  it('[PERF-18][PERF-29] loads the next page when scrolled, and stops at the last', async () => {
    const element = await show({ period: 'LIFETIME' });
    const heading = await findByRole(element, 'heading', /Sales Generating Posts \(\d+\)/);
    const total = Number(/\d+/.exec(heading.textContent ?? '')?.[0]);
    expect(total).to.be.greaterThan(10);
    expect(queryAllByRole(await findByRole(element, 'list', /^Sales Generating/), 'button')).to.have.length(10);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => queryAllByRole(element, 'button', /sales/).length === total, 'all posts');
    const pages = async () => (await sent(posts)).map(({ body }) => (body as { page_no: number }).page_no);
    expect(await pages()).to.deep.equal([1, 2]);
    scrollTo(0, 0);
    await element.refresh();
    await waitUntil(() => queryAllByRole(element, 'button', /sales/).length === 10, 'the first page again');
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => queryAllByRole(element, 'button', /sales/).length === total, 'all posts again');
    expect(await pages()).to.deep.equal([1, 2, 1, 2]);
  });

  it('[PERF-27] shows that it loads, that it failed, and from page 1 on that there is more, that more is loading, and the end', async () => {
    const refused = await hold(world, 'POST', posts, { status: 400, body: {}, times: 1 });
    const opening = show({ period: 'LIFETIME' });
    await refused.kept();
    const opened = document.querySelector('creator-performance');
    await waitUntil(() => opened?.shadowRoot?.querySelector('.skeleton'), 'nothing shows that it loads');
    expect(opened?.status).to.equal('loading');
    await refused.release();
    const element = await opening;
    await findByRole(element, 'alert');
    expect(element.status).to.equal('error');
    await click(element, 'button', 'Retry');
    const rows = () => queryAllByRole(element, 'button', /sales/).length;
    await waitUntil(() => rows() === 10, 'the first page');
    expect(element.shadowRoot?.querySelectorAll('.skeleton').length).to.equal(0);
    const next = await hold(world, 'POST', posts, { times: 1 });
    scrollTo(0, document.documentElement.scrollHeight);
    await next.kept();
    await findByRole(element, 'status', 'Loading');
    expect(rows()).to.equal(10);
    await next.release();
    await waitUntil(() => rows() > 10, 'the second page');
    await gone(element, 'status', 'Loading');
    expect((await sent(posts)).map(({ body }) => (body as { page_no: number }).page_no)).to.deep.equal([1, 1, 2]);
  });

  it('[PERF-32] offers the ranges of the older version, and asks for the one that is chosen', async () => {
    const element = await show();
    const range = await findByRole(element, 'combobox', 'Date range') as HTMLSelectElement;
    expect(names([...range.options])).to.deep.equal([
      'Last 7 Days', 'Last 14 Days', 'Last 28 Days', 'Lifetime', 'Yesterday', 'Last 30 Days', 'Last 3 Months',
    ]);
    const period = async () => ((await sent(posts)).at(-1)?.body as { time_period: string }).time_period;
    for (const [label, value] of [['Last 14 Days', 'LAST_14_DAYS'], ['Last 3 Months', 'LAST_3_MONTHS'], ['Lifetime', 'LIFETIME']] as const) {
      choose(range, label);
      await waitUntil(async () => (await period()) === value, `${label} is not asked for`);
    }
  });

  it('[PERF-30] says nothing when a further page fails, and loads no more', async () => {
    const element = await show({ period: 'LIFETIME' });
    await findByRole(element, 'list', /^Sales Generating/);
    await fault('POST', posts, { status: 500, body: {} });
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(async () => (await sent(posts)).length === 2);
    await waitUntil(() => !queryByRole(element, 'status', 'Loading'));
    expect(queryAllByRole(element, 'button', /sales/)).to.have.length(10);
    expect(queryAllByRole(element, 'alert')).to.have.length(0);
    expect(queryAllByRole(element, 'button', 'Load more')).to.have.length(0);
    scrollTo(0, 0);
    scrollTo(0, document.documentElement.scrollHeight);
    expect(await sent(posts)).to.have.length(2);
  });

  it('[WIDGET-12][WIDGET-14][WIDGET-15][WIDGET-16][WIDGET-17] opens the breakdown when the commission is tapped', async () => {
    const element = await show({ period: 'LIFETIME' });
    const figure = (await region(element, 'Total commission')).querySelector('.stat-figure');
    if (!figure) throw new Error('no figure');
    const { left, top, height } = figure.getBoundingClientRect();
    const tapped = element.shadowRoot?.elementFromPoint(left + 10, top + height / 2);
    expect(tapped?.closest('button')?.textContent).to.equal('See how it adds up');
    (tapped?.closest('button') as HTMLElement).click();
    const drawer = await findByRole(element, 'dialog', 'Total Commissions');
    const text = pageText(drawer);
    expect(text).to.match(/10% Commission \| ₹[\d,]+ \| Affiliate Sales \| ₹[\d,]+ \| Affiliate Orders \| \d+/);
    expect(text).to.match(/Non Affiliate Commission \| ₹[\d,]+ \| Non Affiliate Sales \| ₹[\d,]+ \| Non Affiliate Orders \| \d+/);
    expect(text).to.contain(`Total | ${figure.textContent ?? ''}`);
    await click(drawer, 'button', 'Close');
    await gone(element, 'dialog', 'Total Commissions');
  });

  it('[WIDGET-18][WIDGET-19][WIDGET-20][WIDGET-21][WIDGET-25] explains its figures', async () => {
    const element = await show();
    for (const [about, title] of [
      ['About Total commission', 'Commissions'], ['About Clicks', 'Total Clicks'], ['About Orders', 'Orders'], ['About Sales', 'Sales'],
      ['About New customer bonus', 'New Customer Program'],
    ] as const) {
      await click(element, 'button', about);
      await click(await findByRole(element, 'dialog', title), 'button', 'Close');
      await gone(element, 'dialog', title);
    }
  });
});
