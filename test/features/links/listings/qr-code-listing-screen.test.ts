import { expect } from '@open-wc/testing';
import { choose } from '../../../support/listing-rows';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../../support/screen';
import type { World } from '../../../support/world';
import { asked, catchNavigation, openListing, worldOf } from './open-listing';
import { waitUntil } from '../../../support/wait-until';

const tag = 'creator-qr-code-listing';
const title = 'Monsoon must-haves';
const products = /^\/collection-links\/collection-products\/col-monsoon\/products$/;

describe('the QR codes', () => {
  let world: World;
  beforeEach(async () => {
    world = await worldOf('busy-creator');
  });

  it('[ENT-11] [ENT-12] lists the codes of QR_CODE with their pictures', async () => {
    const element = await openListing(tag, world);
    await findByText(element, '3 QR codes');
    expect(queryAllByRole(element, 'img', /^QR code of /)).to.have.length(3);
    const request = (await world.requests()).find(({ path }) => path === '/collection-links');
    expect(request?.query).to.deep.equal({ page_index: '0', page_size: '20', collection_type: 'QR_CODE' });
  });

  it('[WIDGET-30] says which picture is missing where the API sends none', async () => {
    await world.control('faults', { method: 'GET', path: '/collection-links', status: 200, body: { collections: [{ id: 'col-bare', name: 'Bare', platform: 'YOUTUBE' }] } });
    const element = await openListing(tag, world);
    await findByRole(element, 'img', 'QR code of Bare (no picture)');
  });

  it('[QR-02] [QR-03] [QR-04] fetches the products once, and opens the drawer each time', async () => {
    const element = await openListing(tag, world);
    expect(await asked(world, 'GET', products)).to.equal(0);
    for (let turn = 0; turn < 2; turn++) {
      await choose(element, title, 'Products');
      const drawer = await findByRole(element, 'dialog', 'Products (6)');
      await click(drawer, 'button', 'Close');
      await gone(element, 'dialog', 'Products (6)');
      expect(await asked(world, 'GET', products)).to.equal(1);
    }
  });

  it('shows the collection of each code as buyers see it', async () => {
    const element = await openListing(tag, world);
    await waitUntil(() => queryAllByRole(element, 'article').length === 3);
    for (const row of queryAllByRole(element, 'article')) {
      await click(row, 'button', /^More for /);
      expect(((await findByRole(element, 'link', 'See it as buyers do')) as HTMLAnchorElement).pathname).to.match(/^\/collection\/col-/);
      await click(element, 'button', 'Close');
      await gone(element, 'dialog');
    }
  });

  it('[QR-01] [QR-05] [QR-07] downloads the picture under its own name and says so', async () => {
    const element = await openListing(tag, world);
    const saved: HTMLAnchorElement[] = [];
    const { click: original } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () { saved.push(this); };
    try {
      await choose(element, title, 'Download');
      await findByText(element, 'Your QR Code is now downloaded');
    } finally {
      HTMLAnchorElement.prototype.click = original;
    }
    expect(saved).to.have.length(1);
    expect(saved[0]?.download).to.match(/^MCC_[a-z0-9]+_\d{13}\.png$/i);
    const picture = await (await fetch(saved[0]?.href ?? '')).blob();
    expect(picture.type).to.equal('image/png');
    expect(picture.size).to.be.greaterThan(500);
  });

  it('[QR-06] says when the picture could not be downloaded', async () => {
    const element = await openListing(tag, world);
    await world.control('faults', { method: 'GET', path: '/collection-links/qr/download', status: 500 });
    await choose(element, title, 'Download');
    await findByText(element, 'Your QR Code is not downloaded. Please try again.');
  });

  it('deletes the collection a code hangs on and reloads the lists at Home', async () => {
    const element = await openListing(tag, world);
    await choose(element, title, 'Delete');
    await click(element, 'button', 'DELETE');
    await findByText(element, 'Collection Deleted');
    await gone(element, 'article', title);
    expect(await asked(world, 'DELETE', /^\/collection-links\/delete-collection\/col-monsoon$/)).to.equal(1);
    await waitUntil(async () => (await world.requests()).some(({ query }) => query.page_size === '3' && query.collection_type === 'QR_CODE'));
  });

  it('shows a new creator where codes are made', async () => {
    const element = await openListing(tag, await worldOf('new-creator'));
    await findByRole(element, 'heading', 'No QR codes yet');
    const next = catchNavigation();
    await click(element, 'button', 'Open my collections');
    expect((await next).route).to.equal('collectionListing');
  });
});
