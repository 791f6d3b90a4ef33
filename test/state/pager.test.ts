import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { valueAtHand } from '../../src/domain/load';
import type { Remembering } from '../../src/state/answer-memory';
import { createPager } from '../../src/state/pager';
import type { Page as ServerPage } from '../../src/state/pages';
import { readAllPages } from '../../src/state/read-all-pages';
import type { RememberedAnswers } from '../../src/state/remembered';
import { waitUntil } from '../support/wait-until';

interface Row { id: string }
type Page = ServerPage<Row, string> & { unreadable?: boolean };

const quiet = { log: () => undefined };
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

/** A server whose pages are named; of one that is unreadable nothing is left. */
function server(pages: Readonly<Record<string, Page>>, { endsOnFailure = false } = {}) {
  const asked: string[] = [];
  /** How many of the next calls fail. */
  const failing = { calls: 0 };
  const list = createPager<Row, string>(quiet, 'first', (marker, { onDropped }) => {
    asked.push(marker);
    if (failing.calls > 0) {
      failing.calls--;
      return Promise.reject(new Error('lost'));
    }
    const page = pages[marker] ?? { items: [], next: null };
    if (page.unreadable) onDropped?.(true);
    return Promise.resolve(page);
  }, { endsOnFailure });
  const value = () => {
    const load = list.load.peek();
    return load.state === 'ready' ? load.value : undefined;
  };
  return { list, asked, failing, ids: () => value()?.items.map(({ id }) => id), hasMore: () => value()?.hasMore };
}

