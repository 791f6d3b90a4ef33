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
    const [confirmed, pending, returned] = ['Confirmed', 'Pending', 'Returned'].map((name) => rupees(commission, name)) as [number, number, number];
    const total = rupees(commission, 'Total commission');
    // Each figure on the screen is rounded to a rupee of its own, so sums may be a rupee off for each.
    expect(Math.abs(total - confirmed - pending - returned)).to.be.at.most(2);
    await creator.click('tab', 'Orders');
    await creator.seeText('Total orders');
    const orders = await creator.readPage();
    const kept = countOf(orders, 'Confirmed') + countOf(orders, 'Pending');
    expect(kept + countOf(orders, 'Returned')).to.equal(countOf(orders, 'Total orders'));

    await creator.click('link', 'Performance');
    await creator.see('heading', /Sales Generating Posts/);
    await creator.run(`(${chooseLifetime})(document)`);
    await creator.seeText(new RegExp(`Total commission\\s*₹${(confirmed + pending).toLocaleString('en-IN').slice(0, -1)}`));
    const figures = await creator.readPage();
    expect(countOf(figures, 'Orders')).to.equal(kept);
    expect(Math.abs(rupees(figures, 'Total commission') - confirmed - pending)).to.be.at.most(2);
    expect(await creator.violations()).to.deep.equal([]);
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
