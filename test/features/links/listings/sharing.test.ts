import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { brand } from '../../../../demo/marketplace/brand';
import type { Host } from '../../../../src/bridge/host';
import { createRuntime } from '../../../../src/runtime';
import { profileStore } from '../../../../src/features/shared/session/profile-store';
import { focusedElement } from '../../../support/focused-element';
import { expectAccessible } from '../../../support/accessible';
import { catchCopies, catchShares, denyCopying, pretend, restoreDevice } from '../../../support/device';
import { holdTimers } from '../../../support/held-timers';
import { choose, openRow } from '../../../support/listing-rows';
import { openElement, runtimeOf, showElement } from '../../../support/open-element';
import { click, findByRole, findByText, gone, queryAllByRole, queryAllByText } from '../../../support/screen';
import type { World } from '../../../support/world';
import { asked, openListing, worldOf, type ListingTag } from './open-listing';
import { waitUntil } from '../../../support/wait-until';

const plants = { row: 'Plants for north windows', page: `${location.origin}/collection/col-plants` };
const monsoon = { row: 'Monsoon must-haves', page: `${location.origin}/collection/col-monsoon` };
const instagram = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 337.0';

describe('sharing from the listings', () => {
  let world: World;
  beforeEach(async () => {
    world = await worldOf('busy-creator');
    await world.control('flags', { flag: 'is_collection_page_visibility_enabled', value: true });
  });
  afterEach(restoreDevice);

  const openDrawer = async (tag: ListingTag, row: string) => {
    const element = await openListing(tag, world);
    await openRow(element, row);
    return { element, drawer: await findByRole(element, 'dialog', /^Products/) };
  };
  const openIn = async (tag: ListingTag, host: Host) => {
    const element = document.createElement(tag);
    element.runtime = createRuntime({ apiBase: world.apiBase, brand, host });
    document.body.append(element);
    await element.whenReady();
    return element;
  };
  /** The text that is marked in the field that has the focus, however deep. */
  const marked = () => {
    const active = focusedElement();
    if (!(active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement)) return '';
    return active.value.slice(active.selectionStart ?? 0, active.selectionEnd ?? 0);
  };

  it('shares a collection by its name and public page', async () => {
    const shared = catchShares();
    const element = await openListing('creator-collection-listing', world);
    await click(element, 'button', `Share ${plants.row}`);
    await waitUntil(() => shared.length === 1);
    expect(shared[0]).to.deep.equal({ title: plants.row, text: plants.row, url: plants.page });
  });

  for (const [base, page] of [
    ['/creators/', `${location.origin}/creators/collection/col-plants`],
    ['https://creators.example/app', 'https://creators.example/app/collection/col-plants'],
    ['#/creators', `${location.href.replace(/#.*/, '')}#/creators/collection/col-plants`],
  ] as const) {
    it(`shares the public page of an app at ${base}`, async () => {
      const shared = catchShares();
      const { element } = await openElement('creator-collection-listing', runtimeOf(world), { 'base-path': base });
      await click(element, 'button', `Share ${plants.row}`);
      await waitUntil(() => shared.length === 1);
      expect(shared[0]?.url).to.equal(page);
    });
  }

  it('shares it below a base path that is set after the element was inserted', async () => {
    const shared = catchShares();
    const element = showElement('creator-collection-listing', runtimeOf(world));
    element.setAttribute('base-path', '/creators');
    await click(element, 'button', `Share ${plants.row}`);
    await waitUntil(() => shared.length === 1);
    expect(shared[0]?.url).to.equal(`${location.origin}/creators/collection/col-plants`);
  });

  it('says nothing when the creator closes the share sheet', async () => {
    const copies = catchCopies();
    const shared = catchShares(new DOMException('closed', 'AbortError'));
    const element = await openListing('creator-collection-listing', world);
    await click(element, 'button', `Share ${plants.row}`);
    await waitUntil(() => shared.length === 1);
    await choose(element, plants.row, 'Delete'); // time for a toast that must not come
    await findByRole(element, 'alertdialog');
    expect(copies).to.deep.equal([]);
    expect(queryAllByText(element, /Copied/)).to.have.length(0);
  });

  it('[SUCC-08] copies with the toast where nothing can share', async () => {
    const copies = catchCopies();
    pretend(navigator, 'share', undefined);
    const element = await openListing('creator-collection-listing', world);
    await click(element, 'button', `Share ${plants.row}`);
    await findByText(element, 'Collection Link Copied!');
    expect(copies).to.deep.equal([plants.page]);
  });

  for (const [tag, row] of [['creator-collection-listing', plants.row], ['creator-auto-dm-listing', 'Monsoon desk makeover under ₹2,000']] as const) {
    it(`<${tag}> shares the link of a product`, async () => {
      const shared = catchShares();
      const { drawer } = await openDrawer(tag, row);
      const [button] = queryAllByRole(drawer, 'button', /^Share /);
      button?.click();
      await waitUntil(() => shared.length === 1);
      expect(button?.ariaLabel).to.equal(`Share ${shared[0]?.title}`);
      expect(shared[0]?.url).to.match(/^http.+\/l\//);
    });
  }

  it('shows the text of a link marked, in a dialog over the open drawer, where nobody may copy', async () => {
    denyCopying();
    const { element, drawer } = await openDrawer('creator-collection-listing', plants.row);
    (await findByRole(drawer, 'button', 'Copy Link')).focus();
    await sendKeys({ press: 'Enter' });
    const field = await findByRole(element, 'textbox', 'Copy this link') as HTMLInputElement;
    expect(field.matches(':modal *')).to.equal(true);
    await waitUntil(() => marked() === field.value);
    expect(field.value).to.match(/^http.+\/l\//);
    expect(queryAllByText(element, 'Link Copied')).to.have.length(0);
    await sendKeys({ press: 'Escape' });
    await gone(element, 'dialog', 'Copy this link');
    await findByRole(element, 'dialog', /^Products/); // the drawer below stays
    await waitUntil(() => element.shadowRoot?.activeElement?.textContent === 'Copy Link');
  });

  for (const how of ['refuses', 'never answers'] as const) {
    it(`copies by the old command from inside an open drawer where the clipboard ${how}`, async () => {
      denyCopying(how);
      const taken: string[] = [];
      pretend(document, 'execCommand', () => taken.push(marked()) > 0);
      const { element, drawer } = await openDrawer('creator-collection-listing', plants.row);
      await click(drawer, 'button', 'Copy Link');
      await findByText(element, 'Link Copied');
      expect(taken).to.have.length(1);
      expect(taken[0]).to.match(/^http.+\/l\//);
    });
  }

  it('[QR-01] shares the picture of a code as a file', async () => {
    const shared = catchShares();
    pretend(navigator, 'canShare', () => true);
    const element = await openListing('creator-qr-code-listing', world);
    await click(element, 'button', `Share QR code of ${monsoon.row}`);
    await waitUntil(() => shared.length === 1, 'no file'); // the picture is fetched and drawn first
    const [file] = shared[0]?.files ?? [];
    expect(file?.name).to.match(/^MCC_[a-z0-9]+_\d{13}\.png$/i);
    expect(file?.size).to.be.greaterThan(500);
  });

  it('shares the page of a code where the device takes no files', async () => {
    const shared = catchShares();
    pretend(navigator, 'canShare', () => false);
    const element = await openListing('creator-qr-code-listing', world);
    await waitUntil(() => element.runtime?.use(profileStore).load.peek().state === 'ready');
    await openRow(element, monsoon.row);
    await click(await findByRole(element, 'dialog', 'QR code'), 'button', `Share QR code of ${monsoon.row}`);
    await waitUntil(() => shared.length === 1);
    expect(shared[0]?.url).to.equal(monsoon.page);
    expect(await asked(world, 'GET', /qr\/download/)).to.equal(0);
  });

  it('shows the code large to press and hold in the browser inside Instagram', async () => {
    pretend(navigator, 'userAgent', instagram);
    const element = await openListing('creator-qr-code-listing', world);
    await choose(element, monsoon.row, 'Download');
    const drawer = await findByRole(element, 'dialog', 'QR code');
    await findByText(drawer, 'Press and hold the picture, then choose to save it.');
    const picture = await findByRole(drawer, 'img', `QR code of ${monsoon.row}`);
    await waitUntil(() => picture.getBoundingClientRect().width >= 240);
    expect((picture as HTMLImageElement).src).to.match(/^http.+\.png$/);
    expect(queryAllByRole(drawer, 'button', 'Download')).to.have.length(0);
    expect(await asked(world, 'GET', /qr\/download/)).to.equal(0);
  });

  it('[QR-05] lets the host app save the picture, and shows it to press and hold where the host cannot', async () => {
    const saved: { name: string; picture: Blob }[] = [];
    const element = await openIn('creator-qr-code-listing', { kind: 'ios', saveImage: (image) => saved.push(image) === 1 });
    await choose(element, monsoon.row, 'Download');
    await findByText(element, 'Your QR Code is now downloaded');
    expect(saved[0]?.name).to.match(/^MCC_[a-z0-9]+_\d{13}\.png$/i);
    expect(saved[0]?.picture.type).to.equal('image/png');
    await choose(element, monsoon.row, 'Download');
    await findByText(await findByRole(element, 'dialog', 'QR code'), 'Press and hold the picture, then choose to save it.');
    element.remove();
  });

  it('offers the pictures with the code on them, with the products of the collection', async () => {
    const element = await openListing('creator-qr-code-listing', world);
    await openRow(element, monsoon.row);
    await click(await findByRole(element, 'dialog', 'QR code'), 'button', 'Picture for your story');
    const drawer = await findByRole(element, 'dialog', 'Picture for your story');
    await findByRole(drawer, 'button', 'Save picture');
    await findByRole(drawer, 'img', `Picture for a story about ${monsoon.row}`);
    expect(await asked(world, 'POST', /qr\/generate/)).to.equal(0);
    expect(await asked(world, 'GET', /collection-products\/col-monsoon\/products$/)).to.equal(1);
  });

  it('[QR-10] [QR-11] gives the four tips with the code, one after the other, until they are touched', async () => {
    const timers = holdTimers(3000);
    const element = await openListing('creator-qr-code-listing', world);
    const tips = await findByRole(element, 'region', 'QR code guidelines');
    const at = () => tips.querySelector('.carousel-dot[aria-current]')?.ariaLabel;
    expect(queryAllByRole(tips, 'button', /^Tip \d of 4$/)).to.have.length(4);
    for (const tip of [1, 2]) {
      await waitUntil(() => at() === `Tip ${tip} of 4`, `no tip ${tip}`);
      await timers.pass();
    }
    await waitUntil(() => at() === 'Tip 3 of 4' && timers.running() === 1);
    (await findByRole(tips, 'button', 'Tip 1 of 4')).focus();
    await waitUntil(() => timers.running() === 0, 'it goes on');
    // Another carousel, below a code just made, goes on meanwhile.
    const collections = await openListing('creator-collection-listing', world);
    await choose(collections, plants.row, 'QR code');
    const drawer = await findByRole(collections, 'dialog', 'QR code');
    const inDrawer = await findByRole(drawer, 'region', 'QR code guidelines');
    const moving = () => inDrawer.querySelector('.carousel-dot[aria-current]')?.ariaLabel;
    await timers.pass();
    await waitUntil(() => moving() === 'Tip 2 of 4');
    expect(at()).to.equal('Tip 3 of 4');
  });

  it('[QR-11] the tips stand still where motion is unwanted', async () => {
    const timers = holdTimers(3000);
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await openListing('creator-qr-code-listing', world);
    await findByRole(element, 'region', 'QR code guidelines');
    await emulateMedia({ reducedMotion: 'no-preference' });
    const moving = await openListing('creator-qr-code-listing', world);
    moving.scrollIntoView(); // it is below the other one
    await findByRole(moving, 'region', 'QR code guidelines');
    await waitUntil(() => timers.running() > 0, 'the other one does not move');
    expect(timers.running()).to.equal(1);
  });

  for (const tag of ['creator-collection-listing', 'creator-qr-code-listing'] as const) {
    it(`<${tag}> is accessible with a code on show`, async () => {
      const element = await openListing(tag, world);
      if (tag === 'creator-qr-code-listing') await openRow(element, monsoon.row);
      else await choose(element, plants.row, 'QR code');
      await findByRole(element, 'dialog', 'QR code');
      await expectAccessible(element);
    });
  }
});
