import { expect } from '@open-wc/testing';
import { oddProducts, oddTexts } from '../../../../demo/marketplace/scenarios/awkward-data';
import { hold } from '../../../support/hold';
import { closeAll } from '../../../support/open-element';
import { inPage } from '../../../support/layout';
import { click, findByRole, findByText, queryAllByRole, queryByRole, type } from '../../../support/screen';
import { createWorld, type World } from '../../../support/world';
import { cards, choose, complete, fill, open, paste, pick, rename, selected } from './setting';
import { waitUntil } from '../../../support/wait-until';

const names = oddProducts.map(({ name }) => name);
const create = '/collection-links/create-collection';

describe('<creator-affiliate-links> with awkward data', () => {
  let world: World;
  const pages: HTMLElement[] = [];
  before(async () => {
    world = await createWorld({ scenario: 'awkward-data' });
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(() => {
    closeAll();
    for (const page of pages.splice(0)) page.remove();
  });
  const creations = async () => (await world.requests()).filter(({ path }) => path === create);
  const value = async (element: Element, name: string) => (await findByRole(element, 'textbox', name) as HTMLInputElement).value;

  for (const width of [320, 390]) {
    for (const direction of ['ltr', 'rtl'] as const) {
      it(`does not scroll sideways at ${width}px, ${direction}, with every odd product picked, nor on the success screen`, async () => {
        const { element } = await open(world);
        const page = inPage(element, width, direction);
        pages.push(page);
        await fill(element, oddTexts.unbroken.slice(0, 50));
        await pick(element, 'orders', names);
        const fits = () => {
          expect(page.scrollWidth).to.equal(page.clientWidth);
          const edge = page.getBoundingClientRect();
          // The row of recent orders has a scroller of its own.
          const parts = [...element.shadowRoot?.querySelectorAll('h1, h2, h3, button, p, img') ?? []].filter((part) => !part.closest('.recent-list'));
          expect(parts.filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 0 && (box.left < edge.left - 1 || box.right > edge.right + 1);
          }).map(({ textContent }) => textContent)).to.deep.equal([]);
        };
        fits();
        const heights = queryAllByRole(element, 'button', /^Remove /).map((tile) => tile.getBoundingClientRect().height);
        expect(Math.max(...heights)).to.be.below(240);
        await complete(element);
        await findByRole(element, 'heading', 'Your link is ready');
        fits();
        for (const item of queryAllByRole(element, 'listitem')) expect(item.getBoundingClientRect().height, item.textContent).to.be.below(136);
      });
    }
  }

  it('picks a product once that the shelf holds twice, and shows each name as it was typed', async () => {
    const { element } = await open(world);
    await click(element, 'button', cards.orders);
    await findByRole(element, 'checkbox', `Select ${oddTexts.emoji}`);
    for (const name of names) expect(queryAllByRole(element, 'checkbox', `Select ${name}`)).to.have.length(1);
    await click(element, 'button', 'Done');
    await pick(element, 'orders', names);
    expect(selected(element)).to.deep.equal([...names].reverse());
  });

  it('has the fallback picture for picked products without one or with a broken one', async () => {
    const { element } = await open(world);
    await pick(element, 'orders', names);
    for (const tile of queryAllByRole(element, 'button', /^Remove /)) tile.scrollIntoView();
    const without = () => queryAllByRole(element, 'button', /^Remove /).filter((tile) => tile.querySelector('[data-fallback]')).length;
    await waitUntil(() => without() === 4, 'two without and two broken');
  });

  for (const [kind, name] of Object.entries({ emoji: oddTexts.emoji, Devanagari: 'दीवाली की रोशनी', 'right-to-left': 'تشكيلة العيد Linen (XL)!' })) {
    it(`sends and shows a name in ${kind} unchanged`, async () => {
      const { element } = await open(world);
      await fill(element, name);
      await pick(element, 'orders', names.slice(0, 1));
      await complete(element);
      const preview = await findByRole(element, 'region', 'Preview');
      await findByText(preview, name);
      const [{ body } = { body: {} }] = await creations();
      expect((body as { collection: { name: string } }).collection.name).to.equal(name);
    });
  }

  it('a product that is not sold any more says so, and everything typed stays', async () => {
    await world.control('faults', { method: 'POST', path: create, status: 400, body: { error: 'One of these products is not sold any more' }, times: 1 });
    const { element } = await open(world);
    await fill(element, 'Still here');
    await pick(element, 'orders', names.slice(0, 2));
    await complete(element);
    await findByText(element, 'One of these products is not sold any more');
    expect(await value(element, 'Name')).to.equal('Still here');
    expect(selected(element)).to.have.length(2);
  });

  it('four taps on Complete send one request and make one collection', async () => {
    const creation = await hold(world, 'POST', create, { times: 1 });
    const { element } = await open(world);
    await fill(element, 'Tapped often');
    await pick(element, 'orders', names.slice(0, 1));
    const button = await findByRole(element, 'button', 'Complete');
    for (let tap = 0; tap < 2; tap++) button.click();
    await waitUntil(() => button.getAttribute('aria-busy') === 'true');
    await creation.kept();
    for (let tap = 0; tap < 2; tap++) button.click();
    await creation.release();
    await findByRole(element, 'heading', 'Your link is ready');
    expect(await creations()).to.have.length(1);
    const made = await (await fetch(`${world.apiBase}/collection-links?page_index=0&page_size=20&collection_type=AFFILIATE_LINKS`)).json() as { collections: { name: string }[] };
    expect(made.collections.filter(({ name }) => name === 'Tapped often')).to.have.length(1);
  });

  it('two taps on DELETE send one request', async () => {
    const { element } = await open(world);
    await fill(element, 'Gone soon');
    await pick(element, 'orders', names.slice(0, 1));
    await complete(element);
    await click(element, 'button', 'Delete');
    const confirm = await findByRole(element, 'button', 'DELETE');
    confirm.click();
    confirm.click();
    await findByText(element, 'Collection Deleted');
    expect((await world.requests()).filter(({ method }) => method === 'DELETE')).to.have.length(1);
  });

  it('losing the network at each step loses nothing that was typed, and the form can be finished afterwards', async () => {
    const offline = (method: string, path: string) => world.control('faults', { method, path, drop: true });
    await offline('GET', '/post-linking/ordered-products');
    const { element } = await open(world);
    await rename(element, 'Typed in a tunnel');
    await choose(element, 'YouTube');
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    type(await findByRole(element, 'textbox', 'YouTube video link'), video);
    await click(element, 'button', cards.orders);
    await findByRole(element, 'button', 'Retry');
    await world.control('faults', undefined, 'DELETE');
    await click(element, 'button', 'Retry');
    await click(element, 'checkbox', `Select ${names[0]}`);
    await click(element, 'button', 'Done');

    await offline('GET', '/post-linking/product-details/{id}');
    await click(element, 'button', cards.link);
    const link = 'https://www.bazaar.example/any-name/p/48210377';
    const field = await paste(element, link);
    await waitUntil(() => queryAllByRole(element, 'alert').some((alert) => alert.textContent), 'what went wrong');
    expect(field.value).to.equal(link);
    await click(element, 'button', 'Done');

    await offline('POST', create);
    await complete(element);
    await findByText(element, 'Something went wrong. Please try again. It may have been saved all the same.');
    expect(await value(element, 'Name')).to.equal('Typed in a tunnel');
    expect(await value(element, 'YouTube video link')).to.equal(video);
    expect((queryByRole(element, 'radio', 'YouTube') as HTMLInputElement).checked).to.equal(true);
    expect(selected(element)).to.deep.equal([names[0]]);
    await world.control('faults', undefined, 'DELETE');
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
  });
});
