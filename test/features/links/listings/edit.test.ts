import { expect } from '@open-wc/testing';
import { catalogue, shelves } from '../../../../demo/marketplace/seed/catalogue';
import { expectAccessible } from '../../../support/accessible';
import { choose, openRow } from '../../../support/listing-rows';
import { hold } from '../../../support/hold';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText, type } from '../../../support/screen';
import { waitUntil } from '../../../support/wait-until';
import type { World } from '../../../support/world';
import { openListing, worldOf } from './open-listing';

const tag = 'creator-collection-listing';
const collection = 'Monsoon must-haves';
const path = '/collection-links/update-collection/col-monsoon';
const edit = 'Edit name and products';

interface Listed { id: string; name: string; affiliate_link: string }

describe('changing a collection', () => {
  let world: World;
  let before: Listed[];
  const listed = async (): Promise<{ name: string; product_details_list: Listed[] }> =>
    (await fetch(`${world.apiBase}/v1/collection/col-monsoon?collectionType=normal`)).json() as never;
  const sent = async () => (await world.requests()).filter((request) => request.path === path);
  const field = (element: Element) => findByRole(element, 'textbox', 'Name') as Promise<HTMLInputElement>;
  beforeEach(async () => {
    world = await worldOf('busy-creator');
    before = (await listed()).product_details_list;
  });
  const openSheet = async () => {
    const element = await openListing(tag, world);
    await choose(element, collection, edit);
    await findByRole(element, 'heading', 'In this collection');
    return element;
  };

  it('renames it, takes out and adds products, and keeps the links of those that stay', async () => {
    const element = await openSheet();
    const added = catalogue.find(({ id }) => shelves.ORDERS.includes(id) && !before.some((product) => product.id === id));
    const [out, ...stay] = before;
    type(await field(element), ' Rainy days ');
    await click(element, 'button', new RegExp(`^${out?.name}`));
    await click(element, 'button', 'From marketplace orders');
    await click(element, 'checkbox', `Select ${added?.name}`);
    await click(element, 'button', 'Done');
    await findByText(element, `${before.length} products`);
    await click(element, 'button', 'Save');
    await findByText(element, 'Collection saved');
    await gone(element, 'dialog');
    const row = await findByRole(element, 'article', 'Rainy days');
    await findByText(row, `${before.length} products`);

    const after = await listed();
    expect(after.name).to.equal('Rainy days');
    expect(after.product_details_list.map(({ id }) => id)).to.deep.equal([added?.id, ...stay.map(({ id }) => id)]);
    expect(after.product_details_list.slice(1).map((product) => product.affiliate_link)).to.deep.equal(stay.map((product) => product.affiliate_link));
    // What was shared before still leads to its product.
    expect((await fetch(out?.affiliate_link ?? '')).url).to.contain(out?.id);
    await openRow(element, 'Rainy days');
    await findByText(await findByRole(element, 'dialog'), String(added?.name));
  });

  it('keeps what is not saved, for each collection, until it is undone', async () => {
    const element = await openSheet();
    type(await field(element), 'Half a name');
    await click(element, 'button', new RegExp(`^${before[0]?.name}`));
    await click(element, 'button', 'Close');
    await gone(element, 'dialog');
    await choose(element, 'Plants for north windows', edit);
    expect((await field(element)).value).to.equal('Plants for north windows');
    expect(queryAllByText(element, 'Undo changes')).to.have.length(0);
    await click(element, 'button', 'Close');
    await gone(element, 'dialog');
    await choose(element, collection, edit);
    await waitUntil(async () => (await field(element)).value === 'Half a name');
    await click(element, 'button', 'Undo changes');
    expect((await field(element)).value).to.equal(collection);
    await findByText(element, `${before.length} products`);
    expect(await sent()).to.deep.equal([]);
  });

  it('says what is missing and sends nothing', async () => {
    const element = await openSheet();
    type(await field(element), '  ');
    await click(element, 'button', 'Save');
    await findByText(element, 'Add a collection name to proceed');
    expect(element.shadowRoot?.activeElement === await field(element)).to.equal(true);
    type(await field(element), collection);
    for (const { name } of before) await click(element, 'button', new RegExp(`^${name}`));
    await click(element, 'button', 'Save');
    await findByText(element, 'Add a product to proceed');
    expect(await sent()).to.deep.equal([]);
  });

  it('keeps everything after a failure, and the same tap saves it', async () => {
    const element = await openSheet();
    await world.control('faults', { method: 'PUT', path, status: 400, body: { error: 'This name is taken' }, times: 1 });
    type(await field(element), 'Rainy days');
    await click(element, 'button', 'Save');
    await findByText(element, 'This name is taken');
    expect((await field(element)).value).to.equal('Rainy days');
    await click(element, 'button', 'Save');
    await findByRole(element, 'article', 'Rainy days');
  });

  it('keeps every product where Save is tapped before they are there', async () => {
    const element = await openSheet();
    const added = catalogue.find(({ id }) => shelves.ORDERS.includes(id) && !before.some((product) => product.id === id));
    await click(element, 'button', 'From marketplace orders');
    await click(element, 'checkbox', `Select ${added?.name}`);
    await click(element, 'button', 'Done');
    await click(element, 'button', 'Close');
    await gone(element, 'dialog');
    element.remove();

    // On another day, with a slow network.
    const products = { method: 'GET', path: '/collection-links/collection-products/col-monsoon/products' };
    await world.control('faults', { ...products, hold: true });
    const again = await openListing(tag, world);
    await choose(again, collection, edit);
    const sheet = await findByRole(again, 'dialog', 'Edit collection');
    expect(queryAllByText(sheet, /^\d+ products?$/)).to.have.length(0);
    await click(sheet, 'button', 'Save');
    await waitUntil(() => queryAllByRole(sheet, 'button', 'Save')[0]?.getAttribute('aria-busy') === 'true');
    await world.control('faults/release', products);
    await findByText(again, 'Collection saved');
    expect((await listed()).product_details_list.map(({ id }) => id)).to.deep.equal([added?.id, ...before.map(({ id }) => id)]);
  });

  it('cannot be changed while it is being saved: that would be neither saved nor kept', async () => {
    const element = await openSheet();
    type(await field(element), 'Rainy days');
    const saving = await hold(world, 'PUT', path, { times: 1, status: 500 });
    await click(element, 'button', 'Save');
    await saving.kept();
    await gone(element, 'textbox', 'Name');
    expect(queryAllByText(element, 'Undo changes')).to.have.length(0);
    await saving.release();
    await findByText(element, 'Something went wrong. Please try again.');
    expect((await field(element)).value).to.equal('Rainy days');
    await findByText(element, 'Undo changes');
  });

  it('is offered only where the API says that it can be changed', async () => {
    const answer = { id: 'c', name: 'Of another back end', platform: 'INSTAGRAM_STORIES', product_details_list: [] };
    const rows = [answer, { ...answer, id: 'd', name: 'With another word for it', is_editable: 'sometimes' }];
    await world.control('faults', { method: 'GET', path: '/collection-links', status: 200, body: { collections: rows, total_pages: 1, total_count: 2 } });
    const element = await openListing(tag, world);
    for (const { name } of rows) {
      await click(await findByRole(element, 'article', name), 'button', /^More for /);
      await findByRole(element, 'button', 'QR code');
      expect(queryAllByRole(element, 'button', edit)).to.have.length(0);
      await click(element, 'button', 'Close');
      await gone(element, 'dialog');
    }
  });

  it('has a sheet without accessibility problems', async () => {
    await expectAccessible(await openSheet());
  });
});
