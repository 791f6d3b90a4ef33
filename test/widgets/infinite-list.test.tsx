import { expect, nextFrame } from '@open-wc/testing';
import { useRef, type CSSProperties } from 'react';
import { Drawer } from '../../src/widgets/drawer';
import { InfiniteList } from '../../src/widgets/infinite-list';
import { mount, unmountAll, type Mounted } from './mount';
import { expectAccessible } from '../support/accessible';
import { waitUntil } from '../support/wait-until';

interface Row { id: string; text: string }
const rows = (count: number, prefix = 'Post'): Row[] => Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index}`, text: `${prefix} ${index + 1}` }));
const nothing = () => undefined;
/** The rows that are rendered: the first ones, and of the others those near the viewport. */
const rowsOf = (view: Mounted) => view.all('li, [role=listitem]');

function List({ items, hasMore = false, loading = false, onLoadMore = nothing, sentinel }: { items: Row[]; hasMore?: boolean; loading?: boolean; onLoadMore?: () => void; sentinel?: 'near' | 'full' }) {
  return (
    <InfiniteList items={items} getKey={(row) => row.id} renderItem={(row) => <div style={{ minHeight: 60 }}>{row.text}</div>} hasMore={hasMore} loading={loading} onLoadMore={onLoadMore} label="Posts" {...(sentinel && { sentinel })} />
  );
}

function ListInDrawer({ items }: { items: Row[] }) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer open title="Posts" height="sheet" onClose={nothing} bodyRef={body}>
      <InfiniteList items={items} getKey={(row) => row.id} renderItem={(row) => <div style={{ minHeight: 60 }}>{row.text}</div>} hasMore={false} loading={false} onLoadMore={nothing} scroller={body} />
    </Drawer>
  );
}

/** What the list observes, without waiting for the browser. */
function withObserver<T>(act: (made: IntersectionObserverInit[], fire: (isIntersecting: boolean) => void) => T): T {
  const real = window.IntersectionObserver;
  const made: IntersectionObserverInit[] = [];
  let latest: IntersectionObserverCallback = nothing;
  window.IntersectionObserver = class extends real {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(nothing, options);
      made.push(options);
      latest = callback;
    }
  };
  try {
    return act(made, (isIntersecting) => latest([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
  } finally {
    window.IntersectionObserver = real;
  }
}

/**
 * Rows that are measured and rendered again within one frame make Chromium report this; it is harmless, but mocha would
 * fail on it.
 */
const harmless = 'ResizeObserver loop';

describe('infinite list', () => {
  const report = window.onerror;
  before(() => {
    window.onerror = (message, ...rest) => (String(message).includes(harmless) ? true : report?.call(window, message, ...rest));
  });
  after(() => {
    window.onerror = report;
  });
  afterEach(() => {
    unmountAll();
    window.scrollTo(0, 0);
  });

  it('[WIDGET-26] asks for more when its end comes into view, once per page', async () => {
    let asked = 0;
    const view = mount(<List items={rows(25)} hasMore onLoadMore={() => asked++} />);
    expect(view.all('li')).to.have.length(25);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => asked === 1);
    view.render(<List items={rows(25)} hasMore loading onLoadMore={() => asked++} />);
    view.render(<List items={rows(28)} hasMore onLoadMore={() => asked++} />);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => asked === 2);
  });

  it('does not ask in a loop when a page fails to come: a button stands there', async () => {
    let asked = 0;
    const list = (loading: boolean) => <List items={rows(2)} hasMore loading={loading} onLoadMore={() => asked++} />;
    const view = mount(list(false));
    await waitUntil(() => asked === 1);
    view.render(list(true));
    view.render(list(false));
    await waitUntil(() => view.text().includes('Load more'));
    expect(asked).to.equal(1);
    view.button('Load more').click();
    expect(asked).to.equal(2);
  });

  it('[WIDGET-27] watches a 30 px sentinel, or one that must be wholly visible', () => {
    withObserver((made) => {
      const near = mount(<List items={rows(3)} hasMore />);
      near.render(<List items={rows(3)} hasMore />);
      expect(made.at(-1)).to.deep.equal({ root: null, rootMargin: '30px', scrollMargin: '30px' });
      mount(<List items={rows(3)} hasMore sentinel="full" />).render(<List items={rows(3)} hasMore sentinel="full" />);
      expect(made.at(-1)).to.deep.equal({ root: null, threshold: 1 });
      expect(near.one('.infinite-sentinel').offsetHeight).to.equal(30);
    });
  });

  it('draws only the rows around the view of 10,000, and reaches the last', async () => {
    const view = mount(<List items={rows(10_000)} />);
    await waitUntil(() => rowsOf(view).length > 5 && document.documentElement.scrollHeight > 100_000);
    expect(view.all('*').length).to.be.below(400);
    await waitUntil(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return view.text().includes('Post 10000');
    });
    expect(view.all('*').length).to.be.below(400);
  });

  it('has as many columns as the style sheet says, before and after it is drawn around the view alone, and follows a change', async () => {
    const tops = (found: Element[]) => found.slice(0, 4).map((row) => Math.round(row.getBoundingClientRect().top));
    const others = (view: Mounted) => view.all('[role=listitem]');
    const sheet = 'div :is(.infinite-list, .infinite-row) { display: grid; gap: 12px; grid-template-columns: repeat(var(--_columns), 1fr); }';
    const columns = (count: number, items: Row[]) => <div style={{ '--_columns': count } as CSSProperties}><style>{sheet}</style><List items={items} /></div>;
    const view = mount(columns(2, rows(30)));
    const [first = 0, second, third = 0, fourth] = tops(rowsOf(view));
    expect([second, fourth, third > first]).to.deep.equal([first, third, true]);
    view.render(columns(2, rows(101)));
    expect(tops(rowsOf(view))).to.deep.equal([first, first, third, third]);
    expect(rowsOf(view).slice(0, 4).map(({ textContent }) => textContent)).to.deep.equal(['Post 1', 'Post 2', 'Post 3', 'Post 4']);
    view.all('li')[29]?.scrollIntoView();
    await waitUntil(() => others(view).length > 5 && tops(others(view))[1] === tops(others(view))[0]);
    const [top = 0] = tops(view.all('li').slice(29));
    const height = third - first;
    expect(tops(others(view))).to.deep.equal([top + height, top + height, top + 2 * height, top + 2 * height]);
    expect(others(view).slice(0, 4).map(({ textContent }) => textContent)).to.deep.equal(['Post 31', 'Post 32', 'Post 33', 'Post 34']);
    await waitUntil(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return view.text().includes('Post 101');
    });
    view.one<HTMLElement>('div').style.setProperty('--_columns', '1');
    view.one<HTMLElement>('div').style.width = '300px';
    await waitUntil(() => new Set(tops(others(view))).size === 4);
    window.scrollTo(0, 0);
    await waitUntil(() => new Set(tops(rowsOf(view))).size === 4);
  });

  it('takes a row that is not rendered yet to be as high as the first ones, with the gap below it', async () => {
    const view = mount(<List items={rows(31)} />);
    await waitUntil(() => view.all('[role=list]').length > 0);
    const [first, second] = rowsOf(view).map((row) => row.getBoundingClientRect().top);
    const height = (second ?? 0) - (first ?? 0);
    unmountAll();
    // In a root that has no styles yet, and with code that is there already: all is measured when it is inserted.
    const long = mount(<List items={rows(1030)} />);
    await waitUntil(() => long.all('[role=list] > *').length > 0);
    expect(long.one('[role=list]').getBoundingClientRect().height).to.equal(1000 * height);
  });

  it('does not render a row again with each other one while 200 of them are scrolled through, and changes what its page changes', async () => {
    const rendered = new Map<number, number>();
    function Counted({ text, index }: { text: string; index: number }) {
      rendered.set(index, (rendered.get(index) ?? 0) + 1);
      return <div style={{ minHeight: 60 }}>{text}</div>;
    }
    const items = rows(10_000);
    const list = (mark: string) => (
      <InfiniteList items={items} getKey={(row) => row.id} renderItem={(row) => <Counted text={`${row.text}${mark}`} index={items.indexOf(row)} />} hasMore={false} loading={false} onLoadMore={nothing} label="Posts" />
    );
    const view = mount(list('.'));
    await waitUntil(() => rowsOf(view).length > 5);
    // What the list renders before it has measured its rows does not count.
    await waitUntil(() => {
      window.scrollTo(0, 4000);
      return view.all('.infinite-row').some((row) => row.textContent === 'Post 55.');
    });
    const first = Math.max(...rendered.keys()) + 1;
    while (Math.max(...rendered.keys()) < first + 200) {
      window.scrollBy(0, 90);
      await nextFrame();
    }
    // A row may leave and come back when a neighbour is measured; without kept elements each is rendered ten times and more.
    const times = [...rendered].filter(([index]) => index >= first).map(([, count]) => count);
    expect(times.reduce((sum, count) => sum + count, 0)).to.be.at.most(times.length * 2);
    view.render(list('!'));
    await waitUntil(() => view.all('.infinite-row').every((row) => row.textContent?.endsWith('!')));
  });

  it('stays alive when its data is replaced wholesale', async () => {
    const view = mount(<List items={rows(500)} />);
    await waitUntil(() => rowsOf(view).length > 5);
    await waitUntil(() => {
      window.scrollTo(0, 9000);
      return /Post 1\d\d/.test(view.text()) && !view.text().includes('Post 40Post');
    });
    view.render(<List items={rows(400, 'Reel')} />);
    await waitUntil(() => /Reel \d+/.test(view.text()) && !view.text().includes('Post'));
    window.scrollTo(0, 0);
    await waitUntil(() => view.text().includes('Reel 1Reel 2'));
    view.render(<List items={rows(35, 'Link')} />);
    await waitUntil(() => view.text().includes('Link 1Link 2'));
  });

  it('scrolls inside a drawer', async () => {
    const view = mount(<ListInDrawer items={rows(1000)} />);
    const body = view.one('.drawer-body');
    await waitUntil(() => rowsOf(view).length > 3 && body.scrollHeight > 20_000);
    expect(rowsOf(view).length).to.be.below(60);
    await waitUntil(() => {
      body.scrollTo(0, body.scrollHeight);
      return view.text().includes('Post 1000');
    });
  });

  it('is accessible', async () => {
    const view = mount(<List items={rows(60)} />);
    await waitUntil(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return view.all('[role=listitem]').length > 5;
    });
    await expectAccessible(view.host);
  });

  it('is printed as a whole, and goes on with what is in view', async () => {
    const view = mount(<List items={rows(200)} />);
    await waitUntil(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return view.all('.infinite-row').length > 0;
    });
    expect(rowsOf(view).length).to.be.lessThan(200);
    dispatchEvent(new Event('beforeprint'));
    expect(view.all('li')).to.have.length(200);
    dispatchEvent(new Event('afterprint'));
    await waitUntil(() => view.all('.infinite-row').length > 0 && view.all('li').length === 30);
  });
});
