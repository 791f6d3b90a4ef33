import { expect } from '@open-wc/testing';
import { openPerson, type Person } from '../support/person';

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

/** The browser's own list of periods opens outside of the page, where no test can click. */
const chooseLifetime = String(function choose(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.shadowRoot) choose(element.shadowRoot);
    if (element instanceof HTMLSelectElement && element.getAttribute('aria-label') === 'Date range') {
      element.value = 'LIFETIME';
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
});

describe('the money of a busy creator', () => {
  let creator: Person;
  before(async () => {
    creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
  });

  it('is the same on performance and on payments, order by order and rupee by rupee', async () => {
    await creator.goto('/earnings');
    await creator.see('heading', 'How your earnings add up');
    const commission = await creator.readPage();
    const [confirmed, pending] = ['Confirmed', 'Pending'].map((name) => rupees(commission, name)) as [number, number];
    const total = rupees(commission, 'Total commission');
    // Each figure on the screen is rounded to a rupee of its own, so sums may be a rupee off for each.
    expect(Math.abs(total - confirmed - pending)).to.be.at.most(1);
    expect(total === confirmed + pending || commission.includes('rounded to whole rupees')).to.equal(true);
    await creator.click('tab', 'Orders');
    await creator.seeText('Total orders');
    const orders = await creator.readPage();
    const kept = countOf(orders, 'Confirmed') + countOf(orders, 'Pending');
    expect(kept).to.equal(countOf(orders, 'Total orders'));
    expect(countOf(orders, 'Returned')).to.be.greaterThan(0);

    await creator.click('link', 'Performance');
    await creator.see('heading', /Sales Generating Posts/);
    await creator.run(`(${chooseLifetime})(document)`);
    await creator.seeText(new RegExp(`Total commission\\s*₹${total.toLocaleString('en-IN')}`));
    const figures = await creator.readPage();
    expect(countOf(figures, 'Orders')).to.equal(kept);
    expect(rupees(figures, 'Total commission')).to.equal(total);
    expect(await creator.violations()).to.deep.equal([]);
  });

  it('adds up line by line to the sum below them, in the earnings, in a payment and in both breakdowns', async () => {
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
      expect(off, `${names.join(', ')}: ${figures.join(', ')}`).to.be.at.most(text.includes('rounded to whole rupees') ? 2 : 0);
      expect(text).to.not.contain('add up to another sum');
    };
    const parts = ['Confirmed commission', 'New-user bonus', 'Other rewards', 'Bad-reels deduction'];
    await creator.goto('/earnings');
    await creator.see('heading', 'How your earnings add up');
    const whole = await creator.readPage();
    const earnings = whole.slice(whole.indexOf('How your earnings add up'));
    addsUp(earnings, [...parts, 'Total earnings']);
    addsUp(earnings, ['Total earnings', 'TDS', 'Earnings after TDS']);
    const [gross, tax] = column(earnings, ['Total earnings', 'TDS']) as [number, number];
    expect(Math.abs(gross * 0.02 + tax)).to.be.at.most(0.51);
    await creator.click('button', 'See what it is made of');
    await creator.see('dialog', /^Payment/);
    const everything = await creator.readPage();
    const payment = everything.slice(everything.lastIndexOf('Payment of'));
    addsUp(payment, [...parts, 'Total earnings']);
    addsUp(payment, ['Total earnings', 'TDS', '(?:To be paid|Paid to you)']);

    await creator.goto('/earnings?view=confirmed_commission');
    await creator.see('heading', 'By commission rate');
    const rates = await creator.readPage();
    addsUp(rates.slice(rates.indexOf('By commission rate')), ['10% Commission', 'Non Affiliate Commission', 'Confirmed commission']);
    await creator.click('button', 'See how it adds up');
    await creator.see('dialog', 'Confirmed Commissions');
    const breakdown = await creator.readPage();
    const drawer = breakdown.slice(breakdown.lastIndexOf('Confirmed Commissions'));
    addsUp(drawer, ['10% Commission', 'Non Affiliate Commission', 'Total']);
    addsUp(drawer, ['Affiliate Sales', 'Non Affiliate Sales', 'Total Sales']);
    expect(column(drawer, ['Total']).at(0)).to.equal(column(rates, ['Confirmed commission']).at(0));

    await creator.goto('/earnings?view=past_payments');
    await creator.seeText('Paid so far');
    const [paid] = column(await creator.readPage(), ['Paid so far']);
    await creator.click('button', 'Statement and tax (TDS)');
    await creator.see('button', 'Download CSV');
    const statement = await creator.readPage();
    const [sum, before, deducted] = ['Paid to you', 'Total earnings', 'TDS deducted'].map((name) => {
      const found = new RegExp(`${name} ₹([\\d,.]+)`).exec(statement.replace(/\s+/g, ' '));
      return Math.round(Number(found?.[1]?.replaceAll(',', '')) * 100);
    }) as [number, number, number];
    expect(before - deducted).to.equal(sum);
    expect(sum / 100).to.be.at.most((paid ?? 0) + 1);
  });

  it('is a statement that prints alone, under the policy of the app', async () => {
    await creator.goto('/earnings?view=past_payments&tab=commissions');
    await creator.run('globalThis.print = () => { globalThis.printed = (globalThis.printed ?? 0) + 1; }');
    await creator.click('button', 'Statement and tax (TDS)');
    await creator.see('button', 'Download CSV');
    const summary = await creator.readPage();
    await creator.click('button', 'Print');
    expect(await creator.run('globalThis.printed')).to.equal(1);
    await creator.emulateMedia('print');
    const paper = await creator.readPage();
    expect(paper).to.contain('Statement of payments').and.to.not.contain('Performance');
    const exact = (text: string, pattern: RegExp) => pattern.exec(text.replace(/\s+/g, ' '))?.[1];
    expect(exact(paper, /.*(₹[\d,.]+) Payments by the day/)).to.equal(exact(summary, /Paid to you (₹[\d,.]+)/));
    await creator.screenshot('statement-on-paper');
    await creator.emulateMedia('screen');
    await creator.run('dispatchEvent(new Event("afterprint"))');
    await creator.see('dialog', 'Statement');
    expect(await creator.run('document.querySelectorAll(".creator-paper").length')).to.equal(0);
    await creator.click('button', 'Download CSV');
    await creator.seeText('Your statement is downloaded');
    expect(await creator.violations()).to.deep.equal([]);
  });
});
