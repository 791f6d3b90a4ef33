import { expect, test } from '../support/flow';
import { readPage, violationsOf } from '../support/flow-page';

/** Every rupee figure of the text behind a name, as a number. */
function rupees(text: string, name: string): number {
  const found = new RegExp(`${name}\\s*-?₹([\\d,]+)`).exec(text.replace(/\s+/g, ' '));
  if (!found?.[1]) throw new Error(`no ${name} in: ${text.slice(0, 800)}`);
  return Number(found[1].replaceAll(',', ''));
}

function countOf(text: string, name: string): number {
  const found = new RegExp(`${name}\\s*(\\d[\\d,]*)`).exec(text.replace(/\s+/g, ' '));
  return Number(found?.[1]?.replaceAll(',', '') ?? Number.NaN);
}

test.describe('the money of a busy creator', () => {
  test.use({ scenario: 'busy-creator', loggedIn: true, shared: true });

  test('is the same on performance and on payments, order by order and rupee by rupee', async ({ page: creator }) => {
    await creator.goto('/earnings');
    await expect(creator.getByRole('heading', { name: 'How your earnings add up', exact: true })).toBeVisible();
    const commission = await readPage(creator);
    const [confirmed, pending] = ['Confirmed', 'Pending'].map((name) => rupees(commission, name)) as [number, number];
    const total = rupees(commission, 'Total commission');
    // Each figure on the screen is rounded to a rupee of its own, so sums may be a rupee off for each.
    expect(Math.abs(total - confirmed - pending)).toBeLessThanOrEqual(1);
    expect(total === confirmed + pending || commission.includes('rounded to whole rupees')).toBe(true);
    await creator.getByRole('tab', { name: 'Orders', exact: true }).click();
    await expect(creator.getByText('Total orders', { exact: true }).first()).toBeVisible();
    const orders = await readPage(creator);
    const kept = countOf(orders, 'Confirmed') + countOf(orders, 'Pending');
    expect(kept).toBe(countOf(orders, 'Total orders'));
    expect(countOf(orders, 'Returned')).toBeGreaterThan(0);

    await creator.getByRole('link', { name: 'Performance', exact: true }).click();
    await expect(creator.getByRole('heading', { name: /Sales Generating Posts/ }).first()).toBeVisible();
    await creator.getByRole('combobox', { name: 'Date range', exact: true }).selectOption('LIFETIME');
    await expect(creator.getByText(new RegExp(`Total commission\\s*₹${total.toLocaleString('en-IN')}`)).first()).toBeVisible();
    const figures = await readPage(creator);
    expect(countOf(figures, 'Orders')).toBe(kept);
    expect(rupees(figures, 'Total commission')).toBe(total);
    expect(violationsOf(creator)).toEqual([]);
  });

  test('adds up line by line to the sum below them, in the earnings, in a payment and in both breakdowns', async ({ page: creator }) => {
    /** The figures after these names, in their order, as whole rupees with their sign. */
    const column = (text: string, names: readonly string[]): number[] => {
      let rest = text.replace(/\s+/g, ' ');
      return names.map((name) => {
        const found = new RegExp(`${name} (-?)₹([\\d,]+)`).exec(rest);
        if (!found) throw new Error(`no ${name} in: ${rest.slice(0, 800)}`);
        rest = rest.slice(found.index + found[0].length);
        return Number(`${found[1]}${found[2]?.replaceAll(',', '')}`);
      });
    };
    /** The last figure is the sum of those before it, unless rounding to whole rupees is spoken of. */
    const addsUp = (text: string, names: readonly string[]) => {
      const figures = column(text, names);
      const off = Math.abs(figures.slice(0, -1).reduce((sum, figure) => sum + figure, 0) - (figures.at(-1) ?? NaN));
      expect(off, `${names.join(', ')}: ${figures.join(', ')}`).toBeLessThanOrEqual(text.includes('rounded to whole rupees') ? 2 : 0);
      expect(text).not.toContain('add up to another sum');
    };
    const parts = ['Confirmed commission', 'New-user bonus', 'Other rewards', 'Bad-reels deduction'];
    await creator.goto('/earnings');
    await expect(creator.getByRole('heading', { name: 'How your earnings add up', exact: true })).toBeVisible();
    const whole = await readPage(creator);
    const earnings = whole.slice(whole.indexOf('How your earnings add up'));
    addsUp(earnings, [...parts, 'Total earnings']);
    addsUp(earnings, ['Total earnings', 'TDS', 'Yours, after TDS']);
    const [gross, tax] = column(earnings, ['Total earnings', 'TDS']) as [number, number];
    expect(Math.abs(gross * 0.02 + tax)).toBeLessThanOrEqual(0.51);
    await creator.getByRole('button', { name: 'See what it is made of', exact: true }).click();
    await expect(creator.getByRole('dialog', { name: /^Payment/ }).first()).toBeVisible();
    const everything = await readPage(creator);
    const payment = everything.slice(everything.lastIndexOf('Payment of'));
    addsUp(payment, [...parts, 'Total earnings']);
    addsUp(payment, ['Total earnings', 'TDS', '(?:To be paid|Paid to you)']);

    await creator.goto('/earnings?view=confirmed_commission');
    await expect(creator.getByRole('heading', { name: 'By commission rate', exact: true })).toBeVisible();
    const rates = await readPage(creator);
    addsUp(rates.slice(rates.indexOf('By commission rate')), ['10% Commission', 'Non Affiliate Commission', 'Confirmed commission']);
    await creator.getByRole('button', { name: 'See how it adds up', exact: true }).click();
    await expect(creator.getByRole('dialog', { name: 'Confirmed Commissions', exact: true })).toBeVisible();
    const breakdown = await readPage(creator);
    const drawer = breakdown.slice(breakdown.lastIndexOf('Confirmed Commissions'));
    addsUp(drawer, ['10% Commission', 'Non Affiliate Commission', 'Total']);
    addsUp(drawer, ['Affiliate Sales', 'Non Affiliate Sales', 'Total Sales']);
    expect(column(drawer, ['Total']).at(0)).toBe(column(rates, ['Confirmed commission']).at(0));

    await creator.goto('/earnings?view=past_payments');
    await expect(creator.getByText('Paid so far', { exact: true }).first()).toBeVisible();
    const [paid] = column(await readPage(creator), ['Paid so far']);
    await creator.getByRole('button', { name: 'Statement and tax (TDS)', exact: true }).click();
    await expect(creator.getByRole('button', { name: 'Download CSV', exact: true })).toBeVisible();
    const statement = await readPage(creator);
    const [sum, before, deducted] = ['Paid to you', 'Total earnings', 'TDS deducted'].map((name) => {
      const found = new RegExp(`${name} ₹([\\d,.]+)`).exec(statement.replace(/\s+/g, ' '));
      return Math.round(Number(found?.[1]?.replaceAll(',', '')) * 100);
    }) as [number, number, number];
    expect(before - deducted).toBe(sum);
    expect(sum / 100).toBeLessThanOrEqual((paid ?? 0) + 1);
  });

  test('is a statement that prints alone, under the policy of the app', async ({ page: creator }) => {
    await creator.goto('/earnings?view=past_payments&tab=commissions');
    await creator.evaluate(() => {
      const page = globalThis as typeof globalThis & { printed?: number };
      page.print = () => { page.printed = (page.printed ?? 0) + 1; };
    });
    await creator.getByRole('button', { name: 'Statement and tax (TDS)', exact: true }).click();
    await expect(creator.getByRole('button', { name: 'Download CSV', exact: true })).toBeVisible();
    const summary = await readPage(creator);
    await creator.getByRole('button', { name: 'Print', exact: true }).click();
    expect(await creator.evaluate(() => (globalThis as { printed?: number }).printed)).toBe(1);
    await creator.emulateMedia({ media: 'print' });
    const paper = await readPage(creator);
    expect(paper).toContain('Statement of payments');
    expect(paper).not.toContain('Performance');
    const exact = (text: string, pattern: RegExp) => pattern.exec(text.replace(/\s+/g, ' '))?.[1];
    expect(exact(paper, /.*(₹[\d,.]+) Payments by the day/)).toBe(exact(summary, /Paid to you (₹[\d,.]+)/));
    await creator.screenshot({ path: '.cache/screenshots/statement-on-paper.png' });
    await creator.emulateMedia({ media: 'screen' });
    await creator.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(creator.getByRole('dialog', { name: 'Statement', exact: true })).toBeVisible();
    await expect(creator.locator('.creator-paper')).toHaveCount(0);
    await creator.getByRole('button', { name: 'Download CSV', exact: true }).click();
    await expect(creator.getByText('Your statement is downloaded', { exact: true }).first()).toBeVisible();
    expect(violationsOf(creator)).toEqual([]);
  });
});
