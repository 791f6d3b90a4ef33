import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  countFor, deselect, emptySelection, productsToSend, restoreSelection, select, selectionCounts, withoutOrigin,
  type Selection, type SelectionOrigin,
} from '../../src/domain/selection';
import { uniqueById } from '../../src/domain/unique-by-id';

interface Item { id: string; name: string }
const item = (id: string): Item => ({ id, name: `Product ${id}` });
const origins: SelectionOrigin[] = ['PREVIOUS_ORDERS', 'WISHLIST', 'PRODUCT_LINK'];
const listed = (state: Selection<Item>): string[] => state.products.map(({ id }) => id);
const two = select(select(emptySelection<Item>(), item('a'), 'PREVIOUS_ORDERS'), item('b'), 'WISHLIST');

describe('selection', () => {
  it('is what it was after having been kept as text, without what has no origin', () => {
    const kept = JSON.parse(JSON.stringify(two.products)) as (Item & { selection_origin: unknown })[];
    expect(restoreSelection(kept)).to.deep.equal(two);
    expect(listed(restoreSelection([{ ...item('x'), selection_origin: 'NOWHERE' }, ...kept]))).to.deep.equal(['b', 'a']);
  });

  it('[PROD-13] adds a selected product at the front of the list', () => {
    expect(listed(two)).to.deep.equal(['b', 'a']);
  });

  it('[PROD-14] [ENT-05] records its id under its origin', () => {
    expect(two.ids).to.deep.equal({ PREVIOUS_ORDERS: ['a'], WISHLIST: ['b'], PRODUCT_LINK: [] });
    expect(two.products[0]).to.deep.equal({ id: 'b', name: 'Product b', selection_origin: 'WISHLIST' });
  });

  it('[PROD-15] moves a product that is selected again from another origin', () => {
    const moved = select(two, item('a'), 'PRODUCT_LINK');
    expect(moved.ids).to.deep.equal({ PREVIOUS_ORDERS: [], WISHLIST: ['b'], PRODUCT_LINK: ['a'] });
    expect(listed(moved)).to.deep.equal(['a', 'b']);
    expect(moved.products[0]?.selection_origin).to.equal('PRODUCT_LINK');
  });

  it('[PROD-16] takes a deselected product out of the list and its origin', () => {
    const left = deselect(two, 'a');
    expect(listed(left)).to.deep.equal(['b']);
    expect(left.ids).to.deep.equal({ PREVIOUS_ORDERS: [], WISHLIST: ['b'], PRODUCT_LINK: [] });
  });

  it('[ENT-07] counts by origin under the three names', () => {
    expect(selectionCounts(select(two, item('c'), 'WISHLIST')))
      .to.deep.equal({ from_previous_orders: 1, from_wishlist: 2, from_product_link: 0 });
  });

  it('removes the origin before a product is sent', () => {
    expect(two.products.map(withoutOrigin)).to.deep.equal([item('b'), item('a')]);
  });

  it('keeps the first of each id', () => {
    expect(uniqueById([item('a'), item('b'), { id: 'a', name: 'again' }])).to.deep.equal([item('a'), item('b')]);
  });

  it('[PROD-13] [PROD-14] [PROD-15] [PROD-16] holds each selected id once, under exactly one origin, after any steps', () => {
    const step = fc.record({
      kind: fc.constantFrom('select', 'deselect'),
      id: fc.constantFrom('a', 'b', 'c', 'd', '__proto__'),
      origin: fc.constantFrom(...origins),
    });
    fc.assert(fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state = emptySelection<Item>();
      const wanted = new Map<string, SelectionOrigin>();
      for (const { kind, id, origin } of steps) {
        const before = JSON.stringify(state);
        const adds = kind === 'select';
        const next = adds ? select(state, item(id), origin) : deselect(state, id);
        expect(JSON.stringify(state)).to.equal(before);
        if (adds) {
          expect(next.products[0]?.id).to.equal(id);
          wanted.set(id, origin);
        } else {
          wanted.delete(id);
        }
        state = next;
      }
      expect(listed(state).sort()).to.deep.equal([...wanted.keys()].sort());
      for (const origin of origins) {
        const expected = [...wanted].filter(([, from]) => from === origin).map(([id]) => id);
        expect([...state.ids[origin]].sort()).to.deep.equal(expected.sort());
        expect(countFor(state, origin)).to.equal(state.products.filter((one) => one.selection_origin === origin).length);
      }
    }));
  });

  it('sends each product once, without what only the page knows', () => {
    const product = { id: '1', name: 'Lamp', selection_origin: 'PRODUCT_LINK' as const, price: 5, commission_rate: 2 };
    expect(productsToSend([product, product])).to.deep.equal([{ id: '1', name: 'Lamp' }]);
  });

  it('restores products of every origin, and none without one', () => {
    const kept = [...origins, ''].map((selection_origin, index) => ({ ...item(String(index)), selection_origin }));
    expect(listed(restoreSelection(kept))).to.deep.equal(['0', '1', '2']);
  });
});
