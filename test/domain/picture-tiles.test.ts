import { expect } from '@open-wc/testing';
import { coverPart, pictureTiles, type Rectangle } from '../../src/domain/picture-tiles';

const area = { x: 80, y: 500, width: 920, height: 700 };
const meets = (one: Rectangle, other: Rectangle) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

describe('the pictures of a collection in an area', () => {
  for (const [count, tiles] of [[0, 0], [1, 1], [2, 2], [3, 3], [4, 4], [5, 5], [6, 6], [7, 6], [60, 6]] as const) {
    it(`${count} products have ${tiles} places, which stay inside and do not meet`, () => {
      const places = pictureTiles(count, area, 20);
      expect(places).to.have.length(tiles);
      for (const [index, place] of places.entries()) {
        expect(place.x).to.be.at.least(area.x);
        expect(place.y).to.be.at.least(area.y);
        expect(place.x + place.width).to.be.at.most(area.x + area.width + 0.001);
        expect(place.y + place.height).to.be.at.most(area.y + area.height + 0.001);
        expect(place.width / place.height).to.be.within(0.4, 2);
        for (const other of places.slice(index + 1)) expect(meets(place, other)).to.equal(false);
      }
    });
  }

  it('one product is a square in the middle', () => {
    expect(pictureTiles(1, area, 20)).to.deep.equal([{ x: 190, y: 500, width: 700, height: 700 }]);
  });

  it('a picture fills its place from its centre, without distortion', () => {
    expect(coverPart({ width: 512, height: 512 }, { width: 200, height: 100 })).to.deep.equal({ x: 0, y: 128, width: 512, height: 256 });
    expect(coverPart({ width: 600, height: 300 }, { width: 100, height: 100 })).to.deep.equal({ x: 150, y: 0, width: 300, height: 300 });
  });

  it('have exactly the gap between them, and a single one is in the middle', () => {
    const wide = { x: 10, y: 20, width: 210, height: 100 };
    expect(pictureTiles(2, wide, 10)).to.deep.equal([{ x: 10, y: 20, width: 100, height: 100 }, { x: 120, y: 20, width: 100, height: 100 }]);
    expect(pictureTiles(1, { x: 10, y: 20, width: 100, height: 300 }, 10)).to.deep.equal([{ x: 10, y: 120, width: 100, height: 100 }]);
    expect(pictureTiles(1, { x: 10, y: 20, width: 300, height: 100 }, 10)).to.deep.equal([{ x: 110, y: 20, width: 100, height: 100 }]);
  });
});
