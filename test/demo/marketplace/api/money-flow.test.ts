import { expect } from '@open-wc/testing';
import { createWorld, type World } from '../../../support/world';
import { ask, makeCollection } from './ask';

/** Rs.899 inside the programme, and Rs.3,999 outside it. */
const kurta = '48210377';
const studioBuds = '48321243';

const overview = async (world: World, period = 'LAST_7_DAYS') =>
  (await ask(world, 'POST', '/perf/v2/overview', { time_period: period, post_type: 'ALL' })).body;
const earnings = async (world: World) => (await ask(world, 'GET', '/v1/earnings')).body;

describe('from a click to a payment', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
    await world.login();
  });

  it('counts the click of a link and leads to the product', async () => {
    const { links, codes } = await makeCollection(world, [kurta]);
    const link = new URL(links[0] ?? '');
    expect(Object.fromEntries(link.searchParams)).to.deep.equal({ product_id: kurta, external_product_id: kurta, utm_source: 'creator' });
    const visit = await fetch(link);
    expect(new URL(visit.url).pathname + new URL(visit.url).search).to.equal(`${world.base}/shop/p/${kurta}?via=${codes[0] ?? ''}`);
    expect(await visit.text()).to.contain('Buy now');
    expect((await overview(world)).total_clicks).to.equal(1);
  });

  it('earns 10%, 0.5% outside the programme, and Rs.50 for a first order', async () => {
    const { codes: [inside, outside] } = await makeCollection(world, [kurta, studioBuds]);
    await world.control('orders', { code: inside, quantity: 2, new_customer: true });
    await world.control('orders', { code: outside, quantity: 1, new_customer: false });
    expect(await overview(world)).to.deep.include({
      total_orders: 2, total_sales: 5797, total_commission: 199.8, total_new_user_orders: 1, total_new_user_earnings: 50,
      commissionStatsData: [
        { title: '10% Commission', commission_percentage: 10, amount: 1798, commission: 179.8, orders: 1 },
        { title: '0.5% Commission (Non-Affiliate)', commission_percentage: 0.5, amount: 3999, commission: 20, orders: 1 },
      ],
    });
  });

  it('lists only posts that were visited, with what they sold', async () => {
    const { codes, links } = await makeCollection(world, [kurta]);
    await makeCollection(world, [studioBuds]);
    await fetch(links[0] ?? '');
    await world.control('orders', { code: codes[0], quantity: 1, new_customer: false });
    const { body } = await ask(world, 'POST', '/perf/v2/posts-data', { time_period: 'LAST_7_DAYS', post_type: 'ALL', page_no: 1, page_size: 10 });
    expect(body.number_of_records).to.equal(1);
    expect(body.has_next_page).to.equal(false);
    expect((body.data as object[])[0]).to.deep.include({ post_type: 'COLLECTION', clicks: 1, orders: 1, sales: 899, commissions: 89.9 });
  });

  it('confirms after 21 days and pays on a Monday once there are bank details, less 2% TDS', async () => {
    const { codes: [code] } = await makeCollection(world, [kurta]);
    await world.control('orders', { code, quantity: 10, new_customer: true });
    expect(await earnings(world)).to.deep.include({ pending_commission: 899, confirmed_commission: 0, payment: { payment_id: 'none', status: 'NULL_PAYMENT' } });
    await world.control('clock', { advance_days: 21 });
    const confirmed = await earnings(world);
    expect(confirmed).to.deep.include({ pending_commission: 0, confirmed_commission: 899, new_user_bonus: 50, tds: 18.98 });
    expect(confirmed.payment).to.deep.include({ status: 'UPCOMING', amount: 930.02 });
    await world.control('clock', { advance_days: 7 });
    expect((await earnings(world)).payment).to.deep.include({ status: 'PENDING', amount: 930.02 });

    await ask(world, 'POST', '/v1/user-bank-details', { accountHolderName: 'Asha Rao', accountNumber: '004512348876', ifsc: 'HDFC0001234' });
    await ask(world, 'POST', '/v1/user-bank-details/consent', { consent: true });
    await ask(world, 'POST', '/v1/user-bank-details/otp', {});
    const { messages: [sms] } = await world.control<{ messages: { otp: string }[] }>('outbox');
    expect((await ask(world, 'POST', '/v1/user-bank-details/otp', { otp: sms?.otp })).status).to.equal(200);
    expect((await ask(world, 'GET', '/v1/user-bank-details/status')).body.status).to.equal('SUBMITTED');
    expect((await ask(world, 'GET', '/v1/user-bank-details')).body.accountNumber).to.equal('8876');
    const { payment } = await earnings(world);
    expect(payment).to.deep.include({ status: 'PAID', amount: 930.02, confirmed_commission: 899, new_user_bonus: 50, tds: 18.98 });
  });

  it('earns nothing for a returned order, which can be returned for 7 days only', async () => {
    const { codes: [code] } = await makeCollection(world, [kurta]);
    const { order_id: back } = await world.control<{ order_id: string }>('orders', { code, quantity: 1, new_customer: true });
    const { order_id: kept } = await world.control<{ order_id: string }>('orders', { code, quantity: 1, new_customer: false });
    await world.control('returns', { order_id: back });
    expect(await overview(world)).to.deep.include({ total_orders: 1, total_commission: 89.9, total_new_user_earnings: 0 });
    expect(await earnings(world)).to.deep.include({ returned_orders: 1, returned_commission: 89.9, pending_orders: 1, total_orders: 1 });
    await world.control('clock', { advance_days: 8 });
    const late = await fetch(`${world.base}/sandbox/api/returns`, { method: 'POST', body: JSON.stringify({ order_id: kept }), headers: { 'content-type': 'application/json' } });
    expect(late.status).to.equal(400);
  });

  for (const [scenario, status] of [['payment-paid', 'PAID'], ['payment-pending', 'PENDING'], ['payment-upcoming', 'UPCOMING'], ['payment-null', 'NULL_PAYMENT']] as const) {
    it(`shows ${status} in the scenario ${scenario}`, async () => {
      await world.control('scenario', { name: scenario });
      expect((await earnings(world)).payment).to.deep.include({ status });
    });
  }
});
