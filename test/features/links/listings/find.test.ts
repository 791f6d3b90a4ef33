import { expect, nextFrame } from '@open-wc/testing';
import type { ScreenElement } from '../../../../elements/define';
import { createCollection } from '../../../../src/api/contract/collections';
import { createRuntime } from '../../../../src/runtime';
import { expectAccessible } from '../../../support/accessible';
import { hold } from '../../../support/hold';
import { choose } from '../../../support/listing-rows';
import { click, findByRole, findByText, queryAllByRole, queryAllByText, type } from '../../../support/screen';
import { waitUntil } from '../../../support/wait-until';
import type { World } from '../../../support/world';
import { closeAll, openElement, runtimeOf } from '../../../support/open-element';
import { openListing, worldOf } from './open-listing';

const tag = 'creator-collection-listing';
const list = '/collection-links';

/** A busy creator, and so many further links of one product. */
async function manyLinks(count: number): Promise<World> {
  const world = await worldOf('busy-creator');
  const { client } = createRuntime({ apiBase: world.apiBase });
  const product = { id: '77000101', name: '' };
  const { product_details_list: [first = product] } = await (await fetch(`${world.apiBase}/post-linking/ordered-products?page_no=0&page_size=20`)).json() as { product_details_list: { id: string; name: string }[] };
  for (let number = 1; number <= count; number++) {
    await client.send(createCollection, {
      body: { collection: { name: `Number ${number}`, platform: 'YOUTUBE', media_link: 'https://youtu.be/x' }, product_details_list: [first], is_auto_dm_enable_flow: false },
    });
  }
  return world;
}

const names = (element: Element) => queryAllByRole(element, 'article').map((row) => row.querySelector('h2')?.textContent ?? '');
const field = (element: Element) => findByRole(element, 'searchbox', 'Search links') as Promise<HTMLInputElement>;
const heard = (element: ScreenElement) => [...element.shadowRoot?.querySelectorAll('[role=status].visually-hidden') ?? []].map(({ textContent }) => textContent);

describe('searching and sorting a listing', () => {
  let world: World;
  before(async () => { world = await manyLinks(39); });
  beforeEach(async () => { await world.control('faults', undefined, 'DELETE'); });

  it('is there from ten rows on', async () => {
    const few = await worldOf('busy-creator');
    const short = await openListing(tag, few);
    await findByText(short, '6 links and collections');
    expect(queryAllByRole(short, 'searchbox')).to.have.length(0);
    closeAll();
    const long = await openListing(tag, world);
    await field(long);
    await findByText(long, '45 links and collections');
    await expectAccessible(long);
  });

  it('looks through all pages, says what it found once, and tells the page around it', async () => {
    const element = await openListing(tag, world);
    const told: unknown[] = [];
    element.addEventListener('creator-change', ({ detail }) => told.push(detail));
    await type(await field(element), 'north plants');
    await findByText(element, '1 of 45 links and collections');
    expect(names(element)).to.deep.equal(['Plants for north windows']);
    await waitUntil(() => heard(element).join() === '1 of 45 links and collections');
    expect(told).to.deep.equal([{ view: 'list', filters: { sort: 'newest', search: 'north plants' } }]);
    await choose(element, 'Plants for north windows', 'Copy collection link');
  });

  it('finds a collection by a product in it and by its platform', async () => {
    const element = await openListing(tag, world);
    await type(await field(element), 'facebook');
    await findByText(element, '1 of 45 links and collections');
    expect(names(element)).to.deep.equal(['Small kitchen, big flavour']);
  });

  it('says how far it is while a page comes, and a page that fails is no end: there is a way on', async () => {
    const element = await openListing(tag, world);
    await findByText(element, '45 links and collections');
    const { kept, release } = await hold(world, 'GET', list, { status: 500 });
    await type(await field(element), 'monsoon');
    await kept();
    await findByText(element, 'Looking through 20 of 45…');
    expect(queryAllByText(element, 'Nothing found')).to.have.length(0);
    await release();
    await world.control('faults', { method: 'GET', path: list, status: 500 });
    await findByText(element, 'Only the newest 20 of 45 were looked through.');
    await findByText(element, 'Nothing found');
    await world.control('faults', undefined, 'DELETE');
    await click(element, 'button', 'Look through more');
    await findByText(element, '1 of 45 links and collections');
    expect(names(element)).to.deep.equal(['Monsoon must-haves']);
  });

  it('nothing found says so, and the way back brings all rows and the focus to the field', async () => {
    const element = await openListing(tag, world);
    const input = await field(element);
    await type(input, 'saree');
    await findByText(element, 'Nothing here contains “saree”.');
    await findByText(element, '0 of 45 links and collections');
    await expectAccessible(element);
    await click(element, 'button', 'Clear the search');
    await findByText(element, '45 links and collections');
    expect(input.value).to.equal('');
    expect(element.shadowRoot?.activeElement === input).to.equal(true);
  });

  it('sorts all rows by what they earned, and by clicks', async () => {
    const element = await openListing(tag, world);
    const order = await findByRole(element, 'combobox', 'Sort by') as HTMLSelectElement;
    expect([...order.options].map(({ text }) => text)).to.deep.equal(['Newest', 'Most earned', 'Most clicks']);
    order.value = 'earned';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    const earned = () => queryAllByRole(element, 'article').map((row) => Number(/₹([\d,.]+) earned/.exec(row.textContent ?? '')?.[1]?.replaceAll(',', '') ?? -1));
    await waitUntil(() => (earned()[0] ?? 0) > 0 && queryAllByText(element, '45 links and collections').length === 1);
    const first = earned().slice(0, 6);
    expect(first).to.deep.equal([...first].sort((one, other) => other - one));
  });

  it('takes search and order from its attributes, also later ones, and what a page answers does not undo typing', async () => {
    const { element } = await openElement(tag, runtimeOf(world), { search: 'monsoon', sort: 'clicks' });
    await findByText(element, '1 of 45 links and collections');
    const input = await field(element);
    expect([input.value, (await findByRole(element, 'combobox', 'Sort by') as HTMLSelectElement).value]).to.deep.equal(['monsoon', 'clicks']);
    element.setAttribute('search', 'kitchen');
    await waitUntil(() => input.value === 'kitchen');
    await waitUntil(() => names(element).join() === 'Small kitchen, big flavour');
    element.addEventListener('creator-change', ({ detail }) => { element.setAttribute('search', detail.filters['search'] ?? ''); });
    await type(input, 'desk');
    await waitUntil(() => element.getAttribute('search') === 'desk');
    await type(input, 'desk setup');
    await waitUntil(() => element.getAttribute('search') === 'desk setup');
    expect(input.value).to.equal('desk setup');
  });

  it('keeps the space after a word while the creator thinks of the next one, and tells the page the words alone', async () => {
    const element = await openListing(tag, world);
    const told: unknown[] = [];
    element.addEventListener('creator-change', ({ detail }) => {
      told.push(detail.filters['search']);
      element.setAttribute('search', detail.filters['search'] ?? '');
    });
    const input = await field(element);
    await type(input, 'desk ');
    await waitUntil(() => told.length === 1);
    await nextFrame();
    await type(input, `${input.value}setup`);
    await waitUntil(() => told.length === 2);
    expect([told, input.value]).to.deep.equal([['desk', 'desk setup'], 'desk setup']);
  });
});
