import assert from 'node:assert/strict';
import type { Journey } from './journey';

/** The figures after these names, in their order, as whole rupees with their sign. */
function column(text: string, names: readonly string[]): number[] {
  let rest = text;
  return names.map((name) => {
    const found = new RegExp(`${name} (-?)₹([\\d,]+)`).exec(rest);
    if (!found) throw new Error(`no ${name} in: ${rest.slice(0, 800)}`);
    rest = rest.slice(found.index + found[0].length);
    return Number(`${found[1]}${found[2]?.replaceAll(',', '')}`);
  });
}

/** The last figure is the sum of those before it, unless rounding to whole rupees is spoken of. */
function assertSum(text: string, names: readonly string[]) {
  const figures = column(text, names);
  const off = Math.abs(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0) - (figures.at(-1) ?? NaN));
  assert.ok(off <= (text.includes('rounded to whole rupees') ? 2 : 0), `${names.join(', ')}: ${figures.join(', ')}`);
}

export const journey: Journey = {
  name: 'money adds up, line by line and in a payment',
  scenario: 'busy-creator',
  loggedIn: true,
  async walk({ creator }) {
    const parts = ['Confirmed commission', 'New-user bonus', 'Other rewards', 'Bad-reels deduction'];
    await creator.goto('/earnings');
    await creator.finds('heading', 'How your earnings add up');
    const whole = await creator.read();
    const earnings = whole.slice(whole.indexOf('How your earnings add up'));
    assertSum(earnings, [...parts, 'Total earnings']);
    assertSum(earnings, ['Total earnings', 'TDS', 'Yours, after TDS']);
    await creator.click('button', 'See what it is made of');
    await creator.finds('dialog', /^Payment/);
    const everything = await creator.read();
    const payment = everything.slice(everything.lastIndexOf('Payment of'));
    assertSum(payment, [...parts, 'Total earnings']);
    assertSum(payment, ['Total earnings', 'TDS', '(?:To be paid|Paid to you)']);

    // Back closes the drawer, and the screen stays.
    await creator.back();
    await creator.finds('heading', 'How your earnings add up');
    await creator.isAt(/\/earnings$/);
    await creator.click('tab', 'Orders');
    const [, all] = await creator.reads(/Total orders\s*([\d,]+)/);
    const orders = await creator.read();
    const countOf = (name: string) => Number(new RegExp(`${name}\\s*(\\d[\\d,]*)`).exec(orders)?.[1]?.replaceAll(',', ''));
    assert.equal(countOf('Confirmed') + countOf('Pending'), Number(all?.replaceAll(',', '')));
  },
};
