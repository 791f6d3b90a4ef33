import { expect } from '@open-wc/testing';
import type { LoggedRequest } from '../../../../demo/marketplace/sandbox/request-log';
import { media, type SeedMedia } from '../../../../demo/marketplace/seed/media';
import { deletionText } from '../../../../src/features/shared/collections/use-collection-deletion';
import { choose, openRow } from '../../../support/listing-rows';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../../support/screen';
import { createWorld, type World } from '../../../support/world';
import { asked, openListing, worldOf, type ListingTag } from './open-listing';
import { waitUntil } from '../../../support/wait-until';

interface ListingCase {
  tag: ListingTag;
  /** One row of the busy creator's, its id and how many products it has. */
  row: { name: string; id: string; products: number };
  list: { method: string; path: string };
  products: string;
  remove: { method: string; path: string };
  says: { deleted: string; missing: string; noProducts: string };
  /** What the server says with its 200. */
  errors: { missing: string; noProducts: string };
  copies: boolean;
  /** What the dialog says before anything is deleted. */
  asks: readonly string[];
}

const collection = {
  list: { method: 'GET', path: '/collection-links' },
  products: '/collection-links/collection-products/{id}/products',
  remove: { method: 'DELETE', path: '/collection-links/delete-collection/{id}' },
  says: {
    deleted: 'Collection Deleted',
    missing: 'The collection you are trying to delete does not exist.',
    noProducts: 'No products found in this collection. Please try again.',
  },
  errors: { missing: 'The collection you are trying to delete does not exist', noProducts: 'No products found in this collection' },
  copies: true,
};

const listings: readonly ListingCase[] = [
  {
    tag: 'creator-auto-dm-listing',
    row: { name: 'Monsoon desk makeover under ₹2,000', id: 'post-desk', products: 5 },
    list: { method: 'POST', path: '/home/listing' },
    products: '/home/get-products/{id}',
    remove: { method: 'PUT', path: '/home/delete/{id}' },
    says: {
      deleted: 'Post Deleted',
      missing: 'The post you are trying to delete does not exist.',
      noProducts: 'No products found tagged to this post. Please try again.',
    },
    errors: { missing: 'The post you are trying to delete does not exist', noProducts: 'No products found for auto DM post id' },
    copies: false,
    asks: ['Deleting this post will only delete the products linked to this post'],
  },
  {
    ...collection, tag: 'creator-collection-listing', row: { name: 'Monsoon must-haves', id: 'col-monsoon', products: 6 },
    asks: ['Monsoon must-haves', 'This deletes the whole collection with its 6 products. Its collection link and its QR code stop working wherever you have shared or printed them.'],
  },
  {
    ...collection, tag: 'creator-qr-code-listing', row: { name: 'Monsoon must-haves', id: 'col-monsoon', products: 6 },
    asks: ['Monsoon must-haves', 'This deletes the QR code and the whole collection behind it with its 6 products. The code and the collection link stop working wherever you have shared or printed them.'],
  },
];

const green = 'rgb(11, 122, 67)';
const red = 'rgb(180, 35, 24)';

/** The colour of the toast that says this. */
async function toastColour(element: HTMLElement, text: string, role: 'status' | 'alert'): Promise<string> {
  const toast = await findByText(element, text);
  return getComputedStyle(toast.closest(`[role=${role}] .toast`) ?? toast).backgroundColor;
}

/** A creator with 45 collections, each with a code. */
const [newest, between, oldest] = media as unknown as readonly [SeedMedia, SeedMedia, SeedMedia];

