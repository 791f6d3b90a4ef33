import { expect } from '@open-wc/testing';
import { holdHeight } from '../../elements/hold-height';
import { sized } from '../support/sized';

let host: HTMLElement;
let root: ShadowRoot;
let content: HTMLElement;
let ends: (() => void)[];

function put(where: Document = document): void {
  host = where.body.appendChild(where.createElement('div'));
  host.style.display = 'block';
  root = host.attachShadow({ mode: 'open' });
  content = root.appendChild(where.createElement('div'));
}

function hold(): () => void {
  const end = holdHeight(host, root);
  ends.push(end);
  return end;
}

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

async function become(height: number): Promise<void> {
  content.style.height = `${height}px`;
  await sized(host);
}

describe('an element that loads', () => {
  beforeEach(() => {
    ends = [];
    put();
  });
  afterEach(() => {
    for (const end of ends) end();
    document.querySelector('iframe')?.remove();
    host.remove();
  });

  it('becomes higher, but not shorter until that ends', async () => {
    const end = hold();
    await become(300);
    await become(500);
    await become(200);
    expect(heightOf(host)).to.equal(500);
    end();
    expect(heightOf(host)).to.equal(200);
    await become(100);
    expect(heightOf(host)).to.equal(100);
  });

  for (const boxSizing of ['border-box', 'content-box']) {
    it(`keeps its height with space around its content, in a page of ${boxSizing}`, async () => {
      Object.assign(host.style, { boxSizing, padding: '20px', border: '3px solid' });
      hold();
      await become(300);
      expect(heightOf(host)).to.equal(346);
      await become(10);
      expect(heightOf(host)).to.equal(346);
    });
  }

  it('leaves its attributes and its height to the page', async () => {
    host.style.maxHeight = host.style.minHeight = '120px';
    const before = host.outerHTML;
    hold();
    await become(300);
    await become(10);
    expect(heightOf(host)).to.equal(120);
    expect(host.outerHTML).to.equal(before);
  });

  it('keeps nothing of a time at which it was not shown', async () => {
    host.style.display = 'none';
    hold();
    host.style.display = 'block';
    await become(80);
    await become(40);
    expect(heightOf(host)).to.equal(80);
  });

  it('keeps its height in the document of a frame as well', async () => {
    host.remove();
    const frame = document.body.appendChild(document.createElement('iframe'));
    put(frame.contentDocument ?? document);
    const end = hold();
    await become(300);
    await become(200);
    expect(heightOf(host)).to.equal(300);
    end();
    expect(root.adoptedStyleSheets.length).to.equal(0);
  });

  it('leaves alone a document that shows nothing, and the style sheets of others', () => {
    const others = root.adoptedStyleSheets = [new CSSStyleSheet()];
    const end = hold();
    host.remove();
    end();
    expect([...root.adoptedStyleSheets]).to.deep.equal(others);
    put(document.implementation.createHTMLDocument());
    hold()();
    expect(root.adoptedStyleSheets.length).to.equal(0);
  });

  it('is as high as its content in a browser that observes no sizes', () => {
    const { ResizeObserver } = window;
    Reflect.deleteProperty(window, 'ResizeObserver');
    try {
      hold()();
    } finally {
      window.ResizeObserver = ResizeObserver;
    }
    expect(root.adoptedStyleSheets.length).to.equal(0);
  });
});
