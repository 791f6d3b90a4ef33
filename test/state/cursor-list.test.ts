import { expect } from '@open-wc/testing';
import { createCursorList, type CursorPage } from '../../src/state/cursor-list';

interface Row { id: string }
type Page = CursorPage<Row, string> & { unreadable?: boolean };

/** A server whose pages are named; of one that is unreadable nothing is left. */
function server(pages: Readonly<Record<string, Page>>) {
  const asked: string[] = [];
  const list = createCursorList<Row, string>({ log: () => undefined }, 'first', (marker, { onDropped }) => {
    asked.push(marker);
    const page = pages[marker] ?? { items: [], next: null };
    if (page.unreadable) onDropped?.(true);
    return Promise.resolve(page);
  });
  return { list, asked, ids: () => list.items.peek().map(({ id }) => id) };
}
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

describe('a list whose every page names the next', () => {
  it('goes on until no page is named, and shows each item once', async () => {
    const { list, asked, ids } = server({ first: { items: rows('a', 'b'), next: 'second' }, second: { items: rows('b', 'c'), next: null } });
    await list.ensure();
    expect([ids(), list.hasMore.peek()]).to.deep.equal([['a', 'b'], true]);
    await list.loadMore();
    await list.loadMore();
    expect([asked, ids(), list.hasMore.peek()]).to.deep.equal([['first', 'second'], ['a', 'b', 'c'], false]);
  });

  for (const [what, pages] of Object.entries<Record<string, Page>>({
    'names itself again': { first: { items: rows('a'), next: 'second' }, second: { items: rows('b'), next: 'second' } },
    'names one of before': { first: { items: rows('a'), next: 'second' }, second: { items: rows('b'), next: 'first' } },
    'is empty and promises more': { first: { items: rows('a'), next: 'second' }, second: { items: [], next: 'third' } },
  })) {
    it(`ends where a page ${what}`, async () => {
      const { list, asked } = server(pages);
      await list.ensure();
      await list.loadMore();
      await list.loadMore();
      expect([asked, list.hasMore.peek()]).to.deep.equal([['first', 'second'], false]);
    });
  }

  it('passes over pages that nobody can read, three at a time', async () => {
    const unreadable = (next: string): Page => ({ items: [], next, unreadable: true });
    const { list, asked, ids } = server({
      first: { items: rows('a'), next: '2' }, 2: unreadable('3'), 3: unreadable('4'), 4: unreadable('5'), 5: { items: rows('b'), next: null },
    });
    await list.ensure();
    await list.loadMore();
    expect([asked, list.hasMore.peek()]).to.deep.equal([['first', '2', '3', '4'], true]);
    await list.loadMore();
    expect([ids(), list.hasMore.peek()]).to.deep.equal([['a', 'b'], false]);
  });
});
