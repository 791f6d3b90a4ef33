import '../../elements/creator-collection';
import { expect } from '@open-wc/testing';
import { brand } from '../../demo/marketplace/brand';
import { oddTexts } from '../../demo/marketplace/scenarios/awkward-data';
import { createRuntime } from '../../src/runtime';
import { expectAccessible } from '../support/accessible';
import { createAnsweringFetch } from '../support/answering-fetch';
import { inPage } from '../support/layout';
import { click, findByRole, findByText, pageText, queryAllByRole } from '../support/screen';
import { createWorld, type World } from '../support/world';
import { waitUntil } from '../support/wait-until';

const path = '/v1/collection/{id}';
const made: HTMLElement[] = [];

function make(attributes: Record<string, string>, runtime = createRuntime({ brand })) {
  const element = document.createElement('creator-collection');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.runtime = runtime;
  made.push(element);
  return element;
}

describe('<creator-collection>', () => {
  let world: World;
  before(async () => {
    world = await createWorld({ scenario: 'busy-creator' }); // and nobody logs in
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });
  const open = async (attributes: Record<string, string>) => {
    const element = make(attributes, createRuntime({ apiBase: world.apiBase, brand }));
    document.body.append(element);
    await element.whenReady();
    return element;
  };

  for (const [width, inARow] of [[390, 2], [576, 3], [600, 3], [1000, 4]] as const) {
    it(`[APP-03] lays its products out in twelve columns, ${inARow} in a row ${width} px wide`, async () => {
      const element = make({ 'collection-id': 'col-monsoon' }, createRuntime({ apiBase: world.apiBase, brand }));
      made.push(inPage(element, width));
      await element.whenReady();
      const list = await findByRole(element, 'list', 'Products');
      expect(getComputedStyle(list).gridTemplateColumns.split(' ')).to.have.length(12);
      const tops = queryAllByRole(list, 'listitem').map((item) => item.getBoundingClientRect().top);
      expect(tops.filter((top) => top === tops[0])).to.have.length(inARow);
    });
  }

  it('[PUB-01][API-44][API-45][ROUTE-17] shows a visitor without a login the name, the creator and the products with their links', async () => {
    const element = await open({ 'collection-id': 'col-monsoon' });
    await findByRole(element, 'heading', 'Monsoon must-haves');
    await findByText(element, /^Picked by \S/);
    await waitUntil(() => element.shadowRoot?.querySelector('.collection-face img[data-shown]'), 'the creator\'s picture');
    await findByText(element, '6 products');
    const links = queryAllByRole(element, 'link') as HTMLAnchorElement[];
    expect(links).to.have.length(6);
    for (const link of links) {
      expect(link.href).to.match(/^https?:\/\/[^/]+\/worlds\/\w+\/l\/\w+/);
      expect(link.target).to.equal('_blank');
      expect(link.rel).to.contain('noopener');
      expect(link.textContent).to.match(/See on Bazaar$/);
    }
    expect((await world.requests()).map(({ path: asked, query }) => [asked, query]))
      .to.deep.equal([['/v1/collection/col-monsoon', { collectionType: 'normal' }]]);
    await expectAccessible(element);
  });

  it('sends the other type when the address says so', async () => {
    const element = await open({ 'collection-id': 'col-diwali', 'collection-type': 'autodm' });
    await findByRole(element, 'heading', 'दिवाली गिफ्ट आइडिया');
    expect((await world.requests())[0]?.query).to.deep.equal({ collectionType: 'autodm' });
  });

  it('makes no link of an address that is not safe', async () => {
    const net = createAnsweringFetch({
      '/v1/collection/x': {
        id: 'x', name: 'Odd', product_details_list: [
          { id: '1', name: 'Script', affiliate_link: 'javascript:alert(1)' },
          { id: '2', name: 'Elsewhere', affiliate_link: 'https://www.bazaar.example.evil.test/l/1' },
          { id: '3', name: 'None' },
          { id: '4', name: 'Good', affiliate_link: 'https://www.bazaar.example/l/1' },
        ],
      },
    });
    const element = make({ 'collection-id': 'x' }, createRuntime({ fetch: net.fetch, brand }));
    document.body.append(element);
    await findByText(element, 'Script');
    expect(queryAllByRole(element, 'listitem')).to.have.length(4);
    expect(queryAllByRole(element, 'link').map((link) => link.getAttribute('href'))).to.deep.equal(['https://www.bazaar.example/l/1']);
  });

  it('shows a very long collection step by step', async () => {
    const net = createAnsweringFetch({
      '/v1/collection/x': {
        id: 'x', name: 'Long', product_details_list: Array.from({ length: 130 }, (_, index) => ({ id: `${index}`, name: `Product ${index}` })),
      },
    });
    const element = make({ 'collection-id': 'x' }, createRuntime({ fetch: net.fetch, brand }));
    document.body.append(element);
    await click(element, 'button', 'Show 60 more');
    await click(element, 'button', 'Show 10 more');
    await waitUntil(() => element.shadowRoot?.querySelectorAll('li').length === 130);
    expect(queryAllByRole(element, 'button', /^Show/)).to.have.length(0);
  });

  it('tells kindly that a collection is not there', async () => {
    for (const attributes of [{ 'collection-id': 'nobody-knows' }, {}] as Record<string, string>[]) {
      const element = await open(attributes);
      expect(element.status).to.equal('error');
      await findByRole(element, 'heading', 'We cannot find this collection');
      expect(queryAllByRole(element, 'link', `Go to ${brand.name}`).map((link) => (link as HTMLAnchorElement).href)).to.deep.equal([`https://${brand.productHosts[0]}/`]);
      expect(queryAllByRole(element, 'alert')).to.have.length(0);
    }
  });

  it('[ERR-08] shows its error state on a 401, without sending the visitor to a login', async () => {
    const events: string[] = [];
    const note = (event: Event) => events.push(event.type);
    for (const name of ['creator-session-expired', 'creator-navigate']) document.addEventListener(name, note);
    await world.control('faults', { method: 'GET', path, status: 401, times: 1 });
    const element = await open({ 'collection-id': 'col-monsoon' });
    expect(pageText(await findByRole(element, 'alert'))).to.contain('Oops, something\'s not right!');
    expect(pageText(element)).not.to.contain('log in');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'heading', 'Monsoon must-haves');
    expect(events).to.deep.equal([]);
    for (const name of ['creator-session-expired', 'creator-navigate']) document.removeEventListener(name, note);
  });

  it('keeps its page when it is moved, follows another id, and aborts when it is removed', async () => {
    const net = createAnsweringFetch();
    const element = make({ 'collection-id': 'a' }, createRuntime({ fetch: net.fetch, brand }));
    document.body.append(element);
    await waitUntil(() => net.asked.length === 1);
    net.asked[0]?.answer({ id: 'a', name: 'First', product_details_list: [] });
    const heading = await findByRole(element, 'heading', 'First');
    const box = document.createElement('div');
    made.push(box);
    document.body.append(box);
    box.append(element);
    await Promise.resolve();
    expect(heading.isConnected).to.equal(true);
    element.setAttribute('collection-id', 'b');
    await waitUntil(() => net.asked.length === 2);
    element.remove();
    await waitUntil(() => net.asked[1]?.aborted === true);
    document.body.append(element);
    await waitUntil(() => net.asked.length === 3);
    net.asked[2]?.answer({ id: 'b', name: 'Second', product_details_list: [] });
    await findByRole(element, 'heading', 'Second');
  });
});

