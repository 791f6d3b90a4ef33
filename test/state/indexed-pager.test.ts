import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createIndexedPager, type IndexedPage } from '../../src/state/indexed-pager';

interface Row { id: string }

/** A server with that many rows, which notes what it is asked for. */
function server(count: number, lie: (index: number, page: IndexedPage<Row>) => IndexedPage<Row> = (_, page) => page) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
  const asked: number[] = [];
  const list = createIndexedPager<Row>({ log: () => undefined }, (index, size) => {
    asked.push(index);
    return Promise.resolve(lie(index, {
      items: rows.slice(index * size, (index + 1) * size), totalPages: Math.ceil(rows.length / size), totalCount: rows.length,
    }));
  });
  const value = () => {
    const load = list.load.peek();
    if (load.state !== 'ready') throw new Error(load.state);
    return load.value;
  };
  return { rows, asked, list, value };
}

describe('a listing page by page', () => {
  it('[LIST-04] asks for 20 rows and appends each further page', async () => {
    const { list, value, asked } = server(45);
    await list.refresh();
    expect(value().items).to.have.length(20);
    await list.loadMore();
    await list.loadMore();
    expect(asked).to.deep.equal([0, 1, 2]);
    expect(value().items.map(({ id }) => id)).to.deep.equal(Array.from({ length: 45 }, (_, index) => `r${index}`));
  });

  it('asks for a further page once while that page is on its way', async () => {
    const { list, value, asked } = server(45);
    await list.refresh();
    await Promise.all([list.loadMore(), list.loadMore(), list.loadMore()]);
    expect(asked).to.deep.equal([0, 1]);
    expect(value().items).to.have.length(40);
  });

  it('[LIST-05] stops when the page index reaches total_pages', async () => {
    const { list, value, asked } = server(40);
    await list.refresh();
    expect(value().hasMore).to.equal(true);
    await list.loadMore();
    expect(value().hasMore).to.equal(false);
    await list.loadMore();
    expect(asked).to.deep.equal([0, 1]);
  });

  it('stops at total_count where total_pages is not told', async () => {
    const { list, value, asked } = server(40, (_, page) => ({ ...page, totalPages: null }));
    await list.refresh();
    expect(value().hasMore).to.equal(true);
    await list.loadMore();
    expect([value().hasMore, asked]).to.deep.equal([false, [0, 1]]);
  });

  for (const [name, lie] of Object.entries<(index: number, page: IndexedPage<Row>) => IndexedPage<Row>>({
    'an empty page': (index, page) => ({ ...page, totalPages: 99, items: index < 1 ? page.items : [] }),
    'a repeated page': (index, page) => ({ ...page, totalPages: 99, items: index < 1 ? page.items : [{ id: 'r3' }] }),
  })) {
    it(`stops at ${name}, whatever total_pages says`, async () => {
      const { list, value, asked } = server(40, lie);
      await list.refresh();
      await list.loadMore();
      await list.loadMore();
      expect(asked).to.deep.equal([0, 1]);
      expect(value().items).to.have.length(20);
    });
  }

  it('stops after 200 pages of a server that never ends', async () => {
    const { list, asked } = server(0, (index) => ({ items: [{ id: `n${index}` }], totalPages: 1e6, totalCount: 1e6 }));
    await list.refresh();
    for (let turn = 0; turn < 210; turn++) await list.loadMore();
    expect(asked).to.have.length(200);
  });

  it('[LIST-06] [LIST-07] keeps the first 20 when it is left, and goes on with the second page', async () => {
    const { list, value, asked } = server(45);
    await list.refresh();
    await list.loadMore();
    await list.loadMore();
    list.leave();
    expect(value().items).to.have.length(20);
    expect(value().hasMore).to.equal(true);
    await list.loadMore();
    expect(asked.at(-1)).to.equal(1);
    expect(value().items).to.have.length(40);
  });

  it('skips no row after a deletion has moved the later ones to the front', async () => {
    const { list, value, rows, asked } = server(45);
    await list.refresh();
    rows.splice(4, 1);
    list.remove('r4');
    expect(value().total).to.equal(44);
    await list.loadMore();
    await list.loadMore();
    await list.loadMore();
    expect(asked).to.deep.equal([0, 0, 1, 2]);
    expect(value().items.map(({ id }) => id)).to.deep.equal(rows.map(({ id }) => id));
  });

  it('goes on over pages that it has read before, where more than a page has been deleted', async () => {
    const { list, value, rows, asked } = server(100);
    await list.refresh();
    await list.loadMore();
    await list.loadMore();
    for (const { id } of rows.splice(0, 25)) list.remove(id);
    for (let turn = 0; value().hasMore && turn < 10; turn++) await list.loadMore();
    expect(asked).to.deep.equal([0, 1, 2, 1, 2, 3]);
    expect(value().items.map(({ id }) => id)).to.deep.equal(rows.map(({ id }) => id));
  });

  it('shows every row once and in order, whatever is deleted, left and loaded', async () => {
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 70 }), fc.array(fc.oneof(fc.constantFrom('more', 'more', 'leave', 'refresh'), fc.nat(69)), { maxLength: 20 }), async (count, steps) => {
      const { list, value, rows } = server(count);
      await list.refresh();
      for (const step of steps) {
        if (step === 'more') await list.loadMore();
        else if (step === 'refresh') await list.refresh();
        else if (step === 'leave') list.leave();
        else {
          const shown = value().items;
          const [gone] = rows.splice(rows.findIndex(({ id }) => id === shown[step % shown.length]?.id), shown.length > 0 ? 1 : 0);
          if (gone) list.remove(gone.id);
        }
      }
      for (let turn = 0; value().hasMore && turn < 10; turn++) await list.loadMore();
      expect(value().items.map(({ id }) => id)).to.deep.equal(rows.map(({ id }) => id));
    }));
  });

  it('goes on where the server says so, and where it says nothing', async () => {
    for (const page of [{ more: true, totalPages: 1 }, { totalPages: null, totalCount: 2 }]) {
      const asked: number[] = [];
      const list = createIndexedPager<Row>({ log: () => undefined }, (index) => {
        asked.push(index);
        return Promise.resolve({ items: [{ id: `r${index}` }], ...page });
      });
      await list.refresh();
      await list.loadMore();
      expect(asked).to.deep.equal([0, 1]);
    }
  });

  it('stops at total_pages where nothing else is said', async () => {
    const list = createIndexedPager<Row>({ log: () => undefined }, (index) => Promise.resolve({ items: [{ id: `r${index}` }], totalPages: 1 }));
    await list.refresh();
    expect(list.load.peek()).to.have.nested.property('value.hasMore', false);
  });

  it('counts a deletion once, and only of what it has', async () => {
    const { list, value } = server(3);
    await list.refresh();
    list.remove('r1');
    list.remove('r1');
    list.remove('elsewhere');
    expect([value().total, value().items.map(({ id }) => id)]).to.deep.equal([2, ['r0', 'r2']]);
  });

  it('shows what a write has changed of a row, and the others as they were', async () => {
    const { list, value } = server(3);
    await list.refresh();
    const facts = { id: 'r1', name: 'Plants' };
    list.change('r1', facts);
    list.change('r9', { id: 'r9' });
    expect(value().items).to.deep.equal([{ id: 'r0' }, facts, { id: 'r2' }]);
  });

  it('is asked for anew where something was deleted while it was loading', async () => {
    const { list, asked } = server(3);
    await list.refresh();
    list.remove('r0');
    expect(asked).to.deep.equal([0]);
    const refreshing = list.refresh();
    list.remove('r1');
    await refreshing;
    expect(asked).to.deep.equal([0, 0, 0]);
  });

  it('keeps 20 rows and what it knows of them when it is left', async () => {
    const { list, value } = server(20);
    await list.refresh();
    const before = value();
    list.leave();
    expect(value() === before).to.equal(true);
  });

  it('drops a page that arrives after the list was left', async () => {
    let answer: (page: IndexedPage<Row>) => void = () => undefined;
    const page = { items: [{ id: 'a' }], totalPages: 2, totalCount: 2 };
    let calls = 0;
    const list = createIndexedPager<Row>({ log: () => undefined }, () => (calls++ === 0 ? Promise.resolve(page) : new Promise((resolve) => { answer = resolve; })));
    await list.refresh();
    const more = list.loadMore();
    expect(list.loadingMore.peek()).to.equal(true);
    list.leave();
    answer({ items: [{ id: 'b' }], totalPages: 2, totalCount: 2 });
    await more;
    expect(list.loadingMore.peek()).to.equal(false);
    expect(list.load.peek()).to.have.nested.property('value.items').with.length(1);
  });

  it('loads once for a prefetch and the screen behind it, and anew on the next visit', async () => {
    const { list, asked } = server(3);
    list.prefetch();
    void list.ensure();
    expect(asked).to.deep.equal([0]);
    await Promise.resolve();
    list.leave();
    void list.ensure();
    expect(asked).to.deep.equal([0, 0]);
  });
});

describe('a fault of the code in a further page', () => {
  it('leaves the list as it is, and is reported by its class alone', async () => {
    const told: unknown[] = [];
    const list = createIndexedPager<Row>({ log: (...note) => told.push(note) }, (index) =>
      index === 0 ? Promise.resolve({ items: [{ id: 'a' } as Row], totalPages: 2, totalCount: 2 }) : Promise.reject(new RangeError('98765')));
    await list.refresh();
    await list.loadMore();
    expect(list.load.value.state).to.equal('ready');
    expect(list.loadingMore.value).to.equal(false);
    expect(JSON.stringify(told)).to.include('RangeError').and.not.include('98765');
  });
});
