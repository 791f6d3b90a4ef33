import { expect, nextFrame } from '@open-wc/testing';
import { getEarnings } from '../../../src/api/contract/earnings';
import { listPayments } from '../../../src/api/contract/payments';
import { formatDay, formatRange } from '../../../src/text/days';
import { formatCount, formatMoney } from '../../../src/domain/money';
import type { Earnings } from '../../../src/api/contract/earnings';
import { expectAccessible } from '../../support/accessible';
import { hold } from '../../support/hold';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText, queryByRole } from '../../support/screen';
import type { World } from '../../support/world';
import { answer, enter, openEarnings, spoken } from './open-earnings';
import { waitUntil } from '../../support/wait-until';

/** The figure that stands beside a name in a list of terms. */
function figure(root: ParentNode, name: string): string | undefined {
  const term = queryAllByText(root, name).find(({ localName }) => localName === 'dt');
  return term?.nextElementSibling?.firstChild?.textContent ?? undefined;
}

const payment = (element: Element) => element.shadowRoot?.querySelector('[aria-labelledby=payment]') as HTMLElement;
const colourOf = (node: Element | null | undefined, property: string) => (node ? getComputedStyle(node).getPropertyValue(property) : '');

/** The theme's colour as the browser writes it. */
function themed(element: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.shadowRoot?.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}

