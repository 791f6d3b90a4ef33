import { expect } from '@open-wc/testing';
import { fullImage, imageType, sizedImage, splitThumbnails } from '../../src/domain/pictures';
import { qrFileName } from '../../src/domain/saves-files';

describe('image addresses', () => {
  it('[NUM-18] [NUM-19] puts the size and webp in place of png or jpg', () => {
    expect(sizedImage('https://i.example/a/kurta.png', 128)).to.equal('https://i.example/a/kurta_128.webp');
    expect(sizedImage('https://i.example/a.b/kurta.jpg', 256)).to.equal('https://i.example/a.b/kurta_256.webp');
    expect(sizedImage('/media/kurta.JPG', 512)).to.equal('/media/kurta_512.webp');
  });

  it('leaves every other address as it is', () => {
    for (const url of ['data:image/png;base64,a.png', 'blob:https://x.example/a.png', 'https://i.example/a.png?v=1', 'https://i.example/a.webp', '']) {
      expect(sizedImage(url, 128)).to.equal(url);
      expect(imageType(url)).to.equal(undefined);
    }
  });

  it('finds the picture as it is from the address of a smaller one', () => {
    for (const url of ['https://i.example/a/kurta.png', 'https://i.example/a_256.webp/kurta_128.jpg', '/media/kurta.JPG']) {
      expect(fullImage(sizedImage(url, 256), imageType(url) ?? '')).to.equal(url);
    }
  });
});

describe('QR file names', () => {
  it("[QR-07] are 'MCC_{random}_{timestamp}.{ext}'", () => {
    expect(qrFileName('image/png', 'a1B2', 1795000000000)).to.equal('MCC_a1B2_1795000000000.png');
    expect(qrFileName('image/jpeg', 'a1', 5)).to.equal('MCC_a1_5.jpg');
    expect(qrFileName('image/webp', 'a1', 5)).to.equal('MCC_a1_5.webp');
  });

  it('let nothing foreign into the name', () => {
    expect(qrFileName('text/html', '../a.exe', 5)).to.equal('MCC_aexe_5.png');
  });

  it('take a type as a whole', () => {
    expect(qrFileName('image/webp', 'a', 1)).to.equal('MCC_a_1.webp');
    for (const type of ['ximage/webp', 'image/webpx', 'image/jpeg2000']) expect(qrFileName(type, 'a', 1), type).to.equal('MCC_a_1.png');
  });
});

describe('thumbnails', () => {
  it('shows up to 4 and counts the rest', () => {
    expect(splitThumbnails([1, 2, 3, 4])).to.deep.equal({ shown: [1, 2, 3, 4], more: 0 });
    expect(splitThumbnails([1, 2, 3, 4, 5, 6])).to.deep.equal({ shown: [1, 2, 3, 4], more: 2 });
    expect(splitThumbnails([])).to.deep.equal({ shown: [], more: 0 });
  });
});
