import { expect } from '@open-wc/testing';
import { addDays, indiaToday } from '../../../src/domain/dates';
import { formatDay } from '../../../src/text/days';
import { paymentTimeline } from '../../../src/domain/payment-dates';
import { expectAccessible } from '../../support/accessible';
import { findByRole, findByText, gone, queryAllByRole, queryByRole, type } from '../../support/screen';
import type { World } from '../../support/world';
import { enter, openEarnings } from './open-earnings';

/** The days of the strip, as a screen reader reads them: step and day. */
async function strip(element: Element): Promise<[string, string][]> {
  const list = await findByRole(element, 'list', 'From the order to your account');
  expect(list.localName).to.equal('ol');
  return queryAllByRole(list, 'listitem').map((step) => [
    step.firstElementChild?.textContent ?? '', step.querySelector('time')?.getAttribute('datetime') ?? '',
  ]);
}

const field = async (element: Element) => {
  const box = await findByRole(element, 'region', 'When is this paid?');
  const input = [...box.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Day of the order');
  if (!input) throw new Error('no day to choose');
  return input;
};

/** The dates stand below the first screenful, and come when a creator scrolls to them. */
async function openAtDates(world: World): Promise<Element> {
  const element = await openEarnings(world);
  element.scrollIntoView({ block: 'end' });
  return element;
}

describe('<creator-earnings>: when is this paid?', () => {
  let world: World;
  before(async () => { world = await enter('busy-creator'); });
  const today = () => indiaToday(new Date());

  it('[NUM-08] [NUM-09] [NUM-10] shows an order of today on its way to the account, as an estimate', async () => {
    const element = await openAtDates(world);
    const dates = paymentTimeline(today());
    expect(await strip(element)).to.deep.equal([
      ['Ordered', today()], ['Return by', addDays(today(), 7)], ['Confirmed', addDays(today(), 21)], ['Paid to you', dates?.paid ?? ''],
    ]);
    const box = await findByRole(element, 'region', 'When is this paid?');
    await findByText(box, 'Estimate');
    await findByText(box, `An order placed today is paid around ${formatDay(dates?.paid)}.`);
    await findByText(box, /^Estimated from the programme's rules: a 7-day return window, about 21 days to confirm, and a payment every week\./);
  });

  it('follows the day that a creator chooses', async () => {
    const element = await openAtDates(world);
    const day = addDays(today(), -10);
    type(await field(element), day);
    await findByText(element, `An order of ${formatDay(day)} is paid around ${formatDay(paymentTimeline(day)?.paid)}.`);
    expect((await strip(element)).map(([, at]) => at)).to.deep.equal(Object.values(paymentTimeline(day) ?? {}));
  });

  it('says the year where it is another one than that of the order', async () => {
    const element = await openAtDates(world);
    const year = Number(today().slice(0, 4));
    const day = [`${year - 1}-12-28`, `${year}-12-28`].find((end) => end >= addDays(today(), -60) && end <= addDays(today(), 180));
    if (!day) return;
    type(await field(element), day);
    const list = await findByRole(element, 'list', 'From the order to your account');
    await findByText(list, '28 Dec');
    await findByText(list, formatDay(addDays(day, 21)));
  });

  it('refuses a day that is out of reach, in words, and shows no dates for it', async () => {
    const element = await openAtDates(world);
    const input = await field(element);
    expect([input.type, input.min, input.max]).to.deep.equal(['date', addDays(today(), -60), addDays(today(), 180)]);
    for (const wrong of ['1999-01-01', '']) {
      type(input, wrong);
      const alert = await findByRole(element, 'alert');
      expect(alert.textContent).to.equal(`Choose a day from ${formatDay(input.min)} to ${formatDay(input.max)}.`);
      expect(input.getAttribute('aria-describedby')).to.equal(alert.parentElement?.id);
      await gone(element, 'list', 'From the order to your account');
      type(input, today());
      await findByText(element, /An order placed today/);
      expect(queryByRole(element, 'alert') === null).to.equal(true);
    }
    expect(await strip(element)).to.have.length(4);
  });

  it('asks about the days that can be pending beside the pending commission', async () => {
    const element = await openEarnings(world, { view: 'pending_commission' });
    const input = await field(element);
    expect([input.min, input.max]).to.deep.equal([addDays(today(), -21), today()]);
    type(input, input.min);
    await findByText(element, new RegExp(`is paid around ${formatDay(paymentTimeline(input.min)?.paid)}`));
    await expectAccessible(element);
  });
});
