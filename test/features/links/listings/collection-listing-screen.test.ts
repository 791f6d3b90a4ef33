import { expect } from '@open-wc/testing';
import { brand } from '../../../../demo/marketplace/brand';
import { createRuntime } from '../../../../src/runtime';
import { profileStore } from '../../../../src/features/shared/session/profile-store';
import { restoreDevice } from '../../../support/device';
import { holdTimers } from '../../../support/held-timers';
import { choose, openRow } from '../../../support/listing-rows';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText } from '../../../support/screen';
import type { World } from '../../../support/world';
import { asked, catchNavigation, openListing, worldOf } from './open-listing';
import { waitUntil } from '../../../support/wait-until';

const tag = 'creator-collection-listing';
const title = 'Plants for north windows';
const list = /^\/collection-links$/;

describe('the links and collections', () => {
  let world: World;
  let copied: string;
  const { clipboard } = navigator;
  beforeEach(async () => {
    world = await worldOf('busy-creator');
    copied = '';
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true, value: { writeText: (text: string) => ((copied = text), Promise.resolve()) },
    });
  });
  afterEach(restoreDevice);
  after(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard }));

  it('[API-39] [API-40] [LIST-01] [ENT-11] lists links and collections, 20 per page, newest first', async () => {
    const element = await openListing(tag, world);
    await findByText(element, '6 links and collections');
    const rows = queryAllByRole(element, 'article');
    expect(rows).to.have.length(6);
    expect(rows[0]?.textContent).to.contain(title);
    await findByText(rows[0] as HTMLElement, 'Instagram Stories');
    await findByText(rows[0] as HTMLElement, '3 products');
    const request = (await world.requests()).find(({ path }) => list.test(path));
    expect(request?.query).to.deep.equal({ page_index: '0', page_size: '20', collection_type: 'AFFILIATE_LINKS' });
  });

  it('copies the public page only where the profile allows it', async () => {
    const flag = 'is_collection_page_visibility_enabled';
    await world.control('flags', { flag, value: false });
    const element = await openListing(tag, world);
    await findByRole(element, 'article', title);
    const profile = element.runtime?.use(profileStore).load;
    await waitUntil(() => profile?.peek().state === 'ready');
    // A count, not the button itself: the runner cannot pass elements on, and a failure would look like a hang.
    expect(queryAllByRole(element, 'button', `Share ${title}`)).to.have.length(0);
    await click(await findByRole(element, 'article', title), 'button', /^More for /);
    await findByRole(element, 'button', 'QR code');
    expect(queryAllByRole(element, 'button', 'Copy collection link')).to.have.length(0);
    expect(queryAllByRole(element, 'link', 'See it as buyers do')).to.have.length(0);
    element.remove();
    await world.control('flags', { flag, value: true });
    const allowed = await openListing(tag, world);
    await choose(allowed, title, 'Copy collection link');
    await findByText(allowed, 'Collection Link Copied!');
    expect(copied).to.equal(`${location.origin}/collection/col-plants`);
  });

  it('calls the link of one product what it is', async () => {
    const element = await openListing(tag, world);
    await choose(element, /^Affiliate_Link_/, 'Copy page link');
    await findByText(element, 'Link Copied');
    expect(copied).to.equal(`${location.origin}/collection/col-sling`);
  });

  it('shows each of them as buyers see it', async () => {
    const element = await openListing(tag, world);
    const rows = await waitUntil(() => queryAllByRole(element, 'article').length === 6).then(() => queryAllByRole(element, 'article'));
    for (const row of rows) {
      await click(row, 'button', /^More for /);
      const page = await findByRole(element, 'link', 'See it as buyers do');
      expect([(page as HTMLAnchorElement).pathname.startsWith('/collection/col-'), (page as HTMLAnchorElement).target]).to.deep.equal([true, '_blank']);
      await click(element, 'button', 'Close');
      await gone(element, 'dialog');
    }
  });

  it('[API-41] shows the products with their links to copy', async () => {
    const element = await openListing(tag, world);
    await openRow(element, title);
    const drawer = await findByRole(element, 'dialog', 'Products (3)');
    await click(drawer, 'button', 'Copy Link');
    await findByText(element, 'Link Copied');
    expect(copied).to.match(/^http.+\/l\//);
    expect(await asked(world, 'GET', /^\/collection-links\/collection-products\/col-plants\/products$/)).to.equal(1);
  });

  it('offers no link that could do anything but lead to a page', async () => {
    const product = (id: string, affiliate_link: string) => ({ id, name: `Product ${id}`, image: null, catalog_id: null, affiliate_link });
    await world.control('faults', {
      method: 'GET', path: '/collection-links/collection-products/{id}/products', status: 200,
      body: { product_details_list: [product('1', 'javascript:alert(1)'), product('2', 'data:text/html,x'), product('3', 'https://ltl.bazaar.example/l/a?product_id=3')] },
    });
    const element = await openListing(tag, world);
    await openRow(element, title);
    const drawer = await findByRole(element, 'dialog', 'Products (3)');
    expect(queryAllByRole(drawer, 'listitem').map((item) => queryAllByRole(item, 'button', /^Copy/).length)).to.deep.equal([0, 0, 1]);
  });

  it('[ERR-17] says when a collection has no products any more', async () => {
    const element = await openListing(tag, world);
    await world.control('faults', {
      method: 'GET', path: '/collection-links/collection-products/{id}/products', status: 200, body: { error: 'No products found in this collection' },
    });
    await openRow(element, title);
    await findByText(element, 'No products found in this collection. Please try again.');
  });

  it('[LIST-02] [LIST-12] [LIST-13] deletes, says so and refreshes the home listing', async () => {
    const element = await openListing(tag, world);
    await choose(element, title, 'Delete');
    await click(element, 'button', 'DELETE');
    await findByText(element, 'Collection Deleted');
    await gone(element, 'article', title);
    await findByText(element, '5 links and collections');
    await waitUntil(async () => (await world.requests()).some(
      ({ path, query }) => list.test(path) && query.page_size === '3' && query.collection_type === 'AFFILIATE_LINKS',
    ));
    expect(await asked(world, 'DELETE', /^\/collection-links\/delete-collection\/col-plants$/)).to.equal(1);
  });

  it('[ERR-19] says that a collection deleted elsewhere does not exist', async () => {
    const element = await openListing(tag, world);
    await fetch(`${world.apiBase}/collection-links/delete-collection/col-plants`, { method: 'DELETE' });
    await choose(element, title, 'Delete');
    await click(element, 'button', 'DELETE');
    await findByText(element, 'The collection you are trying to delete does not exist.');
    await gone(element, 'article', title);
  });

  it('makes a QR code of a collection and offers its picture', async () => {
    const element = await openListing(tag, world);
    for (let turn = 0; turn < 2; turn++) {
      await choose(element, title, 'QR code');
      const drawer = await findByRole(element, 'dialog', 'QR code');
      await findByRole(drawer, 'img', `QR code of ${title}`);
      await findByRole(drawer, 'button', 'Download');
      await click(drawer, 'button', 'Close');
      await gone(element, 'dialog', 'QR code');
    }
    expect(await asked(world, 'POST', /qr\/generate/), 'made once').to.equal(1);
  });

  it('says why no QR code came', async () => {
    const element = await openListing(tag, world);
    await world.control('faults', { method: 'POST', path: '/collection-links/qr/generate', status: 409, body: { error: 'This collection is empty' } });
    await choose(element, title, 'QR code');
    await findByText(element, 'This collection is empty');
    expect(queryAllByText(element, 'This collection is empty')).to.have.length(1);
  });

  it('[QR-08] [QR-09] notes what was wrong with the answer, and the creator reads the generic text', async () => {
    const element = await openListing(tag, world);
    const notes: string[] = [];
    const toasts = holdTimers(3000);
    element.runtime = createRuntime({ apiBase: world.apiBase, brand, onEvent: ({ note }) => notes.push(note) });
    await element.whenReady();
    const answers = [['Failed to fetch QR Code', { status: 503 }], ['Invalid QR Code response format', { status: 200, body: { code: 7 } }]] as const;
    for (const [note, answer] of answers) {
      await world.control('faults', { method: 'POST', path: '/collection-links/qr/generate', times: 1, ...answer });
      await choose(element, title, 'QR code');
      await waitUntil(() => notes.includes(note), note);
      const told = 'Something went wrong. Please try again. It may have been saved all the same.';
      await findByText(element, told);
      await toasts.pass();
      await waitUntil(() => queryAllByText(element, told).length === 0, 'the toast goes');
    }
    expect(queryAllByRole(element, 'dialog', 'QR code')).to.have.length(0);
  });

  it('shows a new creator the next step', async () => {
    const element = await openListing(tag, await worldOf('new-creator'));
    await findByRole(element, 'heading', 'No links yet');
    const next = catchNavigation();
    await click(element, 'button', 'Create affiliate links');
    expect((await next).route).to.equal('affiliateLinks');
  });
});
