import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { createRuntime } from '../../../src/runtime';
import { expectAccessible } from '../../support/accessible';
import { createAnsweringFetch } from '../../support/answering-fetch';
import { click, findByRole, findByText, queryAllByRole, queryByRole, type } from '../../support/screen';
import { scrollPast } from '../../support/scroll-past';
import { createWorld, type World } from '../../support/world';
import { openAutoDm, openWholeAutoDm } from './open-auto-dm';
import { waitUntil } from '../../support/wait-until';

/** Specification section 9, with the sandbox's name as the last. */
const defaultWords = [
  'link', 'price', 'details', 'dm', 'pp', 'interested', 'need', 'buy', 'code', 'order', 'please', 'product', 'purchase', 'send',
  'wow', 'bazaar',
];

const on = (control: Element | null) => control?.getAttribute('aria-checked') === 'true';
const shown = (element: Element) => queryByRole(element, 'switch', 'AutoDM');

/** The default words are folded. */
async function unfoldDefaults(element: Element): Promise<HTMLElement> {
  const heading = await findByRole(element, 'heading', 'Default trigger words');
  expect(queryAllByRole(element, 'list', 'Default trigger words')).to.have.length(0);
  heading.closest('summary')?.click();
  return findByRole(element, 'list', 'Default trigger words');
}

