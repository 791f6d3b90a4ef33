import '../../elements/creator-help';
import { expect } from '@open-wc/testing';
import { createRuntime } from '../../src/runtime';
import { expectAccessible } from '../support/accessible';
import { click, findByRole, gone, pageText, queryAllByRole, type } from '../support/screen';
import { waitUntil } from '../support/wait-until';

const made: HTMLElement[] = [];

async function open() {
  const element = document.createElement('creator-help');
  element.runtime = createRuntime({ fetch: () => Promise.reject(new Error('help asks nobody')) });
  made.push(element);
  document.body.append(element);
  await element.whenReady();
  return element;
}

const questions = (element: Element) => [...(element.shadowRoot?.querySelectorAll('details') ?? [])];
const answerOf = (element: Element, question: string) => {
  const found = questions(element).find((details) => details.querySelector('summary')?.textContent === question);
  if (!found) throw new Error(`no question ${question}`);
  return found;
};

describe('<creator-help>', () => {
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });

  it('[NUM-01][NUM-02][NUM-05][NUM-08][NUM-09][NUM-10][EARN-08] tells the programme\'s rules', async () => {
    const rules = pageText(await findByRole(await open(), 'region', 'How the programme works'));
    for (const rule of [
      '10% | commission on affiliate products',
      '0.5% | commission on non-affiliate products',
      'Rs.50 | flat, extra per confirmed first order of a new customer',
      '21 days | is about what an order takes to confirm',
      '7 days | is the return window of an order',
      'Weekly | payments, for orders confirmed from three weeks earlier (T-21)',
      '2% | TDS (tax deducted at source) on total earnings',
    ]) expect(rules).to.contain(rule);
  });

  it('[HELP-01][ROUTE-15] answers questions when they are opened', async () => {
    const element = await open();
    const paid = answerOf(element, 'When am I paid?');
    expect(paid.querySelector('p')?.checkVisibility()).to.equal(false);
    paid.querySelector('summary')?.click();
    expect(paid.open).to.equal(true);
    expect(paid.textContent).to.contain('Payments run weekly and cover confirmed orders from three weeks earlier.');
    await expectAccessible(element);
  });

  it('narrows the questions down to those with every word of the search, opened', async () => {
    const element = await open();
    const all = questions(element).length;
    const search = await findByRole(element, 'searchbox', 'Search help');
    type(search, 'TDS payment');
    await waitUntil(() => questions(element).length === 1);
    expect(questions(element)[0]?.open).to.equal(true);
    expect(questions(element)[0]?.textContent).to.contain('Why is the payment lower than my earnings?');
    expect((await findByRole(element, 'status')).textContent).to.equal('1 answer');
    expect((element.shadowRoot?.activeElement ?? search) === search).to.equal(true);
    type(search, 'xylophone');
    await findByRole(element, 'heading', 'No answer found');
    type(search, '');
    await gone(element, 'heading', 'No answer found');
    expect(questions(element)).to.have.length(all);
    expect(questions(element).some((details) => details.open)).to.equal(false);
  });

  it('keeps what is open and typed when it is moved, and starts anew when it is added again', async () => {
    const element = await open();
    await click(element, 'searchbox', 'Search help');
    type(await findByRole(element, 'searchbox', 'Search help'), 'bonus');
    await waitUntil(() => questions(element).length < 4);
    const found = questions(element).length;
    const box = document.createElement('div');
    made.push(box);
    document.body.append(box);
    box.append(element);
    await Promise.resolve();
    expect(questions(element)).to.have.length(found);
    element.remove();
    await waitUntil(() => element.status === 'idle');
    document.body.append(element);
    await element.whenReady();
    expect(queryAllByRole(element, 'searchbox').map((field) => (field as HTMLInputElement).value)).to.deep.equal(['']);
  });
});