describe('a list whose every page names the next', () => {
  it('goes on until no page is named, and shows each item once', async () => {
    const { list, asked, ids, hasMore } = server({ first: { items: rows('a', 'b'), next: 'second' }, second: { items: rows('b', 'c'), next: null } });
    await list.ensure();
    expect([ids(), hasMore()]).to.deep.equal([['a', 'b'], true]);
    await list.loadMore();
    await list.loadMore();
    expect([asked, ids(), hasMore()]).to.deep.equal([['first', 'second'], ['a', 'b', 'c'], false]);
  });

  for (const [what, pages] of Object.entries<Record<string, Page>>({
    'names itself again': { first: { items: rows('a'), next: 'second' }, second: { items: rows('b'), next: 'second' } },
    'names one of before': { first: { items: rows('a'), next: 'second' }, second: { items: rows('b'), next: 'first' } },
    'is empty and promises more': { first: { items: rows('a'), next: 'second' }, second: { items: [], next: 'third' } },
    'repeats what is there': { first: { items: rows('a'), next: 'second' }, second: { items: rows('a'), next: 'third' } },
    'says that there is no more': { first: { items: rows('a'), next: 'second' }, second: { items: rows('b'), next: 'third', more: false } },
    'completes the total': { first: { items: rows('a'), next: 'second' }, second: { items: rows('b'), next: 'third', total: 2 } },
  })) {
    it(`ends where a page ${what}`, async () => {
      const { list, asked, hasMore } = server(pages);
      await list.ensure();
      await list.loadMore();
      await list.loadMore();
      expect([asked, hasMore()]).to.deep.equal([['first', 'second'], false]);
    });
  }

  it('passes over pages that nobody can read, three at a time', async () => {
    const unreadable = (next: string): Page => ({ items: [], next, unreadable: true });
    const { list, asked, ids, hasMore } = server({
      first: { items: rows('a'), next: '2' }, 2: unreadable('3'), 3: unreadable('4'), 4: unreadable('5'), 5: { items: rows('b'), next: null },
    });
    await list.ensure();
    await list.loadMore();
    expect([asked, hasMore()]).to.deep.equal([['first', '2', '3', '4'], true]);
    await list.loadMore();
    expect([ids(), hasMore()]).to.deep.equal([['a', 'b'], false]);
  });

  it('stays as it is when a further page fails, which can be asked for again', async () => {
    const { list, asked, failing, ids, hasMore } = server({ first: { items: rows('a'), next: '2' }, 2: { items: rows('b'), next: null } });
    await list.ensure();
    failing.calls = 1;
    await list.loadMore();
    expect([ids(), hasMore(), list.loadingMore.peek()]).to.deep.equal([['a'], true, false]);
    await list.loadMore();
    expect([asked, ids(), hasMore()]).to.deep.equal([['first', '2', '2'], ['a', 'b'], false]);
  });

  it('ends when a further page fails, where that is what it is told to do', async () => {
    const { list, failing, ids, hasMore } = server({ first: { items: rows('a'), next: '2' } }, { endsOnFailure: true });
    await list.ensure();
    failing.calls = 1;
    await list.loadMore();
    expect([ids(), hasMore()]).to.deep.equal([['a'], false]);
  });

  it('loads the first page where a further one is asked for and nothing is there', async () => {
    const { list, asked } = server({ first: { items: rows('a'), next: null } });
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(asked).to.deep.equal(['first']);
  });

  it('drops a further page that a refresh, or who leaves, has overtaken', async () => {
    for (const overtake of ['refresh', 'leave', 'reset'] as const) {
      const { list, ids } = server({ first: { items: rows('a'), next: '2' }, 2: { items: rows('b'), next: null } });
      await list.ensure();
      const more = list.loadMore();
      const overtaken = list[overtake]();
      expect(list.loadingMore.peek()).to.equal(false);
      await Promise.all([more, overtaken]);
      expect(ids()).to.deep.equal(overtake === 'reset' ? undefined : ['a']);
    }
  });

  it('says that a further page is loading, from its request to its answer', async () => {
    const { list } = server({ first: { items: rows('a'), next: '2' }, 2: { items: rows('b'), next: null } });
    expect(list.loadingMore.peek()).to.equal(false);
    await list.ensure();
    const more = list.loadMore();
    expect(list.loadingMore.peek()).to.equal(true);
    await more;
    expect(list.loadingMore.peek()).to.equal(false);
  });

  it('asks for further pages so that what cannot be read is left out, and for the first one so that it is said', async () => {
    const asked: (boolean | undefined)[] = [];
    const list = createPager<Row, number>(quiet, 0, (marker, { skipUnreadable }) => {
      asked.push(skipUnreadable);
      return Promise.resolve({ items: rows(`${marker}`), next: marker + 1 });
    });
    await list.ensure();
    await list.loadMore();
    expect(asked).to.deep.equal([undefined, true]);
  });

  it('reports a further page that fails, and not where it was overtaken', async () => {
    for (const overtaken of [false, true]) {
      const notes: unknown[] = [];
      let fail: (error: Error) => void = () => undefined;
      const list = createPager<Row, number>({ log: (note) => void notes.push(note) }, 0, (marker) => (marker === 0
        ? Promise.resolve({ items: rows('a'), next: 1 })
        : new Promise((_, reject) => { fail = reject; })), { endsOnFailure: true });
      await list.ensure();
      const more = list.loadMore();
      if (overtaken) list.leave();
      fail(new RangeError('lost'));
      await more;
      const load = list.load.peek();
      expect([notes, load.state === 'ready' && load.value.hasMore]).to.deep.equal(overtaken ? [[], true] : [['load-failed: RangeError'], false]);
    }
  });

  it('goes on after a further page that failed, unless it is told to end', async () => {
    let fails = true;
    const list = createPager<Row, number>(quiet, 0, (marker) => (marker > 0 && fails ? Promise.reject(new Error('lost')) : Promise.resolve({ items: rows(`${marker}`), next: marker + 1 })));
    await list.ensure();
    await list.loadMore();
    fails = false;
    await list.loadMore();
    expect((list.load.peek() as unknown as { value: { items: Row[] } }).value.items).to.deep.equal(rows('0', '1'));
  });

  it('ends at a first page that is empty, and where no next page is named', async () => {
    for (const first of [{ items: [], next: '2' }, { items: rows('a') }]) {
      const { list, hasMore } = server({ first });
      await list.ensure();
      expect(hasMore()).to.equal(false);
    }
  });

  it('keeps saying that a further page is loading while the one that it has overtaken ends', async () => {
    const answers: (() => void)[] = [];
    const list = createPager<Row, number>(quiet, 0, (marker) => (marker === 0
      ? Promise.resolve({ items: rows('a'), next: 1 })
      : new Promise((resolve) => answers.push(() => resolve({ items: rows('b'), next: null })))));
    await list.ensure();
    const overtaken = list.loadMore();
    list.leave();
    const more = list.loadMore();
    answers[0]?.();
    await overtaken;
    expect(list.loadingMore.peek()).to.equal(true);
    answers[1]?.();
    await more;
    expect(list.loadingMore.peek()).to.equal(false);
  });

  it('begins each load with a number of its own, and stays one list while it goes on', async () => {
    const { list } = server({ first: { items: rows('a'), next: '2' }, 2: { items: rows('b'), next: null } });
    const runOf = () => (list.load.peek() as unknown as { value: { run: number } }).value.run;
    await list.ensure();
    const first = runOf();
    await list.loadMore();
    expect(runOf()).to.equal(first);
    await list.refresh();
    expect(runOf()).to.be.greaterThan(first);
  });

  describe('that shows its first page of an earlier visit', () => {
    const earlier: RememberedAnswers = {
      begin: () => ({ onAnswer: () => undefined, keep: () => undefined, recall: async (read) => ({ value: await read({ answered: () => ({}) } as unknown as Remembering), at: 0 }) }),
      drop: () => undefined,
    };
    /** The first page of this visit answers when the test says so. */
    async function revisit() {
      const asked: number[] = [];
      let answer: (page: Promise<ServerPage<Row, number>>) => void = () => undefined;
      const list = createPager<Row, number>(quiet, 0, (marker, { answered }) => {
        if (answered) return Promise.resolve({ items: rows('a'), next: 1 });
        asked.push(marker);
        return marker === 0 ? new Promise((resolve) => { answer = resolve; }) : Promise.resolve({ items: rows(`r${marker}`), next: null });
      }, { remembered: earlier, endsOnFailure: true });
      void list.ensure();
      await waitUntil(() => valueAtHand(list.load.peek()), 'no earlier page');
      const ids = () => valueAtHand(list.load.peek())?.items.map(({ id }) => id);
      return { list, asked, answer, ids };
    }

    it('appends a page that is asked for meanwhile once that of this visit is there', async () => {
      const { list, asked, answer, ids } = await revisit();
      const more = list.loadMore();
      expect([ids(), list.loadingMore.peek(), asked]).to.deep.equal([['a'], true, [0]]);
      answer(Promise.resolve({ items: rows('a', 'b'), next: 1 }));
      await more;
      expect([ids(), list.loadingMore.peek(), asked]).to.deep.equal([['a', 'b', 'r1'], false, [0, 1]]);
    });

    it('stays one list when the rows of this visit come', async () => {
      const { list, answer, ids } = await revisit();
      const runOf = () => valueAtHand(list.load.peek())?.run;
      const before = runOf();
      answer(Promise.resolve({ items: rows('a', 'b'), next: null }));
      await waitUntil(() => ids()?.length === 2);
      expect([typeof before, runOf()]).to.deep.equal(['number', before]);
    });

    it('appends nothing where that of this visit fails, and then can be asked again', async () => {
      const { list, asked, answer, ids } = await revisit();
      const more = list.loadMore();
      answer(Promise.reject(new Error('lost')));
      await more;
      expect([ids(), list.loadingMore.peek(), asked]).to.deep.equal([['a'], false, [0]]);
      await list.loadMore();
      expect([ids(), asked]).to.deep.equal([['a', 'r1'], [0, 1]]);
    });

    for (const overtake of ['leave', 'reset', 'refresh'] as const) {
      it(`appends nothing after ${overtake}`, async () => {
        const { list, asked, answer } = await revisit();
        const more = list.loadMore();
        void list[overtake]();
        expect(list.loadingMore.peek()).to.equal(false);
        answer(Promise.resolve({ items: rows('a'), next: 1 }));
        await more;
        expect(asked.filter((marker) => marker > 0)).to.deep.equal([]);
      });
    }
  });

  it('goes on with what was selected, whatever was selected before', async () => {
    const asked: string[] = [];
    const list = createPager<Row, number, string>(quiet, 0, (marker, _, selection) => {
      asked.push(`${selection} ${marker}`);
      return Promise.resolve({ items: rows(`${selection}${marker}`), next: marker + 1 });
    }, { staysInView: () => false });
    await list.ensure('week');
    await list.loadMore();
    await list.ensure('month');
    await list.loadMore();
    expect(asked).to.deep.equal(['week 0', 'week 1', 'month 0', 'month 1']);
  });
});