describe('<creator-earnings>', () => {
  let world: World;
  let said: Earnings;
  before(async () => {
    world = await enter('busy-creator');
    said = await answer<Earnings>(world, '/v1/earnings');
  });
  afterEach(() => world.control('faults', undefined, 'DELETE'));
  const sent = async (path: string) => (await world.requests()).filter((request) => request.path === path).length;

  it('[EARN-01] [EARN-05] [ENT-20] shows the five figures as the server gives them', async () => {
    const element = await openEarnings(world);
    expect(queryAllByRole(element, 'heading').filter(({ localName }) => localName === 'h1').map((h) => h.textContent)).to.deep.equal(['Payments']);
    const box = (await findByRole(element, 'heading', 'How your earnings add up')).parentElement as HTMLElement;
    expect(figure(box, 'Confirmed commission')).to.equal(formatMoney(said.confirmed_commission));
    expect(figure(box, 'New-user bonus')).to.equal(formatMoney(said.new_user_bonus));
    expect(figure(box, 'Other rewards')).to.equal(formatMoney(said.other_rewards));
    expect(figure(box, 'Bad-reels deduction')).to.equal('-₹150');
    expect(figure(box, 'TDS')).to.equal(formatMoney(-(said.tds ?? 0)));
    expect(said.tds).to.be.greaterThan(0);
  });

  it('[EARN-08] says that TDS is 2% of total earnings', async () => {
    await findByText(await openEarnings(world), 'TDS (tax deducted at source) is 2% of total earnings.');
  });

  it('[EARN-02] [ENT-21] splits commissions, orders and sales into confirmed, pending and returned', async () => {
    const element = await openEarnings(world);
    expect(queryAllByRole(element, 'tab').map((tab) => tab.textContent)).to.deep.equal(['Commissions', 'Orders', 'Sales']);
    const shown = () => {
      const panel = queryByRole(element, 'tabpanel') as HTMLElement;
      return ['Confirmed', 'Pending', 'Returned'].map((name) => figure(panel, name));
    };
    expect(shown()).to.deep.equal([said.confirmed_commission_amount, said.pending_commission, said.returned_commission].map(formatMoney));
    await findByText(element, formatMoney(said.total_commission));
    await click(element, 'tab', 'Orders');
    await findByText(element, 'Total orders');
    expect(shown()).to.deep.equal([said.confirmed_orders, said.pending_orders, said.returned_orders].map(formatCount));
    await click(element, 'tab', 'Sales');
    await findByText(element, 'Total sales');
    expect(shown()).to.deep.equal([said.confirmed_sales, said.pending_sales, said.returned_sales].map(formatMoney));
    const sum = (said.confirmed_sales ?? 0) + (said.pending_sales ?? 0) + (said.returned_sales ?? 0);
    await findByText(element, `${Math.round(((said.confirmed_sales ?? 0) / sum) * 100)}%`);
  });

  it('[EARN-07] draws confirmed green, pending orange and returned pink', async () => {
    const element = await openEarnings(world);
    for (const [part, theme] of [['confirmed', '--_success'], ['pending', '--_pending'], ['returned', '--_returned']] as const) {
      const bar = element.shadowRoot?.querySelector(`.split-bar .split-${part}`);
      expect(colourOf(bar, 'background-color'), part).to.equal(themed(element, theme));
    }
  });

  it('draws them in three patterns, in the bar as in its legend, for who cannot tell the colours apart', async () => {
    const element = await openEarnings(world);
    const patternOf = (part: Element | null | undefined, pseudo?: string) => part && getComputedStyle(part, pseudo).backgroundImage.replace(/\(.*/, '');
    for (const [part, pattern] of [['confirmed', 'none'], ['pending', 'linear-gradient'], ['returned', 'repeating-linear-gradient']] as const) {
      const [bar, name] = [`.split-bar .split-${part}`, `.split-line.split-${part} dt`].map((selector) => element.shadowRoot?.querySelector(selector));
      expect([patternOf(bar), patternOf(name, '::before')], part).to.deep.equal([pattern, pattern]);
    }
  });

  it('[EARN-03] opens past payments, confirmed and pending commission, and comes back', async () => {
    const element = await openEarnings(world);
    for (const name of ['Past payments', 'Confirmed commission', 'Pending commission']) {
      await click(element, 'button', new RegExp(`^${name}`));
      const heading = await findByRole(element, 'heading', name);
      expect(element.shadowRoot?.activeElement === heading).to.equal(true);
      await click(element, 'button', 'Back');
      await findByRole(element, 'heading', 'Payments');
    }
  });

  it('[EARN-01] lists the past payments, the newest first, with their days and amounts', async () => {
    const { data } = await answer<{ data: NonNullable<Earnings['payment']>[] }>(world, '/v1/earnings/payments?page_no=1&page_size=20');
    const element = await openEarnings(world, { view: 'past_payments' });
    const list = await findByRole(element, 'list', 'Past payments');
    const rows = queryAllByRole(list, 'listitem');
    expect(rows).to.have.length(data.length);
    expect(data.length).to.be.greaterThan(2);
    data.forEach((past, index) => {
      expect(rows[index]?.textContent).to.contain(formatDay(past.paid_on).slice(0, -5));
      expect(rows[index]?.textContent).to.contain(formatMoney(past.amount));
      expect(rows[index]?.textContent).to.contain('Paid');
    });
  });

  it('[EARN-03] [WIDGET-13] takes the confirmed commission apart in a drawer titled Confirmed Commissions', async () => {
    const element = await openEarnings(world, { view: 'confirmed_commission' });
    await findByText(element, formatMoney(said.confirmed_commission_amount));
    await click(element, 'button', 'See how it adds up');
    const dialog = await findByRole(element, 'dialog', 'Confirmed Commissions');
    expect(figure(dialog, 'Total')).to.equal(formatMoney(said.confirmed_commission_amount));
    expect(figure(dialog, 'Total Orders')).to.equal(formatCount(said.confirmed_orders));
    expect(figure(dialog, '10% Commission')).to.equal(formatMoney(said.buckets?.[0]?.total_commission));
    await click(dialog, 'button', 'Close');
    await gone(element, 'dialog', 'Confirmed Commissions');
    await click(element, 'tab', 'Orders');
    await findByText(element, 'Affiliate Orders');
  });

  it('[EARN-03] shows what is pending, and explains it', async () => {
    const element = await openEarnings(world, { view: 'pending_commission', tab: 'orders' });
    await findByText(element, 'Pending orders');
    await findByText(element, formatCount(said.pending_orders));
    await click(element, 'button', 'About Pending orders');
    await findByRole(element, 'dialog', 'Pending Commissions');
  });

  it('[EARN-06] [WIDGET-06] shows the earnings error with Retry', async () => {
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 400, times: 1 });
    const element = await openEarnings(world);
    expect(element.status).to.equal('error');
    await findByText(element, 'Your earnings are safe and will be reflected in few minutes');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'heading', 'How your earnings add up');
    await waitUntil(() => element.status === 'ready');
  });

  it('[EARN-06] shows it for the past payments as well', async () => {
    await world.control('faults', { method: 'GET', path: '/v1/earnings/payments', status: 400, times: 1 });
    const element = await openEarnings(world, { view: 'past_payments' });
    await findByText(element, 'Your earnings are safe and will be reflected in few minutes');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'list', 'Past payments');
  });

  it('shows a dash for what the server does not say', async () => {
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 200, body: {} });
    const element = await openEarnings(world);
    expect(figure((await findByRole(element, 'heading', 'How your earnings add up')).parentElement as HTMLElement, 'TDS')).to.equal('—');
    await findByText(element, 'Nothing to pay yet');
  });

  it('[EARN-09] asks the stand-in calls for earnings and payments, which say that they are assumed', async () => {
    await world.control('requests', undefined, 'DELETE');
    const element = await openEarnings(world);
    await click(element, 'button', /^Past payments/);
    await findByRole(element, 'list', 'Past payments');
    const asked = (await world.requests()).map(({ method, path }) => `${method} ${path}`);
    expect(asked).to.deep.equal(['GET /v1/earnings', 'GET /v1/earnings/payments']);
    expect([getEarnings, listPayments].map(({ method, path, assumed }) => [method, path, assumed])).to.deep.equal([
      ['GET', '/v1/earnings', true], ['GET', '/v1/earnings/payments', true],
    ]);
  });

  it('never mixes the tabs, however quickly they are changed, nor an older answer with a newer one', async () => {
    const element = await openEarnings(world);
    const older = await hold(world, 'GET', '/v1/earnings', { times: 1, status: 200, body: { total_orders: 777 } });
    const late = element.refresh();
    await older.kept();
    for (const name of ['Orders', 'Sales', 'Commissions', 'Orders']) await click(element, 'tab', name);
    await element.refresh();
    await older.release();
    await late;
    await findByText(element, 'Total orders');
    const panel = queryByRole(element, 'tabpanel') as HTMLElement;
    expect(panel.textContent).to.contain(formatCount(said.total_orders)).and.to.not.contain('777');
    expect(queryAllByRole(element, 'tab').map((tab) => tab.getAttribute('aria-selected'))).to.deep.equal(['false', 'true', 'false']);
  });

  it('shows a new creator how the first payment comes, and no column of zeros', async () => {
    const fresh = await enter('new-creator');
    const element = await openEarnings(fresh);
    await findByText(element, 'Nothing to pay yet');
    await findByText(element, 'Payments run weekly and cover confirmed orders from three weeks earlier.');
    await findByRole(element, 'list', 'From the order to your account');
    expect([queryAllByText(element, /₹/).length, queryAllByRole(element, 'tab').length]).to.deep.equal([0, 0]);
    expect(queryAllByRole(element, 'button').map(({ textContent }) => textContent)).to.include.members(['Past payments', 'Statement and tax (TDS)']);
    await expectAccessible(element);
  });

  it('shows zeros where only some are, and divides nothing by them', async () => {
    const orders = { total_orders: 1, confirmed_orders: 0, pending_orders: 1, returned_orders: 0 };
    const zeros = Object.fromEntries(Object.keys(said).filter((name) => typeof said[name as keyof Earnings] === 'number').map((name) => [name, 0]));
    await world.control('faults', { method: 'GET', path: '/v1/earnings', status: 200, body: { ...zeros, ...orders } });
    const element = await openEarnings(world);
    await findByText(element, 'Nothing to pay yet');
    expect(queryByRole(element, 'heading', 'How your earnings add up') === null).to.equal(true);
    for (const name of ['Commissions', 'Sales']) {
      await click(element, 'tab', name);
      const panel = await findByRole(element, 'tabpanel');
      expect(panel.textContent).to.not.match(/NaN|Infinity|%/);
      expect(['Confirmed', 'Pending', 'Returned'].map((part) => figure(panel, part))).to.deep.equal(Array(3).fill('₹0'));
    }
    await click(element, 'button', /^Confirmed commission/);
    await findByText(element, 'Nothing is confirmed yet. An order takes about 21 days to confirm.');
    expect(queryByRole(element, 'button', 'See how it adds up') === null).to.equal(true);
  });

  it('[EARN-05] leads from what was earned to what is left, line by line, each bar from where the last one ended', async () => {
    const element = await openEarnings(world);
    const box = (await findByRole(element, 'heading', 'How your earnings add up')).parentElement as HTMLElement;
    expect([...box.querySelectorAll('dt')].map(({ textContent }) => textContent)).to.deep.equal([
      'Earned, before returns', 'Returned by buyers', 'Confirmed commission', 'New-user bonus', 'Other rewards', 'Bad-reels deduction',
      'Total earnings', 'TDS', 'Yours, after TDS',
    ]);
    expect(figure(box, 'Earned, before returns')).to.equal(formatMoney((said.confirmed_commission ?? 0) + (said.returned_commission ?? 0)));
    expect(figure(box, 'Returned by buyers')).to.equal(formatMoney(-(said.returned_commission ?? 0)));
    const edges = [...box.querySelectorAll('.waterfall-track span')].map((bar) => {
      const { left, right } = bar.getBoundingClientRect();
      return { left, right };
    });
    expect(edges).to.have.length(9);
    const [earned, returned, confirmed, bonus] = edges as [DOMRect, DOMRect, DOMRect, DOMRect];
    expect(returned.right).to.be.closeTo(earned.right, 0.5);
    expect(confirmed.right).to.be.closeTo(returned.left, 0.5);
    expect(bonus.left).to.be.closeTo(confirmed.right, 0.5);
    expect(confirmed.left).to.be.closeTo(earned.left, 0.5);
  });

  it('reads the three parts of the split as figures, and hides the picture of them', async () => {
    const element = await openEarnings(world);
    const panel = await findByRole(element, 'tabpanel');
    const bar = panel.querySelector('.split-bar');
    expect([bar?.getAttribute('aria-hidden'), bar?.children.length]).to.deep.equal(['true', 3]);
    const widths = [...(bar?.children ?? [])].map((part) => part.getBoundingClientRect().width);
    const parts = [said.confirmed_commission_amount, said.pending_commission, said.returned_commission].map((value) => value ?? 0);
    const [barSum, partSum] = [widths, parts].map((list) => list.reduce((total, value) => total + value, 0)) as [number, number];
    widths.forEach((width, index) => expect(width / barSum).to.be.closeTo((parts[index] ?? 0) / partSum, 0.01));
    const shares = [...panel.querySelectorAll('.split-line')].map(({ textContent }) => textContent);
    expect(shares[0]).to.match(/^Confirmed₹[\d,]+ \d+%$/);
  });

  it('follows its attributes, and says what it shows', async () => {
    const element = await openEarnings(world, { tab: 'sales' });
    await findByText(element, 'Total sales');
    element.setAttribute('view', 'pending_commission');
    await findByRole(element, 'heading', 'Pending commission');
    element.removeAttribute('view');
    await findByRole(element, 'heading', 'Payments');
    const changes: unknown[] = [];
    element.addEventListener('creator-change', (event) => changes.push((event as CustomEvent).detail));
    await click(element, 'tab', 'Orders');
    await click(element, 'button', /^Past payments/);
    expect(changes).to.deep.equal([
      { view: 'earnings', filters: { view: 'earnings', tab: 'orders' } },
      { view: 'past_payments', filters: { view: 'past_payments', tab: 'orders' } },
    ]);
  });

  it('is accessible in every view', async () => {
    const element = await openEarnings(world);
    await expectAccessible(element);
    element.setAttribute('color-scheme', 'dark');
    await expectAccessible(element);
    for (const view of ['past_payments', 'confirmed_commission', 'pending_commission'] as const) {
      element.setAttribute('view', view);
      await findByText(element, { past_payments: /^₹/, confirmed_commission: 'By commission rate', pending_commission: /7-day return window/ }[view]);
      await expectAccessible(element);
    }
  });

  it('keeps its state when it is moved, aborts on leaving, and loads again when it is added again', async () => {
    const element = await openEarnings(world);
    await click(element, 'tab', 'Sales');
    const before = await sent('/v1/earnings');
    const box = document.createElement('div');
    document.body.append(box);
    box.append(element);
    await nextFrame();
    expect((await findByRole(element, 'tab', 'Sales')).getAttribute('aria-selected')).to.equal('true');
    expect(await sent('/v1/earnings')).to.equal(before);
    box.remove();
    await nextFrame();
    expect(element.shadowRoot?.childElementCount).to.equal(0);
    document.body.append(element);
    await findByRole(element, 'heading', 'How your earnings add up');
    expect(await sent('/v1/earnings')).to.equal(before + 1);
    await element.refresh();
    expect(await sent('/v1/earnings')).to.equal(before + 2);
  });
});

