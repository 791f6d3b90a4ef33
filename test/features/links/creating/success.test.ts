import { expect } from '@open-wc/testing';
import { collectionProductsStore } from '../../../../src/features/shared/collections/collection-products-store';
import { linkStore } from '../../../../src/features/links/link-store';
import { deletedStore } from '../../../../src/features/shared/collections/deleted-store';
import { expectAccessible } from '../../../support/accessible';
import { closeAll, type Opened } from '../../../support/open-element';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../../support/screen';
import { createWorld, type World } from '../../../support/world';
import { choose, complete, fill, open, orders, pick } from './setting';
import { waitUntil } from '../../../support/wait-until';

/** Takes the place of the clipboard, which headless browsers refuse to read. */
function catchCopies() {
  const copies: string[] = [];
  let works = true;
  const { clipboard } = navigator;
  const { execCommand } = document;
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => (works ? (copies.push(text), Promise.resolve()) : Promise.reject(new Error('denied'))) },
  });
  return {
    copies,
    deny() {
      works = false;
      document.execCommand = () => false;
    },
    restore() {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      document.execCommand = execCommand;
    },
  };
}

describe('<creator-affiliate-links>: success', () => {
  let world: World;
  let clipboard: ReturnType<typeof catchCopies>;
  before(async () => {
    world = await createWorld();
    await world.login();
  });
  beforeEach(async () => {
    clipboard = catchCopies();
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(() => {
    clipboard.restore();
    closeAll();
  });

  async function create(name = 'Festive picks', count = 2): Promise<Opened> {
    const opened = await open(world);
    await fill(opened.element, name);
    await pick(opened.element, 'orders', orders.slice(0, count));
    await complete(opened.element);
    await findByRole(opened.element, 'heading', 'Your link is ready');
    return opened;
  }

  it('[SUCC-02] the banner names the platform', async () => {
    const { element } = await open(world);
    await choose(element, 'Facebook');
    await choose(element, 'Instagram Stories');
    await pick(element, 'orders', orders.slice(0, 1));
    await complete(element);
    await findByText(element, 'For Instagram Stories');
  });

  it('[SUCC-03] [SUCC-05] [ENT-08] shows a preview with a delete icon and the added products with their count', async () => {
    const { element } = await create('Two for the desk');
    const preview = await findByRole(element, 'region', 'Preview');
    expect(preview.textContent).to.contain('Two for the desk');
    expect(queryAllByRole(preview, 'button', 'Delete')).to.have.length(1);
    const added = await findByRole(element, 'region', 'Added Products (2)');
    expect(queryAllByRole(added, 'listitem').map((item) => item.textContent?.replace('Copy Link', ''))).to.have.members(orders.slice(0, 2));
  });

  it('[SUCC-06] [SUCC-07] [ENT-04] copies the link of each product, and says so in green', async () => {
    const { element } = await create();
    expect(queryAllByRole(element, 'button', 'Copy Link')).to.have.length(2);
    await click(element, 'button', 'Copy Link');
    const toast = await findByText(element, 'Link Copied');
    expect(getComputedStyle(toast.closest('[role=status] .toast') ?? toast).backgroundColor).to.equal('rgb(11, 122, 67)');
    expect(clipboard.copies).to.have.length(1);
    const { pathname, searchParams } = new URL(clipboard.copies[0] ?? '');
    expect(pathname).to.match(/\/l\/\w+$/);
    expect(searchParams.get('product_id')).to.match(/^\d+$/);
    expect(searchParams.get('external_product_id')).to.match(/^\d+$/);
    expect(searchParams.get('utm_source')).to.equal('creator');
  });

  it('[SUCC-08] [ROLE-03] copies the collection’s public page', async () => {
    const { element, runtime } = await create();
    const id = runtime.use(linkStore).created.value?.collection.id ?? '';
    await click(element, 'button', 'Copy collection link');
    await findByText(element, 'Collection Link Copied!');
    expect(clipboard.copies).to.deep.equal([`${location.origin}/collection/${id}`]);
  });

  it('[ROLE-03] offers no collection link when the profile flag is off', async () => {
    await world.control('flags', { flag: 'is_collection_page_visibility_enabled', value: false });
    const { element } = await create();
    expect(queryAllByRole(element, 'button', 'Copy collection link')).to.have.length(0);
    await world.control('flags', { flag: 'is_collection_page_visibility_enabled', value: true });
  });

  it('shows the link to select where the browser lets nobody copy, and claims nothing', async () => {
    clipboard.deny();
    const { element } = await create();
    await click(element, 'button', 'Copy Link');
    const field = await findByRole(element, 'textbox', 'Copy this link') as HTMLInputElement;
    expect(field.value).to.contain('/l/');
    expect(queryAllByRole(element, 'status', 'Link Copied')).to.have.length(0);
  });

  it('[SUCC-09] [SUCC-10] Go to Home forgets the draft and goes', async () => {
    const { element, runtime, went } = await create();
    await click(element, 'button', 'Go to Home');
    expect(went).to.deep.equal(['/influencer-home']);
    expect(runtime.use(linkStore).selection.value.products).to.have.length(0);
    expect(runtime.use(linkStore).created.value).to.equal(undefined);
    closeAll();
    const again = await open(world, runtime);
    expect(queryAllByRole(again.element, 'button', /^Remove /)).to.have.length(0);
  });

  it('[SUCC-04] [WIDGET-09] [WIDGET-10] [API-37] asks, deletes, says so and goes Home', async () => {
    const { element, runtime, went } = await create();
    const id = runtime.use(linkStore).created.value?.collection.id ?? '';
    await click(element, 'button', 'Delete');
    const dialog = await findByRole(element, 'alertdialog', 'Delete this post?');
    const name = runtime.use(linkStore).created.value?.collection.name;
    expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal([
      name, 'This deletes the whole collection with its 2 products. Its collection link stops working wherever you have shared it.',
    ]);
    await click(element, 'button', 'DELETE');
    await findByText(element, 'Collection Deleted');
    expect(went).to.deep.equal(['/influencer-home']);
    expect(runtime.use(deletedStore).ids.value.has(id)).to.equal(true);
    const deletes = (await world.requests()).filter(({ method }) => method === 'DELETE');
    expect(deletes.map(({ path }) => path)).to.deep.equal([`/collection-links/delete-collection/${id}`]);
  });

  it('CLOSE keeps the collection', async () => {
    const { element } = await create();
    await click(element, 'button', 'Delete');
    await click(element, 'button', 'CLOSE');
    await gone(element, 'alertdialog', 'Delete this post?');
    expect((await world.requests()).some(({ method }) => method === 'DELETE')).to.equal(false);
  });

  it('a delete that fails keeps the page and says so', async () => {
    await world.control('faults', { method: 'DELETE', path: '/collection-links/delete-collection/{id}', status: 500 });
    const { element, went } = await create();
    await click(element, 'button', 'Delete');
    await click(element, 'button', 'DELETE');
    await waitUntil(() => queryAllByRole(element, 'alert').length > 0);
    expect(went).to.deep.equal([]);
  });

  it('[ERR-19] says that the collection does not exist, in the words of the catalogue', async () => {
    await world.control('faults', {
      method: 'DELETE', path: '/collection-links/delete-collection/{id}', status: 200,
      body: { error: 'The collection you are trying to delete does not exist' },
    });
    const { element, went } = await create();
    await click(element, 'button', 'Delete');
    await click(element, 'button', 'DELETE');
    await findByText(element, 'The collection you are trying to delete does not exist.');
    expect(went).to.deep.equal([]);
  });

  it('[COLL-14] [COLL-15] keeps the created id and its products', async () => {
    const { runtime } = await create();
    const id = runtime.use(linkStore).created.value?.collection.id ?? '';
    expect(id).to.not.equal('');
    expect(runtime.use(collectionProductsStore).get(id)?.map(({ name }) => name)).to.have.members(orders.slice(0, 2));
  });

  it('[COLL-16] shows a product once even if the answer holds it twice', async () => {
    const product = { id: '1', name: 'Twice', image: null, affiliate_link: null };
    await world.control('faults', {
      method: 'POST', path: '/collection-links/create-collection', status: 200, times: 1,
      body: { collection: { id: 'c', name: 'Doubles', platform: 'YOUTUBE' }, product_details_list: [product, product] },
    });
    const { element } = await create('Doubles', 1);
    await findByRole(element, 'region', 'Added Products (1)');
  });

  it('an unsafe affiliate link cannot be copied', async () => {
    await world.control('faults', {
      method: 'POST', path: '/collection-links/create-collection', status: 200, times: 1,
      body: {
        collection: { id: 'c', name: 'Unsafe', platform: 'YOUTUBE' },
        product_details_list: [{ id: '1', name: 'X', affiliate_link: 'javascript:alert(1)' }],
      },
    });
    const { element } = await create('Unsafe', 1);
    expect(queryAllByRole(element, 'button', 'Copy Link')).to.have.length(0);
  });

  it('is accessible', async () => {
    const { element } = await create();
    await expectAccessible(element);
  });
});
