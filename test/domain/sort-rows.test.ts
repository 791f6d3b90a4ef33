import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { nextOrder, sortRows } from '../../src/domain/sort-rows';

const row = fc.record({ id: fc.nat(), amount: fc.option(fc.integer({ min: -5, max: 5 })) });

describe('the order of the rows of a table', () => {
  it('keeps every row, sorts what is known, and leaves what is unknown for the end', () => {
    fc.assert(fc.property(fc.array(row), fc.boolean(), (rows, down) => {
      const sorted = sortRows(rows, ({ amount }) => amount, down);
      const known = sorted.flatMap(({ amount }) => amount ?? []);
      expect(rows.every((each) => sorted.includes(each))).to.equal(true);
      expect(sorted.length).to.equal(rows.length);
      expect(known).to.deep.equal([...known].sort((one, other) => (down ? other - one : one - other)));
      expect(sorted.slice(known.length).every(({ amount }) => amount === null)).to.equal(true);
    }));
  });

  it('keeps the order of equal rows in both directions, and does not change the given rows', () => {
    const rows = [{ id: 1, day: '2026-11-02' }, { id: 2, day: '' }, { id: 3, day: '2026-11-09' }, { id: 4, day: '2026-11-02' }];
    const ids = (down: boolean) => sortRows(rows, ({ day }) => day, down).map(({ id }) => id);
    expect(ids(true)).to.deep.equal([3, 1, 4, 2]);
    expect(ids(false)).to.deep.equal([1, 4, 3, 2]);
    expect(rows.map(({ id }) => id)).to.deep.equal([1, 2, 3, 4]);
  });

  it('begins with the highest, and turns round with the next tap on the same heading', () => {
    const first = nextOrder<'amount' | 'day'>(undefined, 'amount');
    expect(first).to.deep.equal({ by: 'amount', down: true });
    expect(nextOrder(first, 'amount')).to.deep.equal({ by: 'amount', down: false });
    expect(nextOrder(first, 'day')).to.deep.equal({ by: 'day', down: true });
  });

  it('has what is missing or empty last in both directions', () => {
    const rows = [{ of: undefined }, { of: 2 }, { of: '' }, { of: 1 }, { of: null }];
    const order = (down: boolean) => sortRows(rows, ({ of }) => of, down).map(({ of }) => of);
    expect(order(false)).to.deep.equal([1, 2, undefined, '', null]);
    expect(order(true)).to.deep.equal([2, 1, undefined, '', null]);
  });
});