describe('<creator-auto-dm>', () => {
  let world: World;
  const sent = async (method: string, path: string) =>
    (await world.requests()).filter((request) => request.method === method && request.path.startsWith(path));

  beforeEach(async () => {
    world = await createWorld({ scenario: 'busy-creator' });
    await world.login();
  });

  it('[ADM-01] [ADM-04] [ADM-05] [API-19] [API-20] is switched on and off, and stays so', async () => {
    const { element } = await openAutoDm(world);
    expect(queryAllByRole(element, 'heading').filter(({ localName }) => localName === 'h1').map((h) => h.textContent)).to.deep.equal(['AutoDM']);
    expect(on(await findByRole(element, 'switch', 'AutoDM'))).to.equal(true);
    await click(element, 'switch', 'AutoDM');
    await findByRole(element, 'heading', 'AutoDM is off');
    await waitUntil(() => !shown(element)?.hasAttribute('aria-busy'));
    const again = await openAutoDm(world);
    expect(on(shown(again.element))).to.equal(false);
    await click(again.element, 'switch', 'AutoDM');
    await findByRole(again.element, 'heading', 'AutoDM is on');
    await waitUntil(() => !shown(again.element)?.hasAttribute('aria-busy'));
    expect(await sent('PUT', '/home/auto-dm-toggle')).to.have.length(2);
    expect(await sent('GET', '/home/auto-dm-details')).to.have.length(2);
  });

  it('[ADM-05] shows the state that the answer returns', async () => {
    const { element } = await openAutoDm(world);
    await world.control('faults', { method: 'PUT', path: '/home/auto-dm-toggle', status: 200, body: { enable_auto_dm: true } });
    await click(element, 'switch', 'AutoDM');
    await findByRole(element, 'heading', 'AutoDM is off');
    await findByRole(element, 'heading', 'AutoDM is on');
    expect(on(shown(element))).to.equal(true);
  });

  it('puts the switch back with the error toast when switching fails', async () => {
    const { element } = await openAutoDm(world);
    await world.control('faults', { method: 'PUT', path: '/home/auto-dm-toggle', status: 500, body: { error: 'Not today' } });
    await click(element, 'switch', 'AutoDM');
    await findByText(element, 'Not today');
    expect(on(shown(element))).to.equal(true);
    await findByRole(element, 'heading', 'AutoDM is on');
  });

  it('[ADM-06] [ADM-07] shows the default words and the default reply', async () => {
    const { element } = await openAutoDm(world);
    const list = await unfoldDefaults(element);
    expect(queryAllByRole(list, 'listitem').map((item) => item.textContent)).to.deep.equal(defaultWords);
    await findByText(element, 'Hey! Please check your DM ❤️');
  });

  it('[ADM-06] [ADM-07] knows the defaults where the server does not tell them', async () => {
    await world.control('faults', { method: 'GET', path: '/home/auto-dm-details', status: 200, body: { enable_auto_dm: false } });
    const { element } = await openAutoDm(world);
    const list = await unfoldDefaults(element);
    expect(queryAllByRole(list, 'listitem').map((item) => item.textContent)).to.deep.equal(defaultWords);
    await findByText(element, 'Hey! Please check your DM ❤️');
  });

  it('says first how many messages were sent, where the API says it, and counts one that is sent', async () => {
    const first = async () => (await findByRole((await openAutoDm(world)).element, 'region', 'AutoDM is on')).querySelector('p')?.textContent;
    expect(await first()).to.equal('12 messages in the last 7 days');
    await world.control('comments', { auto_dm_post_id: 'post-lamps', from: 'riya', text: 'PRICE?' });
    expect(await first()).to.equal('13 messages in the last 7 days');
    await world.control('faults', { method: 'GET', path: '/home/auto-dm-details', status: 200, body: { enable_auto_dm: true } });
    expect(await first()).to.match(/^Whoever comments/);
    await world.control('faults', undefined, 'DELETE');
    await world.control('faults', { method: 'GET', path: '/home/auto-dm-details', status: 200, body: { enable_auto_dm: true, messages_last_7_days: 1 } });
    expect(await first()).to.equal('1 message in the last 7 days');
  });

  it('shows the error state with Retry when the details fail', async () => {
    await world.control('faults', { method: 'GET', path: '/home/auto-dm-details', status: 400, times: 1 });
    const { element } = await openAutoDm(world);
    expect(element.status).to.equal('error');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'switch', 'AutoDM');
  });

  it('[ADM-01] shows the account that AutoDM works for', async () => {
    const { element } = await openAutoDm(world);
    const account = await findByRole(element, 'group', 'Connected account');
    for (const text of ['Asha Rao', '@asha.finds', 'Connected']) await findByText(account, text);
    await waitUntil(() => account.querySelectorAll('img[data-shown]').length === 1);
  });

  it('is accessible, keeps what was typed when it is moved, and loads again when it is added again', async () => {
    const { element } = await openWholeAutoDm(world);
    await expectAccessible(element);
    const box = document.createElement('div');
    document.body.append(box);
    type(await findByRole(element, 'textbox', 'Custom trigger word'), 'kept');
    box.append(element);
    await findByText(element, '4/20');
    expect(await sent('GET', '/home/auto-dm-details')).to.have.length(1);
    box.remove();
    await waitUntil(() => element.shadowRoot?.childElementCount === 0);
    document.body.append(element);
    await findByRole(element, 'switch', 'AutoDM');
    // What was known is shown at once, while the call is on its way.
    await waitUntil(async () => (await sent('GET', '/home/auto-dm-details')).length === 2, 'it did not load again');
  });

  describe('on a phone', () => {
    before(() => setViewport({ width: 390, height: 844 }));
    after(() => setViewport({ width: 800, height: 600 }));

    it('is ready without what stands below the first screenful, which moves nothing when it comes', async () => {
      const { element } = await openAutoDm(world);
      expect(element.status).to.equal('ready');
      await findByRole(element, 'radio', 'My honest week with the Pulse earbuds');
      const headings = () => queryAllByRole(element, 'heading').map(({ textContent }) => textContent);
      const outline = ['AutoDM', 'AutoDM is on', 'Linked posts', 'Try a comment', 'Your trigger words', 'Default trigger words', 'Default auto reply'];
      expect(headings()).to.deep.equal(outline);
      expect(queryAllByRole(element, 'group', 'Examples')).to.have.length(0);
      expect(queryAllByRole(element, 'button', 'Add')).to.have.length(0);
      const { height } = element.getBoundingClientRect();
      await scrollPast(element);
      expect(queryAllByRole(element, 'group', 'Examples')).to.have.length(1);
      expect(queryAllByRole(element, 'button', 'Add')).to.have.length(1);
      expect(headings()).to.deep.equal(outline);
      expect(element.getBoundingClientRect().height).to.be.closeTo(height, 2);
    });

    it('answers a comment that was written before the answer was there', async () => {
      const { element } = await openAutoDm(world);
      type(await findByRole(element, 'textbox', 'Comment'), 'PRICE?');
      await scrollPast(element);
      await findByText(element, '“price” triggers AutoDM: it is a default trigger word.');
      expect((await findByRole(element, 'textbox', 'Comment') as HTMLInputElement).value).to.equal('PRICE?');
    });

    it('has everything at hand for who goes by keyboard', async () => {
      const { element } = await openAutoDm(world);
      await sendKeys({ press: 'Tab' });
      await findByRole(element, 'group', 'Examples');
      await findByRole(element, 'button', 'Add');
      expect(scrollY).to.equal(0);
    });
  });

  it('asks once before its screen is there, and aborts when it is removed', async () => {
    const net = createAnsweringFetch();
    const element = document.createElement('creator-auto-dm');
    element.runtime = createRuntime({ fetch: net.fetch });
    document.body.append(element);
    await waitUntil(() => net.to('/home/listing').length === 1);
    const own = ['/home/auto-dm-details', '/home/get-custom-words'];
    expect(own.map((path) => net.to(path).length)).to.deep.equal([1, 1]);
    element.remove();
    await waitUntil(() => own.every((path) => net.to(path)[0]?.aborted === true));
    await waitUntil(() => element.status === 'idle', 'it is not idle');
  });
});
