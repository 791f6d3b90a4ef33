import { expect } from '@open-wc/testing';
import decodeQR from 'qr/decode.js';
import { openPerson, type Person } from '../support/person';
import { waitUntil } from '../support/wait-until';

const name = 'Plants for north windows';

/** The pixels of the code on show, as a camera would see them. */
async function pixels(creator: Person) {
  const { width, height, rgba } = await creator.run<{ width: number; height: number; rgba: number[] }>(`(async () => {
    const find = (root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('dialog[open] img.qr-picture')) return element;
        const inner = element.shadowRoot && find(element.shadowRoot);
        if (inner) return inner;
      }
    };
    const picture = find(document);
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { width, height, rgba: [...data] };
  })()`);
  return { width, height, data: new Uint8ClampedArray(rgba) };
}

async function searches(creator: Person): Promise<number> {
  await creator.goto('/performance');
  await creator.click('tab', 'QR Code');
  await creator.seeText(/Searches/);
  const page = await creator.readPage();
  return Number(/Searches\s*(?:About [\w ]+\s*)?([\d,]+)/.exec(page)?.[1]?.replaceAll(',', '') ?? NaN);
}

describe('a QR code', () => {
  it('[QR-01] [PUB-01] [PERF-11] is made from a collection, scanned by a phone, and counted as a search', async () => {
    const creator = await openPerson({ scenario: 'busy-creator' });
    await creator.login();
    const before = await searches(creator);

    await creator.goto('/collection-listing');
    await creator.click('button', 'QR code', 0);
    await creator.see('img', `QR code of ${name}`);
    await creator.see('region', 'QR code guidelines');
    const address = new URL(decodeQR(await pixels(creator)));
    expect(address.origin).to.equal(creator.server.origin);
    await creator.click('button', 'Download');
    await creator.seeText('Your QR Code is now downloaded');

    const buyer = await openPerson({ server: creator.server });
    await buyer.goto(address.pathname + address.search);
    await buyer.urlMatches(/\/collection\/col-plants/);
    await buyer.see('heading', name);
    await buyer.see('button', `Share ${name}`);
    expect(await buyer.violations()).to.deep.equal([]);

    await waitUntil(async () => (await searches(creator)) === before + 1, 'the search is not counted');
    expect(await creator.violations()).to.deep.equal([]);
  });
});