describe('any list', () => {
  const actions = fc.array(fc.constantFrom('ensure', 'refresh', 'more', 'more', 'more', 'fail', 'leave', 'reset'), { maxLength: 30 });
  /** Pages whose items repeat some of the page before, or of which nothing can be read. */
  const shapes = fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), repeated: fc.integer({ min: 0, max: 3 }), unreadable: fc.boolean() }), { minLength: 1, maxLength: 8 });

  it('shows each item once and in order, whatever is done to it and whatever fails', async () => {
    await fc.assert(fc.asyncProperty(shapes, actions, async (shape, steps) => {
      let count = 0;
      const pages: Record<string, Page> = {};
      const readable: string[] = [];
      for (const [index, { count: length, repeated, unreadable }] of shape.entries()) {
        const lost = unreadable && index > 0;
        const fresh = Array.from({ length }, () => `r${count++}`);
        const items = lost ? [] : rows(...readable.slice(readable.length - repeated), ...fresh);
        if (!lost) readable.push(...fresh);
        pages[index === 0 ? 'first' : String(index)] = { items, next: index + 1 < shape.length ? String(index + 1) : null, unreadable: lost };
      }
      const { list, failing, ids, hasMore } = server(pages);
      const running: Promise<void>[] = [];
      for (const step of steps) {
        if (step === 'ensure' || step === 'refresh') running.push(list[step]());
        else if (step === 'more') running.push(list.loadMore());
        else if (step === 'fail') failing.calls = 1;
        else list[step]();
        if (running.length % 2) await Promise.resolve(); // some are under way when the next one comes
        const shown = ids() ?? [];
        expect(shown).to.deep.equal(readable.slice(0, shown.length));
      }
      await Promise.all(running);
      failing.calls = 0;
      await list.refresh();
      for (let turn = 0; hasMore() && turn < shape.length; turn++) await list.loadMore();
      expect(ids()).to.deep.equal(readable);
      expect(list.loadingMore.peek()).to.equal(false);
    }));
  });
});