/** Posts, and collections each with its QR code. */
async function fortyFive(): Promise<World> {
  const world = await createWorld();
  await world.login();
  await world.control('flags', { flag: 'instagram_connected', value: true });
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', 'app-client-id': 'creator-web', 'idempotency-key': crypto.randomUUID() };
    return (await fetch(world.apiBase + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  for (let index = 1; index <= 45; index++) {
    const made = await post('/collection-links/create-collection', {
      collection: { name: `Number ${index}`, platform: 'INSTAGRAM_STORIES' },
      product_details_list: [{ id: '48210377', name: 'Kurta' }], is_auto_dm_enable_flow: false,
    }) as { collection: { id: string } };
    await post('/collection-links/qr/generate', { collection_id: made.collection.id });
    const { caption, postUrl, id } = index === 1 ? oldest : index === 45 ? newest : between;
    await post('/post-linking/user-auto-dm-post/create', {
      instagram_media: { id, caption, post_url: postUrl }, product_details_list: [{ id: '48210377', name: 'Kurta' }],
    });
  }
  await world.control('requests', undefined, 'DELETE');
  return world;
}

for (const { tag, row, list, products, remove, says, errors, copies, asks } of listings) {
  describe(`what <${tag}> promises`, () => {
    let world: World;
    beforeEach(async () => {
      world = await worldOf('busy-creator');
    });
    const calls = (path: string) => new RegExp(`^${path.replace('{id}', row.id)}$`);
    const open = () => openListing(tag, world);
    const openProducts = (element: Element) => (tag === 'creator-qr-code-listing' ? choose(element, row.name, 'Products') : openRow(element, row.name));

    it('[WIDGET-09] [WIDGET-10] [WIDGET-11] asks before deleting, for posts word for word and else by the name of what goes, and CLOSE, Escape and the overlay keep the row', async () => {
      const element = await open();
      for (const leave of [
        (dialog: HTMLElement) => click(dialog, 'button', 'CLOSE'),
        (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
        (dialog: HTMLElement) => dialog.click(),
      ]) {
        await choose(element, row.name, 'Delete');
        const dialog = await findByRole(element, 'alertdialog', 'Delete this post?');
        const describedBy = dialog.getAttribute('aria-describedby')?.split(' ') ?? [];
        expect(describedBy.map((id) => dialog.querySelector(`[id='${id}']`)?.textContent)).to.deep.equal(asks);
        expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal(asks);
        expect(queryAllByRole(dialog, 'button').map(({ textContent }) => textContent)).to.deep.equal(['CLOSE', 'DELETE']);
        await leave(dialog);
        await gone(element, 'alertdialog', 'Delete this post?');
      }
      await findByRole(element, 'article', row.name);
      expect(await asked(world, remove.method, calls(remove.path))).to.equal(0);
    });

    it('[LIST-02] [LIST-08] [LIST-11] deletes once, says so in green, and a server that still lists the row does not bring it back', async () => {
      const element = await open();
      const [request] = (await world.requests()).filter(({ path, method }) => path === list.path && method === list.method);
      const url = `${world.apiBase}${list.path}?${new URLSearchParams(request?.query)}`;
      const init = list.method === 'POST'
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request?.body) } : {};
      const before = await (await fetch(url, init)).json() as unknown;
      expect(JSON.stringify(before)).to.contain(row.id);
      await choose(element, row.name, 'Delete');
      const confirm = await findByRole(element, 'button', 'DELETE');
      confirm.click();
      confirm.click();
      expect(await toastColour(element, says.deleted, 'status')).to.equal(green);
      await gone(element, 'article', row.name);
      expect(await asked(world, remove.method, calls(remove.path))).to.equal(1);
      await world.control('faults', { ...list, status: 200, body: before });
      const others = queryAllByRole(element, 'article').length;
      await element.refresh();
      expect(queryAllByRole(element, 'article', row.name)).to.have.length(0);
      expect(queryAllByRole(element, 'article')).to.have.length(others);
      element.remove();
      document.body.append(element);
      await element.whenReady();
      await waitUntil(() => queryAllByRole(element, 'article').length === others);
      expect(queryAllByRole(element, 'article', row.name)).to.have.length(0);
    });

    it('[ERR-18] [ERR-19] a 200 with the error text says in red that it does not exist, and no success is claimed', async () => {
      await world.control('faults', { ...remove, status: 200, body: { error: errors.missing } });
      const element = await open();
      await choose(element, row.name, 'Delete');
      await click(element, 'button', 'DELETE');
      expect(await toastColour(element, says.missing, 'alert')).to.equal(red);
      await gone(element, 'alertdialog', 'Delete this post?');
      expect(queryAllByRole(element, 'status').some(({ textContent }) => textContent?.includes(says.deleted))).to.equal(false);
    });

    it('keeps the row when the deletion fails, and says why', async () => {
      await world.control('faults', { ...remove, status: 409, body: { error: 'Somebody is editing this' } });
      const element = await open();
      await choose(element, row.name, 'Delete');
      await click(element, 'button', 'DELETE');
      expect(await toastColour(element, 'Somebody is editing this', 'alert')).to.equal(red);
      await gone(element, 'alertdialog', 'Delete this post?');
      await findByRole(element, 'article', row.name);
    });

    it('[ERR-16] [ERR-17] a 200 with the error text says in red that there are no products, and the next tap asks again', async () => {
      await world.control('faults', { method: 'GET', path: products, status: 200, body: { error: errors.noProducts }, times: 1 });
      const element = await open();
      await openProducts(element);
      expect(await toastColour(element, says.noProducts, 'alert')).to.equal(red);
      expect(queryAllByRole(element, 'dialog')).to.have.length(0);
      await openProducts(element);
      await findByRole(element, 'dialog', `Products (${row.products})`);
      expect(await asked(world, 'GET', calls(products))).to.equal(2);
    });

    it('[QR-02] [QR-03] [QR-04] shows the products in a drawer, fetched the first time and from the cache the second', async () => {
      const element = await open();
      for (let turn = 0; turn < 2; turn++) {
        await openProducts(element);
        const drawer = await findByRole(element, 'dialog', `Products (${row.products})`);
        expect(queryAllByRole(drawer, 'listitem')).to.have.length(row.products);
        expect(queryAllByRole(drawer, 'button', 'Copy Link')).to.have.length(copies ? row.products : 0);
        await click(drawer, 'button', 'Close');
        await gone(element, 'dialog', `Products (${row.products})`);
      }
      expect(await asked(world, 'GET', calls(products))).to.equal(1);
    });

    it('offers Retry when the first page fails, and shows the rows then', async () => {
      await world.control('faults', { ...list, status: 500, times: 1 });
      const element = await open();
      expect(element.status).to.equal('error');
      await click(element, 'button', 'Retry');
      await findByRole(element, 'article', row.name);
      await waitUntil(() => element.status === 'ready', 'it is not ready');
    });
  });
}

const paged: readonly { tag: ListingTag; first: string; last: string; pageOf: (request: LoggedRequest) => unknown }[] = [
  {
    tag: 'creator-auto-dm-listing', first: newest.caption, last: oldest.caption,
    pageOf: ({ path, body }) => path === '/home/listing' && (body as { page_size: number }).page_size === 20 && (body as { page_index: number }).page_index,
  },
  ...([['creator-collection-listing', 'AFFILIATE_LINKS'], ['creator-qr-code-listing', 'QR_CODE']] as const).map(([tag, type]) => ({
    tag, first: 'Number 45', last: 'Number 1',
    pageOf: ({ path, query }: LoggedRequest) =>
      path === '/collection-links' && query['page_size'] === '20' && query['collection_type'] === type && Number(query['page_index']),
  })),
];

for (const { tag, first, last, pageOf } of paged) {
  describe(`the pages of <${tag}>`, () => {
    let world: World;
    before(async () => {
      world = await fortyFive();
    });

    it('[LIST-04] [LIST-05] [LIST-06] [LIST-07] appends pages of 20, stops at total_pages, and keeps the first 20 when it is left', async () => {
      const element = await openListing(tag, world);
      await findByText(element, /^45 /);
      expect(queryAllByRole(element, 'article')).to.have.length(20);
      const pages = async () => (await world.requests()).map(pageOf).filter((page) => page !== false);
      const toEnd = () => scrollTo(0, document.body.scrollHeight);
      await waitUntil(() => (toEnd(), queryAllByRole(element, 'article', last).length === 1), 'the last row');
      expect(await pages()).to.deep.equal([0, 1, 2]);
      toEnd();
      scrollTo(0, 0);
      toEnd();
      expect(queryAllByRole(element, 'button', 'Load more')).to.have.length(0);
      expect(await pages(), 'nothing is asked beyond total_pages').to.deep.equal([0, 1, 2]);
      element.remove();
      await waitUntil(() => element.status === 'idle');
      scrollTo(0, 0);
      document.body.append(element);
      await element.whenReady();
      await findByRole(element, 'article', first);
      expect(queryAllByRole(element, 'article')).to.have.length(20);
      expect((await pages()).slice(3)).to.deep.equal([0]);
    });
  });
}

describe('what the question before a deletion says, by what is there', () => {
  const whole = 'This deletes the whole collection';
  const behind = 'This deletes the QR code and the whole collection behind it';
  const everywhere = 'wherever you have shared or printed';
  for (const [said, expected] of [
    [deletionText('collection', 2, true, true), `${whole} with its 2 products. Its collection link and its QR code stop working ${everywhere} them.`],
    [deletionText('collection', 1, true, false), `${whole} with its product. Its collection link stops working wherever you have shared it.`],
    [deletionText('collection', 0, false, true), `${whole} with its 0 products. Its QR code stops working ${everywhere} it.`],
    [deletionText('collection', undefined, false, false), `${whole} with its products.`],
    [deletionText('code', 1, true, true), `${behind} with its product. The code and the collection link stop working ${everywhere} them.`],
    [deletionText('code', 2, false, true), `${behind} with its 2 products. The code stops working ${everywhere} it.`],
  ] as const) {
    it(expected, () => {
      expect(said).to.equal(expected);
    });
  }
});