describe('<creator-collection> with awkward data', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ scenario: 'awkward-data' }); // and nobody logs in
  });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
  });
  const open = async (id: string, width = 390, direction: 'ltr' | 'rtl' = 'ltr') => {
    const element = make({ 'collection-id': id }, createRuntime({ apiBase: world.apiBase, brand }));
    const page = inPage(element, width, direction);
    made.push(page);
    await element.whenReady();
    return { element, page };
  };

  for (const id of ['odd-long', 'odd-rtl', 'odd-hindi', 'odd-emoji', 'odd-markup', 'odd-twice', 'odd-empty']) {
    for (const width of [320, 390]) {
      it(`fits ${id} into ${width}px, in a page of either direction`, async () => {
        for (const direction of ['ltr', 'rtl'] as const) {
          const { element, page } = await open(id, width, direction);
          expect(element.status).to.equal('ready');
          expect(page.scrollWidth).to.equal(page.clientWidth);
          const heading = await findByRole(element, 'heading');
          expect(heading.getBoundingClientRect().height).to.be.below(140);
          for (const card of queryAllByRole(element, 'link')) expect(card.getBoundingClientRect().height).to.be.below(340);
          page.remove();
        }
      });
    }
  }

  it('isolates a right-to-left name and keeps the count beside it in order', async () => {
    const { element } = await open('odd-rtl', 390, 'rtl');
    const heading = await findByRole(element, 'heading', oddTexts.rtl);
    expect(getComputedStyle(heading).direction).to.equal('rtl');
    expect(getComputedStyle(await findByText(element, '3 products')).unicodeBidi).to.equal('plaintext');
    const [shirt] = queryAllByRole(element, 'link');
    expect(getComputedStyle(shirt?.querySelector('.collection-name') as Element).direction).to.equal('rtl');
    await expectAccessible(element);
  });

  it('shows markup as text, emoji and Devanagari as they were typed', async () => {
    const { element } = await open('odd-markup');
    const heading = await findByRole(element, 'heading', oddTexts.markup);
    expect(heading.childElementCount).to.equal(0);
    for (const [id, name] of [['odd-emoji', oddTexts.emoji], ['odd-hindi', oddTexts.hindi]] as const) {
      await findByRole((await open(id)).element, 'heading', name);
    }
  });

  it('has the fallback picture for products without one or with a broken one', async () => {
    const { element } = await open('odd-long');
    const cards = queryAllByRole(element, 'listitem');
    for (const card of cards) {
      card.scrollIntoView();
      await waitUntil(() => card.querySelector('[data-fallback], img[data-shown]'), 'its picture');
    }
    expect(cards.filter((card) => card.querySelector('[data-fallback]')), 'two without and two broken').to.have.length(4);
    expect(queryAllByRole(element, 'link')).to.have.length(6);
  });

  it('shows a product once that the answer holds three times', async () => {
    const { element } = await open('odd-twice');
    await findByText(element, '2 products');
    expect(queryAllByRole(element, 'listitem')).to.have.length(2);
  });

  it('says that a collection without products is empty', async () => {
    const { element } = await open('odd-empty');
    await findByRole(element, 'heading', 'Everything sold out');
    await waitUntil(() => element.status === 'ready', 'it is not ready');
    expect(queryAllByRole(element, 'listitem')).to.have.length(0);
    expect(queryAllByRole(element, 'alert')).to.have.length(0);
  });

  it('does not show a collection that its creator deleted', async () => {
    await world.login();
    await fetch(`${world.apiBase}/collection-links/delete-collection/odd-emoji`, { method: 'DELETE' });
    const { element } = await open('odd-emoji');
    expect(element.status).to.equal('error');
    await findByRole(element, 'heading', 'We cannot find this collection');
    expect(pageText(element)).not.to.contain(oddTexts.emoji);
  });

  it('comes back from a lost network with Retry', async () => {
    await world.control('faults', { method: 'GET', path, drop: true });
    const { element } = await open('odd-twice');
    expect(element.status).to.equal('error');
    await world.control('faults', undefined, 'DELETE');
    await click(element, 'button', 'Retry');
    await findByRole(element, 'heading', 'The same shoes twice');
  });
});