describe('<creator-earnings>: the payment card', () => {
  const looks = [
    ['payment-paid', 'Paid', '--_success', (day: string) => `Paid ${spoken(day)}`],
    ['payment-pending', 'Pending', '--_pending', (day: string) => `Due ${spoken(day)}`],
    ['payment-upcoming', 'Upcoming', '--_text-muted', (day: string) => `Will be paid ${spoken(day)}`],
  ] as const;
  for (const [scenario, badge, theme, day] of looks) {
    it(`[EARN-04] [ENT-22] says ${badge} in its own colour, with the amount and the day`, async () => {
      const world = await enter(scenario);
      const said = (await answer<Earnings>(world, '/v1/earnings')).payment;
      const element = await openEarnings(world);
      const card = payment(element);
      await findByText(card, badge);
      expect(card.textContent).to.contain(formatMoney(said?.amount));
      expect(card.textContent).to.contain(day(said?.paid_on ?? ''));
      expect(card.textContent).to.contain(formatRange(said?.period_start ?? '', said?.period_end ?? ''));
      const probe = document.createElement('span');
      probe.style.color = 'var(--c)';
      card.append(probe);
      expect(getComputedStyle(probe).color).to.equal(themed(element, theme));
      probe.remove();
    });
  }

  it('[EARN-04] [ENT-22] says that there is nothing to pay yet, without an amount', async () => {
    const world = await enter('payment-null');
    const element = await openEarnings(world);
    const card = payment(element);
    await findByText(card, 'Nothing to pay yet');
    expect(card.textContent).to.not.contain('₹');
    await click(element, 'button', /^Past payments/);
    await findByText(element, 'No payments yet');
    expect(queryAllByText(element, 'No Data to Show')).to.have.length(0);
  });

  it('[EARN-04] takes an unknown status for nothing to pay', async () => {
    const world = await enter('payment-paid');
    await world.control('faults', {
      method: 'GET', path: '/v1/earnings', status: 200, body: { payment: { payment_id: 'x', status: 'ON_HOLD', amount: 900 } },
    });
    const card = payment(await openEarnings(world));
    await findByText(card, 'Nothing to pay yet');
    expect(card.textContent).to.not.contain('₹');
  });
});
