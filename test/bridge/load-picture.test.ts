import { expect } from '@open-wc/testing';
import { loadPicture } from '../../src/bridge/load-picture';

const own = new URL('/demo/standalone/icon-192.png', location.href);
/** The same server as another origin, which sends no header that allows pages of other origins. */
const foreign = new URL(own);
foreign.hostname = own.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';

/** Whether a canvas with that picture may be saved. */
function saves(picture: CanvasImageSource): boolean {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  try {
    return canvas.toDataURL().startsWith('data:image/png');
  } catch {
    return false;
  }
}

describe('a picture for a canvas', () => {
  it('of the page itself can be drawn and saved', async () => {
    const picture = await loadPicture(own.href);
    expect(picture?.naturalWidth).to.equal(192);
    expect(picture && saves(picture)).to.equal(true);
  });

  it('of a server that does not allow it is left out, although a page may show it', async () => {
    const shown = new Image();
    shown.src = foreign.href;
    await shown.decode();
    expect(shown.naturalWidth).to.equal(192);
    expect(saves(shown)).to.equal(false);
    expect(await loadPicture(foreign.href) === undefined).to.equal(true);
  });

  it('that is missing, or no picture, is left out', async () => {
    expect(await loadPicture('/demo/standalone/missing.png') === undefined).to.equal(true);
    expect(await loadPicture('/package.json') === undefined).to.equal(true);
  });
});
