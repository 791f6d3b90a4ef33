import { expect } from '@open-wc/testing';
import { InfiniteList } from '../../src/widgets/infinite-list';
import { mount, unmountAll, type Mounted } from './mount';
import { waitUntil } from '../support/wait-until';

const items = Array.from({ length: 2000 }, (_, index) => ({ id: `p${index}`, text: `Post ${index + 1}` }));

/** What a page has around an element, and what scrolls there. */
const places: [name: string, around: string, page: string, scroller: (box: HTMLElement) => Element][] = [
  ['the page itself', '', '', () => document.documentElement],
  ['the page, around a box that hides what is too wide', 'overflow-x: hidden', '', () => document.documentElement],
  ['the page, around a box that would scroll if it had a height', 'overflow: auto', '', () => document.documentElement],
  ['a box', 'height: 400px; overflow: auto', '', (box) => box],
  ['a box with two axes', 'height: 400px; overflow-x: hidden', '', (box) => box],
  ['the body', '', 'html { height: 100%; overflow: hidden } body { height: 100%; margin: 0; overflow: auto }', () => document.body],
  ['the page, whose body says so', '', 'body { margin: 0; overflow: auto }', () => document.documentElement],
];

describe('a long list where there scrolls', () => {
  let box: HTMLElement;
  let style: HTMLStyleElement;
  const report = window.onerror;
  beforeEach(() => {
    // Rows that are measured and rendered within one frame make Chromium report this, which is harmless.
    window.onerror = (message, ...rest) => (String(message).includes('ResizeObserver loop') ? true : report?.call(window, message, ...rest));
    box = document.createElement('div');
    style = document.createElement('style');
    document.head.append(style);
    document.body.append(box);
  });
  afterEach(() => {
    unmountAll();
    box.remove();
    style.remove();
    window.scrollTo(0, 0);
    window.onerror = report;
  });

  for (const [name, around, page, scrollerOf] of places) {
    it(`${name}: only rows near the viewport are there, and the end is asked for where it comes into view`, async () => {
      box.style.cssText = around;
      style.textContent = page;
      let asked = 0;
      const list = (count: number) => <List count={count} onLoadMore={() => asked++} />;
      const view = mount(list(25), 'light', box);
      const scroller = scrollerOf(box);
      await twoFrames();
      expect(asked, 'nothing is asked before the end is near').to.equal(0);
      scroller.scrollTo(0, scroller.scrollHeight);
      await waitUntil(() => asked === 1);
      scroller.scrollTo(0, 0);
      view.render(list(2000));
      await waitUntil(() => rowsOf(view).length > 25);
      await twoFrames();
      expect(rowsOf(view).length).to.be.within(5, 100);
      await reachEnd(view, scroller);
    });
  }

  it('a box that is shown later', async () => {
    box.style.cssText = 'display: none; height: 400px; overflow: auto';
    const view = mount(<List count={2000} />, 'light', box);
    await twoFrames();
    box.style.display = 'block';
    await reachEnd(view, box);
  });

  it('a box, and the page in another layout', async () => {
    box.style.cssText = 'height: 400px; overflow: auto';
    const view = mount(<List count={2000} />, 'light', box);
    await reachEnd(view, box);
    box.style.cssText = 'overflow: auto';
    dispatchEvent(new Event('resize'));
    window.scrollTo(0, 0);
    await waitUntil(() => view.text().includes('Post 1Post 2'));
    await reachEnd(view, document.documentElement);
  });
});

function List({ count, onLoadMore = () => undefined }: { count: number; onLoadMore?: () => void }) {
  return (
    <InfiniteList items={items.slice(0, count)} getKey={(row) => row.id} renderItem={(row) => <div style={{ minHeight: 60 }}>{row.text}</div>} hasMore loading={false} onLoadMore={onLoadMore} label="Posts" />
  );
}

async function reachEnd(view: Mounted, scroller: Element): Promise<void> {
  await waitUntil(() => {
    scroller.scrollTo(0, scroller.scrollHeight);
    return view.text().includes('Post 2000');
  });
  expect(rowsOf(view).length).to.be.within(5, 100);
}

/** The rows that are rendered. */
const rowsOf = (view: Mounted) => view.all('li, [role=listitem]');

/** Observers have told what they see by then. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
}
