import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { inLines } from '../../src/domain/in-lines';

describe('items in lines', () => {
  it('keeps all items in their order, and fills every line but the last', () => {
    fc.assert(fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (items, size) => {
      const lines = inLines(items, size);
      expect(lines.flat()).to.deep.equal(items);
      expect(lines.slice(0, -1).every((line) => line.length === size)).to.equal(true);
      expect(lines.every(({ length }) => length > 0 && length <= size)).to.equal(true);
    }));
  });
});