describe('readAllPages', () => {
  const read = (pages: Readonly<Record<string, Page>>, counts: number[] = []) => readAllPages<Row, string>('first', (marker, { onDropped }) => {
    const page = pages[marker] ?? { items: [], next: null };
    if (page.unreadable) onDropped?.(true);
    return Promise.resolve(page);
  }, ({ id }) => id, new AbortController().signal, (count) => counts.push(count));

  it('says of a first page that nobody can read why, and passes over later ones', async () => {
    const asked: (boolean | undefined)[] = [];
    await readAllPages<Row, number>(0, (marker, { skipUnreadable }) => {
      asked.push(skipUnreadable);
      return Promise.resolve({ items: rows(`r${marker}`), next: marker < 2 ? marker + 1 : null });
    }, ({ id }) => id, new AbortController().signal, () => undefined);
    expect(asked).to.deep.equal([false, true, true]);
  });

  it('reads to the end, and counts what has come', async () => {
    const counts: number[] = [];
    const all = await read({ first: { items: rows('a', 'b'), next: '2', more: true }, 2: { items: rows('b', 'c'), next: '3', more: false } }, counts);
    expect(all).to.deep.equal({ items: rows('a', 'b', 'c'), complete: true });
    expect(counts).to.deep.equal([0, 2, 3]);
  });

  for (const [what, page] of Object.entries<Page>({
    'promises more and brings nothing new': { items: [], next: '3', more: true },
    'cannot be read': { items: [], next: null, unreadable: true },
  })) {
    it(`is not complete where a page ${what}`, async () => {
      expect(await read({ first: { items: rows('a'), next: '2', more: true }, 2: page })).to.deep.equal({ items: rows('a'), complete: false });
    });
  }

  it('is complete where nothing is said of more and a page brings nothing new', async () => {
    expect(await read({ first: { items: rows('a'), next: '2' }, 2: { items: [], next: '3' } })).to.deep.equal({ items: rows('a'), complete: true });
  });

  it('ends after 200 pages of a server that never ends, and is not complete', async () => {
    const endless = await readAllPages<Row, number>(0, (marker) => Promise.resolve({ items: rows(`r${marker}`), next: marker + 1 }),
      ({ id }) => id, new AbortController().signal, () => undefined);
    expect([endless.items.length, endless.complete]).to.deep.equal([200, false]);
  });

  it('ends when it is stopped', async () => {
    const stop = new AbortController();
    const reading = readAllPages<Row, number>(0, (marker) => Promise.resolve({ items: rows(`r${marker}`), next: marker + 1 }), ({ id }) => id, stop.signal,
      (count) => count === 2 && stop.abort());
    expect(await reading.catch((error: Error) => error.name)).to.equal('AbortError');
  });
});
