import { expect } from '@open-wc/testing';
import type { Host } from '../../../../src/bridge/host';
import { expectAccessible } from '../../../support/accessible';
import { closeAll, runtimeOf } from '../../../support/open-element';
import { click, findByRole, findByText, gone, queryAllByRole } from '../../../support/screen';
import { createWorld, type World } from '../../../support/world';
import { waitUntil } from '../../../support/wait-until';
import { complete, fill, open, orders, pick } from './setting';

const undo: (() => void)[] = [];
function replace<T extends object, K extends keyof T>(holder: T, name: K, value: T[K]): void {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { configurable: true, writable: true, value });
  undo.push(() => (own ? Object.defineProperty(holder, name, own) : delete holder[name]));
}

/** Pixels of the picture on show: which part of an area is not in the colour of its corner. */
function drawnPart(canvas: HTMLCanvasElement, [x, y, width, height]: readonly [number, number, number, number]): number {
  const { data } = canvas.getContext('2d')?.getImageData(x, y, width, height) ?? { data: new Uint8ClampedArray() };
  const [red, green, blue] = data;
  let other = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue) other++;
  return other / (data.length / 4);
}

describe('the pictures of a new link', () => {
  let world: World;
  before(async () => {
    world = await createWorld();
    await world.login();
  });
  beforeEach(async () => {
    await world.control('faults', undefined, 'DELETE');
    await world.control('requests', undefined, 'DELETE');
  });
  afterEach(() => {
    undo.splice(0).forEach((step) => step());
    closeAll();
  });

  async function create(host?: Partial<Host>) {
    const { element } = await open(world, runtimeOf(world, host ? { host: { kind: 'web', ...host } } : {}));
    await fill(element, 'Festive picks');
    await pick(element, 'orders', orders.slice(0, 2));
    await complete(element);
    await findByRole(element, 'heading', 'Your link is ready');
    return element;
  }
  const story = async (element: Element) => {
    await click(element, 'button', 'Instagram Story');
    return findByRole(element, 'dialog', 'Picture for your story');
  };
  const asked = async (path: string) => (await world.requests()).filter((request) => request.path === path).length;

  it('begins with its title in view and in focus', async () => {
    const element = await create();
    const heading = await findByRole(element, 'heading', 'Your link is ready');
    expect(element.shadowRoot?.activeElement === heading).to.equal(true);
    expect(heading.getBoundingClientRect().top).to.be.within(0, innerHeight);
  });

  it('draws a picture for a story of 1080 by 1920, and saves it', async () => {
    const element = await create();
    const dialog = await story(element);
    const canvas = await findByRole(dialog, 'img', 'Picture for a story about Festive picks') as HTMLCanvasElement;
    const saved: HTMLAnchorElement[] = [];
    replace(HTMLAnchorElement.prototype, 'click', function click(this: HTMLElement) { saved.push(this as HTMLAnchorElement); });
    await click(dialog, 'button', 'Save picture');
    await findByText(element, 'Picture saved');
    expect([canvas.width, canvas.height]).to.deep.equal([1080, 1920]);
    expect(saved[0]?.download).to.match(/^story_\d{13}\.jpg$/);
    const file = await createImageBitmap(await (await fetch(saved[0]?.href ?? '')).blob());
    expect([file.width, file.height]).to.deep.equal([1080, 1920]);
    expect(drawnPart(canvas, [100, 1280, 300, 300])).to.be.within(0.25, 0.75); // the code is black and white
    expect(drawnPart(canvas, [100, 700, 400, 300])).to.be.above(0.3); // a product
    await expectAccessible(element);
  });

  it('makes the code once for the story, the card and itself', async () => {
    const element = await create();
    await findByRole(await story(element), 'button', 'Save picture');
    await click(await findByRole(element, 'dialog', 'Picture for your story'), 'button', 'Close');
    await gone(element, 'dialog', 'Picture for your story');
    await click(element, 'button', 'Card to print');
    const card = await findByRole(element, 'dialog', 'Card to print');
    await findByRole(card, 'button', 'Save picture');
    await click(card, 'button', 'Close');
    await gone(element, 'dialog', 'Card to print');
    await click(element, 'button', 'QR code');
    await findByRole(element, 'img', 'QR code of Festive picks');
    expect(await asked('/collection-links/qr/generate')).to.equal(1);
    expect(await asked('/collection-links/qr/download')).to.equal(1);
  });

  it('prints the card, which is not empty on paper', async () => {
    const element = await create();
    await click(element, 'button', 'Card to print');
    const dialog = await findByRole(element, 'dialog', 'Card to print');
    replace(window, 'print', () => undefined);
    await click(dialog, 'button', 'Print');
    const paper = document.querySelector('.creator-paper')?.shadowRoot?.querySelector('canvas');
    expect(paper && [paper.width, paper.height]).to.deep.equal([1240, 1748]);
    expect(paper && drawnPart(paper, [320, 500, 600, 500])).to.be.above(0.2);
    window.dispatchEvent(new Event('afterprint'));
  });

  it('says that the code did not come, and tries again', async () => {
    const element = await create();
    await world.control('faults', { method: 'POST', path: '/collection-links/qr/generate', status: 500 });
    const dialog = await story(element);
    await findByText(dialog, 'The QR code for the picture did not come. Please try again.');
    expect(queryAllByRole(dialog, 'button', 'Save picture')).to.have.length(0);
    await world.control('faults', undefined, 'DELETE');
    await click(dialog, 'button', 'Retry');
    await findByRole(dialog, 'button', 'Save picture');
  });

  it('is drawn without the pictures that do not come', async () => {
    const decode = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'decode')?.value as () => Promise<void>;
    replace(HTMLImageElement.prototype, 'decode', function refused(this: HTMLImageElement) {
      return this.crossOrigin ? Promise.reject(new DOMException('refused', 'EncodingError')) : decode.call(this);
    });
    const element = await create();
    const dialog = await story(element);
    await findByRole(dialog, 'button', 'Save picture');
    const canvas = await findByRole(dialog, 'img', 'Picture for a story about Festive picks') as HTMLCanvasElement;
    // The names of the products are in place of their pictures.
    expect(drawnPart(canvas, [140, 640, 320, 500])).to.be.within(0.005, 0.3);
  });

  it('hands the file to the share sheet of the phone', async () => {
    const shared: File[] = [];
    replace(navigator, 'canShare', () => true);
    replace(navigator, 'share', (data?: ShareData) => { shared.push(...(data?.files ?? [])); return Promise.resolve(); });
    const dialog = await story(await create());
    await click(dialog, 'button', 'Share picture');
    await waitUntil(() => shared.length === 1);
    expect(shared[0]?.type).to.equal('image/jpeg');
  });

  it('saves the file where the share sheet does not open, and says so', async () => {
    const saved: HTMLAnchorElement[] = [];
    replace(HTMLAnchorElement.prototype, 'click', function click(this: HTMLElement) { saved.push(this as HTMLAnchorElement); });
    replace(navigator, 'canShare', () => true);
    replace(navigator, 'share', () => Promise.reject(new DOMException('not now', 'NotAllowedError')));
    const element = await create();
    const dialog = await story(element);
    await click(dialog, 'button', 'Share picture');
    await findByText(element, 'Picture saved');
    expect(saved).to.have.length(1);
  });

  it('lets the app of a webview save it, and says so if nothing can', async () => {
    const saved: string[] = [];
    replace(navigator, 'canShare', () => false);
    const element = await create({ kind: 'android', share: () => true, saveImage: ({ name, picture }) => saved.push(`${name} ${picture.type}`) === 1 });
    const dialog = await story(element);
    expect(queryAllByRole(dialog, 'button', 'Share picture')).to.have.length(0);
    await click(dialog, 'button', 'Save picture');
    await findByText(element, 'Picture saved');
    expect(saved[0]).to.match(/^story_\d{13}\.jpg image\/jpeg$/);
    await click(dialog, 'button', 'Save picture');
    await findByText(dialog, 'This app cannot save pictures. Take a screenshot of it.');
  });

  it('asks the page before it opens WhatsApp with the name and the link', async () => {
    const element = await create();
    const asks: { href: string; reason: string }[] = [];
    element.addEventListener('creator-open-external', (event) => {
      event.preventDefault();
      asks.push(event.detail);
    });
    await click(element, 'button', 'WhatsApp');
    const text = new URL(asks[0]?.href ?? '').searchParams.get('text');
    expect(asks.map(({ reason }) => reason)).to.deep.equal(['share']);
    expect(text).to.match(new RegExp(`^Festive picks\\n${location.origin}/collection/`));

    await click(element, 'switch', 'Add #Ad when I share');
    await click(element, 'button', 'WhatsApp');
    expect(new URL(asks[1]?.href ?? '').searchParams.get('text')).to.equal(`#Ad ${text}`);
    await click(element, 'switch', 'Add #Ad when I share');
  });
});
