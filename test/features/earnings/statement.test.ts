import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { addDays, indiaToday } from '../../../src/domain/dates';
import { formatRange } from '../../../src/text/days';
import { formatExactMoney } from '../../../src/domain/exact-money';
import { financialYearDays, financialYearName, financialYearOf } from '../../../src/domain/financial-year';
import { type DayRange, resolvePeriod } from '../../../src/domain/performance-window';
import type { Payment } from '../../../src/api/contract/earnings';
import { expectAccessible } from '../../support/accessible';
import { hold } from '../../support/hold';
import { openElement, runtimeOf } from '../../support/open-element';
import { click, findByRole, findByText, gone, pageText, queryAllByRole, queryAllByText, queryByRole, queryByText, type } from '../../support/screen';
import type { World } from '../../support/world';
import { answer, enter, openEarnings } from './open-earnings';
import { waitUntil } from '../../support/wait-until';

const paymentsPath = '/v1/earnings/payments';
const postsPath = '/perf/v2/posts-data';

/** The names and texts of what is downloaded, in place of a real download. */
async function downloads(): Promise<{ name: string; text: () => Promise<string> }[]> {
  return saved.map((file) => ({ name: file.name, text: async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()) }));
}
const saved: File[] = [];

function choose(root: ParentNode, name: string, value: string): void {
  const select = queryByRole(root, 'combobox', name) as HTMLSelectElement;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const fieldOf = (root: ParentNode, label: string) =>
  [...root.querySelectorAll('input')].find((input) => input.labels?.[0]?.textContent === label) as HTMLInputElement;

const sumOf = (root: ParentNode, name: string) => queryAllByText(root, name).find(({ localName }) => localName === 'dt')?.nextElementSibling?.textContent;

describe('<creator-earnings>: the statement', () => {
  let world: World;
  let all: Payment[];
  /** The year of the last payment: the statement opens with it. */
  let year: number;
  let days: DayRange;
  const createObjectURL = URL.createObjectURL.bind(URL);
  const clickLink = HTMLAnchorElement.prototype.click;
  const print = window.print;
  before(async () => {
    world = await enter('busy-creator');
    all = (await answer<{ data: Payment[] }>(world, `${paymentsPath}?page_no=1&page_size=100`)).data;
    year = financialYearOf(all[0]?.paid_on ?? '');
    days = financialYearDays(year);
    URL.createObjectURL = (file) => {
      saved.push(file as File);
      return createObjectURL(file);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  });
  after(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = clickLink;
  });
  beforeEach(async () => {
    saved.length = 0;
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(async () => {
    window.print = print;
    await emulateMedia({ media: 'screen' });
  });
  const within = (from: string, to: string) => all.filter((payment) => (payment.paid_on ?? '') >= from && (payment.paid_on ?? '') <= to);
  const add = (payments: readonly Payment[], field: 'amount' | 'tds') => payments.reduce((sum, payment) => sum + Math.round((payment[field] ?? 0) * 100), 0) / 100;
  async function open(): Promise<HTMLElement> {
    const element = await openEarnings(world);
    await click(element, 'button', 'Statement and tax (TDS)');
    return findByRole(element, 'dialog', 'Statement');
  }

  it('tells what was paid and the TDS of a financial year', async () => {
    const dialog = await open();
    const paid = within(days.from, days.to);
    await findByText(dialog, `${paid.length} ${paid.length === 1 ? 'payment' : 'payments'}, ${formatRange(days.from, days.to)}`);
    expect(paid.length).to.be.greaterThan(0);
    expect(sumOf(dialog, 'Paid to you')).to.equal(formatExactMoney(add(paid, 'amount')));
    expect(sumOf(dialog, 'TDS deducted')).to.equal(formatExactMoney(add(paid, 'tds')));
    const choices = [...(await findByRole(dialog, 'combobox', 'Period')).querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(choices[0]).to.equal(`Financial year ${financialYearName(financialYearOf(indiaToday(new Date())))}`);
    expect(choices.at(-1)).to.equal('Choose dates');
    await expectAccessible(dialog);
  });

  it('downloads the payments of the year as a table that adds up', async () => {
    const dialog = await open();
    await click(dialog, 'button', 'Download CSV');
    const [file] = await downloads();
    expect(file?.name).to.equal(`payments_${days.from}_${days.to}.csv`);
    const text = (await file?.text()) ?? '';
    expect(text.startsWith('\uFEFF"Paid on","Payment","Orders from"')).to.equal(true);
    const lines = text.slice(1).split('\r\n').filter(Boolean).slice(1).map((line) => line.replaceAll('"', '').split(','));
    expect(lines).to.have.length(within(days.from, days.to).length + 1);
    const paise = (cell: string | undefined) => Math.round(Number(cell) * 100);
    for (const line of lines) expect(line.slice(4, 9).reduce((sum, cell) => sum + paise(cell), 0), line[0]).to.equal(paise(line[9]));
    const total = lines.at(-1);
    expect(lines.slice(0, -1).reduce((sum, line) => sum + paise(line[9]), 0)).to.equal(paise(total?.[9]));
    expect(lines[0]?.[0]).to.match(/^\d{4}-\d\d-\d\d$/);
    await findByText(document.body, 'Your statement is downloaded');
  });

  it('says nothing of a download where a webview hands the file to the share sheet, which may be closed', async () => {
    const runtime = runtimeOf(world, { host: { kind: 'ios' } });
    const { element } = await openElement('creator-earnings', runtime, {});
    await click(element, 'button', 'Statement and tax (TDS)');
    const dialog = await findByRole(element, 'dialog', 'Statement');
    const toasts: string[] = [];
    const show = runtime.toasts.show;
    runtime.toasts.show = (...toast) => {
      toasts.push(toast[0]);
      show(...toast);
    };
    const { canShare, share } = navigator;
    const outcomes = [() => Promise.reject(new DOMException('closed', 'AbortError')), () => Promise.reject(new DOMException('not now', 'NotAllowedError'))];
    Object.assign(navigator, { canShare: () => true, share: () => outcomes.shift()?.() });
    try {
      await click(dialog, 'button', 'Download CSV');
      await click(dialog, 'button', 'Download CSV');
      await findByText(element, 'Your statement is not downloaded. Please try again.');
      expect(toasts).to.deep.equal(['error']);
      expect(await downloads()).to.have.length(0);
    } finally {
      Object.assign(navigator, { canShare, share });
    }
  });

  it('tells of the days that a creator chooses, both included', async () => {
    const dialog = await open();
    await findByText(dialog, /\d+ payments?,/);
    const [last, second] = all.map((payment) => payment.paid_on ?? '');
    choose(dialog, 'Period', 'dates');
    type(fieldOf(dialog, 'From'), second ?? '');
    type(fieldOf(dialog, 'To'), last ?? '');
    await findByText(dialog, `2 payments, ${formatRange(second ?? '', last ?? '')}`);
    expect(sumOf(dialog, 'Paid to you')).to.equal(formatExactMoney(add(all.slice(0, 2), 'amount')));
    type(fieldOf(dialog, 'From'), addDays(last ?? '', 1));
    await findByRole(dialog, 'alert');
    expect(queryByRole(dialog, 'button', 'Download CSV') === null).to.equal(true);
    type(fieldOf(dialog, 'To'), addDays(last ?? '', 1));
    await findByRole(dialog, 'heading', 'Nothing was paid to you in this period.');
    await findByText(dialog, /^Payments run weekly/);
  });

  it('offers every financial year in which something was paid', async () => {
    const old = { ...all[0], payment_id: 'old', paid_on: `${year - 2}-04-01`, amount: 111.5, tds: 2.28 };
    await world.control('faults', { method: 'GET', path: paymentsPath, status: 200, times: 1, body: { data: [...all, old], has_next_page: false } });
    const dialog = await open();
    await findByText(dialog, /\d+ payments?,/);
    choose(dialog, 'Period', String(year - 2));
    await findByText(dialog, /^1 payment, /);
    expect([sumOf(dialog, 'Paid to you'), sumOf(dialog, 'TDS deducted')]).to.deep.equal(['₹111.50', '₹2.28']);
    choose(dialog, 'Period', String(year - 1));
    await waitUntil(() => !queryByText(dialog, /^1 payment, /));
  });

  it('opens with the year before where nothing has been paid yet in a new one', async () => {
    const now = financialYearOf(indiaToday(new Date()));
    const last = { ...all[0], payment_id: 'last-year', paid_on: `${now}-03-30`, amount: 900, tds: 18 };
    await world.control('faults', { method: 'GET', path: paymentsPath, status: 200, times: 1, body: { data: [last], has_next_page: false } });
    const dialog = await open();
    await findByText(dialog, `1 payment, ${formatRange(...Object.values(financialYearDays(now - 1)) as [string, string])}`);
    expect((queryByRole(dialog, 'combobox', 'Period') as HTMLSelectElement).value).to.equal(String(now - 1));
    await findByText(dialog, `Nothing has been paid in ${financialYearName(now)} yet.`);
    choose(dialog, 'Period', String(now));
    await findByText(dialog, 'Nothing was paid to you in this period.');
  });

  it('gets every page and says how far it is', async () => {
    const half = Math.floor(all.length / 2);
    await world.control('faults', { method: 'GET', path: paymentsPath, status: 200, times: 1, body: { data: all.slice(0, half), has_next_page: true } });
    const rest = await hold(world, 'GET', paymentsPath, { status: 200, times: 1, body: { data: all.slice(half), has_next_page: false } });
    const dialog = await open();
    await findByText(dialog, `Getting your figures… ${half} so far`);
    expect(queryByRole(dialog, 'button', 'Download CSV') === null).to.equal(true);
    await rest.release();
    await findByText(dialog, /\d+ payments?,/);
    choose(dialog, 'Period', 'dates');
    type(fieldOf(dialog, 'From'), all.at(-1)?.paid_on ?? '');
    await findByText(dialog, new RegExp(`^${all.length} payments`));
  });

  it('says that it failed, keeps the choice, and gets the figures again', async () => {
    const dialog = await open();
    await findByText(dialog, /\d+ payments?,/);
    await click(dialog, 'tab', 'Posts');
    await findByText(dialog, /\d+ posts/);
    await world.control('faults', { method: 'POST', path: postsPath, status: 400, times: 1 });
    choose(dialog, 'Period', 'LIFETIME');
    expect((await findByRole(dialog, 'alert')).textContent).to.contain('We could not get all of your figures. Your choice is kept.');
    expect((queryByRole(dialog, 'combobox', 'Period') as HTMLSelectElement).value).to.equal('LIFETIME');
    await click(dialog, 'button', 'Retry');
    await findByText(dialog, /\d+ posts, Lifetime/);
  });

  it('shows the posts of the period chosen last, whichever answer comes last', async () => {
    const dialog = await open();
    await click(dialog, 'tab', 'Posts');
    await findByText(dialog, /\d+ posts/);
    const late = await hold(world, 'POST', postsPath, { times: 1, status: 200, body: { data: [{ post_id: 'late', post_type: 'QR_CODE', sales: 777777 }], has_next_page: false } });
    choose(dialog, 'Period', 'LAST_14_DAYS');
    await late.kept();
    choose(dialog, 'Period', 'YESTERDAY');
    choose(dialog, 'Period', 'LAST_28_DAYS');
    const range = resolvePeriod('LAST_28_DAYS', new Date());
    await findByText(dialog, new RegExp(`Last 28 Days, ${formatRange(range?.from ?? '', range?.to ?? '')}$`));
    await late.release();
    await answer(world, `${paymentsPath}?page_no=1&page_size=1`); // comes after the late one
    expect(pageText(dialog)).to.contain('Last 28 Days').and.to.not.contain('7,77,777');
  });

  it('downloads the posts of a period, one line each, and their sum', async () => {
    const dialog = await open();
    await click(dialog, 'tab', 'Posts');
    choose(dialog, 'Period', 'LIFETIME');
    await findByText(dialog, /\d+ posts, Lifetime/);
    const shown = Number(/(\d+) posts/.exec(pageText(dialog))?.[1]);
    await click(dialog, 'button', 'Download CSV');
    const [file] = await downloads();
    expect(file?.name).to.equal(`posts_lifetime_${indiaToday(new Date())}.csv`);
    const lines = ((await file?.text()) ?? '').split('\r\n').filter(Boolean);
    expect(lines[0]).to.equal('\uFEFF"Post","Type","Description","Created on","Clicks","Searches","Orders","Sales","Commission","New-user bonus"');
    expect(lines).to.have.length(shown + 2);
    const money = (line: string | undefined) => (line ?? '').split(',').slice(-3).map((figure) => Math.round(Number(figure) * 100));
    const sums = lines.slice(1, -1).map(money).reduce((sum, line) => sum.map((figure, index) => figure + (line[index] ?? 0)));
    expect(lines.at(-1)).to.match(/^"Total"/);
    expect(money(lines.at(-1))).to.deep.equal(sums);
    const body = (await world.requests()).filter(({ path }) => path === postsPath).map((request) => request.body as { time_period: string; post_type: string }).at(-1);
    expect(body).to.include({ time_period: 'LIFETIME', post_type: 'ALL' });
  });

  it('stops asking when it is left, and forgets what it had', async () => {
    const first = await hold(world, 'GET', paymentsPath, { times: 1, status: 200, body: { data: all, has_next_page: true } });
    const dialog = await open();
    await findByText(dialog, 'Getting your figures…');
    await first.kept();
    await click(dialog, 'button', 'Close');
    await gone(document.body, 'dialog', 'Statement');
    await first.abandoned();
    await answer(world, '/v1/earnings'); // comes after whatever would still have been asked for
    expect((await world.requests()).filter(({ path }) => path === paymentsPath).length).to.equal(1);
  });

  it('does not pass a list off as whole that the server broke off', async () => {
    await world.control('faults', { method: 'GET', path: paymentsPath, status: 200, times: 2, body: { data: all.slice(0, 2), has_next_page: true } });
    const dialog = await open();
    expect((await findByRole(dialog, 'alert')).textContent).to.equal('These figures are not complete: part of them could not be read, or there is more than fits into one statement.');
    window.print = () => undefined;
    await click(dialog, 'button', 'Print');
    await waitUntil(() => document.querySelector('body > .creator-paper'));
    expect(document.querySelector('body > .creator-paper')?.shadowRoot?.textContent).to.contain('These figures are not complete');
    window.dispatchEvent(new Event('afterprint'));
    await click(dialog, 'button', 'Download CSV');
    const [file] = await downloads();
    expect((await file?.text())?.trimEnd().split('\r\n').at(-1)).to.match(/^"These figures are not complete/);
  });

  it('says which payments have no day that can be read: on the screen, on paper and in the table', async () => {
    const odd = [{ ...all[0], payment_id: 'odd', paid_on: '16-11-2026', amount: 930.02 }, { ...all[0], payment_id: 'none', paid_on: null, amount: 70 }];
    await world.control('faults', { method: 'GET', path: paymentsPath, status: 200, times: 1, body: { data: [...odd, ...all], has_next_page: false } });
    const dialog = await open();
    const told = '2 payments (₹1,000.02) have no date that can be read, so they are not part of these figures.';
    await findByText(dialog, told);
    expect(queryAllByRole(dialog, 'alert').map(({ textContent }) => textContent)).to.deep.equal([told]);
    expect(sumOf(dialog, 'Paid to you')).to.equal(formatExactMoney(add(within(days.from, days.to), 'amount')));
    window.print = () => undefined;
    await click(dialog, 'button', 'Print');
    await waitUntil(() => document.querySelector('body > .creator-paper'));
    expect(document.querySelector('body > .creator-paper')?.shadowRoot?.textContent).to.contain(told);
    window.dispatchEvent(new Event('afterprint'));
    await click(dialog, 'button', 'Download CSV');
    const [file] = await downloads();
    expect((await file?.text())?.trimEnd().split('\r\n').at(-1)).to.equal(`"${told}"`);
    choose(dialog, 'Period', 'dates');
    type(fieldOf(dialog, 'From'), addDays(all[0]?.paid_on ?? '', 1));
    type(fieldOf(dialog, 'To'), addDays(all[0]?.paid_on ?? '', 1));
    await findByText(dialog, 'Nothing was paid to you in this period.');
    await findByText(dialog, told);
  });

  it('says so where no payment has a day that can be read', async () => {
    await world.control('faults', { method: 'GET', path: paymentsPath, status: 200, times: 1, body: { data: [{ ...all[0], paid_on: '16.11.2026', amount: null }], has_next_page: false } });
    const dialog = await open();
    await findByText(dialog, '1 payment (—) has no date that can be read, so it is not part of these figures.');
    await findByText(dialog, 'Nothing was paid to you in this period.');
  });

  it('prints the statement and nothing else of the page', async () => {
    let printed = 0;
    window.print = () => { printed += 1; };
    const dialog = await open();
    await click(dialog, 'button', 'Print');
    await waitUntil(() => printed === 1);
    const paper = document.querySelector('body > .creator-paper') as HTMLElement;
    await emulateMedia({ media: 'print' });
    expect([...document.body.children].filter((child) => child.checkVisibility()).length).to.equal(1);
    const paid = within(days.from, days.to);
    await findByRole(paper, 'heading', /^Statement of payments: .+ creators$/);
    const lines = queryAllByRole(paper, 'row').map((row) => row.textContent);
    expect(lines).to.have.length(paid.length + 2);
    expect(lines.at(-1)).to.contain('Total').and.to.contain(formatExactMoney(add(paid, 'amount'))).and.to.contain(formatExactMoney(-add(paid, 'tds')));
    expect(getComputedStyle(paper.shadowRoot?.querySelector('h1') as Element).color).to.equal('rgb(0, 0, 0)');
    await emulateMedia({ media: 'screen' });
    window.dispatchEvent(new Event('afterprint'));
    expect(document.querySelectorAll('.creator-paper').length).to.equal(0);
    expect(queryAllByRole(dialog, 'table')).to.have.length(0);
  });
});
