import { expect } from '@open-wc/testing';
import { nameFromProducts } from '../../src/domain/name-from-products';

const more = (count: number) => `and ${count} more`;

describe('a name made of products', () => {
  it('is the first product, and how many more there are', () => {
    expect(nameFromProducts(['Kurta'], more)).to.equal('Kurta');
    expect(nameFromProducts(['Kurta', 'Lamp', 'Mug'], more)).to.equal('Kurta and 2 more');
    expect(nameFromProducts([], more)).to.equal('');
  });

  it('[VAL-17] is never longer than 50 characters, and never cut within one', () => {
    for (const name of ['x'.repeat(400), '👩‍👩‍👧‍👧'.repeat(20), 'தமிழ்நாடு பட்டுப் புடவை '.repeat(6)]) {
      for (const others of [0, 1, 99]) {
        const made = nameFromProducts([name, ...Array<string>(others).fill('y')], more);
        expect(made.length).to.be.at.most(50);
        if (others > 0) expect(made.endsWith(`… and ${others} more`)).to.equal(true);
        expect(() => encodeURIComponent(made)).not.to.throw(); // it would for half of an emoji
      }
    }
  });
});
