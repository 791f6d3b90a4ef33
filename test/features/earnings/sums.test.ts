import { expect } from '@open-wc/testing';
import { click, findByRole, findByText, pageText, queryAllByText } from '../../support/screen';
import type { World } from '../../support/world';
import { enter, openEarnings } from './open-earnings';

const differs = 'The lines above add up to another sum than the one the marketplace gives.';
const rounded = 'Each figure is rounded to whole rupees, so the sum can look a little off.';
const tabs = ['Commissions', 'Orders', 'Sales'] as const;
type Tab = (typeof tabs)[number];

/** Figures that add up in every column. */
const right = {
  confirmed_commission: 100, new_user_bonus: 50, other_rewards: 10, bad_reels_deduction: 20, tds: 3,
  total_commission: 90, confirmed_commission_amount: 60, pending_commission: 30, returned_commission: 10,
  total_orders: 4, confirmed_orders: 3, pending_orders: 1, returned_orders: 2,
  total_sales: 900, confirmed_sales: 600, pending_sales: 300, returned_sales: 100,
  buckets: [
    { commission_percentage: 10, total_commission: 50, total_sales: 500, orders: 2 },
    { commission_percentage: 0.5, total_commission: 10, total_sales: 100, orders: 1 },
  ],
};
const payment = {
  payment_id: 'p1', status: 'PAID', amount: 137, paid_on: '2026-11-16',
  confirmed_commission: 100, new_user_bonus: 50, other_rewards: 10, bad_reels_deduction: 20, tds: 3,
};
/** One column at a time is wrong. */
const wrong: Readonly<Record<Tab, { total: object; bucket: object }>> = {
  Commissions: { total: { total_commission: 95 }, bucket: { total_commission: 55 } },
  Orders: { total: { total_orders: 5 }, bucket: { orders: 4 } },
  Sales: { total: { total_sales: 950 }, bucket: { total_sales: 550 } },
};

describe('<creator-earnings>: every column has its sum, and says where it is not that of its lines', () => {
  let world: World;
  before(async () => {
    world = await enter('busy-creator');
  });
  beforeEach(() => world.control('faults', undefined, 'DELETE'));
  const say = (path: string, body: object) => world.control('faults', { method: 'GET', path, status: 200, body });
  const open = async (body: object, attributes?: Record<string, string>) => {
    await say('/v1/earnings', { payment, ...right, ...body });
    return openEarnings(world, attributes);
  };
  const figure = (root: ParentNode, name: string) =>
    queryAllByText(root, name).find(({ localName }) => localName === 'dt')?.nextElementSibling?.firstChild?.textContent;
  const notes = (root: ParentNode) => queryAllByText(root, /another sum|rounded to whole rupees/).length;

  it('says nothing where all of them add up', async () => {
    const element = await open({});
    await findByRole(element, 'heading', 'How your earnings add up');
    for (const tab of tabs) {
      await click(element, 'tab', tab);
      expect(notes(element), tab).to.equal(0);
    }
    expect([figure(element, 'Total earnings'), figure(element, 'TDS'), figure(element, 'Yours, after TDS')]).to.deep.equal(['₹140', '-₹3', '₹137']);
  });

  it('has totals without what was returned, also where the server counts it', async () => {
    const element = await open({ total_commission: 100, total_orders: 6, total_sales: 1000 });
    for (const [tab, name, total] of [['Commissions', 'Total commission', '₹90'], ['Orders', 'Total orders', '4'], ['Sales', 'Total sales', '₹900']] as const) {
      await click(element, 'tab', tab);
      const panel = await findByRole(element, 'tabpanel', tab);
      expect([pageText(panel).startsWith(`${name} | ${total} |`), notes(panel)], pageText(panel)).to.deep.equal([true, 0]);
    }
  });

  for (const tab of tabs) {
    it(`says that the split of ${tab} has another total, and of no other tab`, async () => {
      const element = await open(wrong[tab].total);
      for (const each of tabs) {
        await click(element, 'tab', each);
        expect(queryAllByText(element, differs).length, each).to.equal(each === tab ? 1 : 0);
      }
    });

    it(`says that the rates of ${tab} have another sum, on the screen and in the drawer`, async () => {
      const [first, second] = right.buckets;
      const element = await open({ buckets: [{ ...first, ...wrong[tab].bucket }, second] }, { view: 'confirmed_commission' });
      await findByRole(element, 'heading', 'By commission rate');
      for (const each of tabs) {
        await click(element, 'tab', each);
        expect(queryAllByText(element, differs).length, each).to.equal(each === tab ? 1 : 0);
      }
      await click(element, 'tab', tabs.find((each) => each !== tab) as Tab);
      await click(element, 'button', 'See how it adds up');
      await findByText(await findByRole(element, 'dialog', 'Confirmed Commissions'), differs);
    });
  }

  it('says so of a payment, and of a statement', async () => {
    const odd = { ...payment, amount: 139 };
    const element = await open({ payment: odd });
    await click(element, 'button', 'See what it is made of');
    const drawer = await findByRole(element, 'dialog', /^Payment/);
    await findByText(drawer, differs);
    expect([figure(drawer, 'Total earnings'), figure(drawer, 'Paid to you')]).to.deep.equal(['₹140', '₹139']);
    await click(drawer, 'button', 'Close');
    await say('/v1/earnings/payments', { data: [odd], has_next_page: false });
    await click(element, 'button', 'Statement and tax (TDS)');
    await findByText(await findByRole(element, 'dialog', 'Statement'), differs);
  });

  it('says that figures are rounded where their sum looks off', async () => {
    const element = await open({ new_user_bonus: 50.4, other_rewards: 10.4 });
    const box = (await findByRole(element, 'heading', 'How your earnings add up')).parentElement as HTMLElement;
    await findByText(box, rounded);
    expect(figure(box, 'Total earnings')).to.equal('₹141');
  });

  it('sums past payments by what became of them', async () => {
    await say('/v1/earnings/payments', { has_next_page: false, data: [
      { ...payment, payment_id: 'p4', status: 'PENDING', amount: 40 }, { ...payment, payment_id: 'p3', status: 'NULL_PAYMENT', amount: 7 },
      { ...payment, payment_id: 'p2', amount: 10.4 }, { ...payment, payment_id: 'p1', amount: 10.4 },
    ] });
    const element = await open({}, { view: 'past_payments' });
    await findByText(element, 'Paid so far');
    expect(figure(element, 'Paid so far')).to.equal('₹21');
    expect(figure(element, 'Still pending')).to.equal('₹40');
    await findByText(element, rounded);
  });
});
