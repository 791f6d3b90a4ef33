import { expect } from '@open-wc/testing';
import { observe, tags } from '../../elements/creator-elements';
import { findByRole } from '../support/screen';

const defined = (tag: string) => customElements.get(tag) !== undefined;

/** Two frames: by then the browser has told what is in view. */
const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

describe('the loader', () => {
  const made: Element[] = [];
  const append = (tag: string, parent: ParentNode = document.body, attributes: Record<string, string> = {}) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    made.push(element);
    parent.append(element);
    return element;
  };
  const addStyle = (css: string) => {
    append('style', document.head).textContent = css;
  };
  /** Pushes what follows out of view. */
  const appendSpace = () => append('div', document.body, { class: 'space' });
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    scrollTo(0, 0);
  });

  it('defines the tags that are there and those that come later, each with its own code alone', async () => {
    const first = append('creator-help');
    await customElements.whenDefined('creator-help');
    await findByRole(first, 'heading', 'Help');
    expect(defined('creator-collection')).to.equal(false);
    const box = document.createElement('div');
    made.push(box);
    append('creator-collection', box);
    document.body.append(box);
    await customElements.whenDefined('creator-collection');
    // No test of this file has that tag, so the order of the tests says nothing.
    expect(defined('creator-home')).to.equal(false);
  });

  it('leaves other tags alone', async () => {
    append('creator-of-somebody-else');
    await Promise.resolve();
    expect(tags).to.not.include('creator-of-somebody-else');
    expect(defined('creator-of-somebody-else')).to.equal(false);
  });

  it('knows every element there is', async () => {
    for (const tag of tags) {
      const response = await fetch(`/elements/${tag}.ts`);
      expect(response.status, tag).to.equal(200);
    }
    expect([...tags]).to.deep.equal([...tags].sort());
  });

  it('defines tags inside a shadow root that a component of the page hands over', async () => {
    const root = append('div').attachShadow({ mode: 'open' });
    append('creator-login', root);
    observe(root);
    await customElements.whenDefined('creator-login');
    append('creator-performance', root);
    await customElements.whenDefined('creator-performance');
  });

  it('waits with loading="viewport" until the tag is near view', async () => {
    addStyle('.space { height: 5000px }');
    appendSpace();
    const far = append('creator-earnings', document.body, { loading: 'viewport' });
    append('creator-bank-details');
    await customElements.whenDefined('creator-bank-details');
    await twoFrames();
    expect(defined('creator-earnings')).to.equal(false);
    far.scrollIntoView();
    await customElements.whenDefined('creator-earnings');
  });

  it('loads a tag with loading="viewport" that ends a scroller of the page a fraction of a pixel below its edge', async () => {
    addStyle('.scroller { height: 300px; overflow: auto } .scroller div { height: 1200.25px }');
    const scroller = append('div', document.body, { class: 'scroller' });
    append('div', scroller);
    append('creator-ordered-products', scroller, { loading: 'viewport' });
    await twoFrames();
    expect(defined('creator-ordered-products')).to.equal(false);
    scroller.scrollTop = scroller.scrollHeight;
    await customElements.whenDefined('creator-ordered-products');
  });

  it('measures places only once the tags above have their height', async () => {
    addStyle('creator-auto-dm:defined { min-height: 5000px }');
    append('creator-auto-dm');
    const below = append('creator-auto-dm-listing', document.body, { loading: 'viewport' });
    await customElements.whenDefined('creator-auto-dm');
    await twoFrames();
    expect(defined('creator-auto-dm-listing')).to.equal(false);
    below.scrollIntoView();
    await customElements.whenDefined('creator-auto-dm-listing');
  });

  it('measures tags that wait above each other one after the other', async () => {
    addStyle('creator-collection-listing:defined { min-height: 5000px }');
    append('creator-collection-listing', document.body, { loading: 'viewport' });
    append('creator-qr-code-listing', document.body, { loading: 'viewport' });
    await customElements.whenDefined('creator-collection-listing');
    await twoFrames();
    expect(defined('creator-qr-code-listing')).to.equal(false);
  });

  it('loads a tag that the page hides until it is defined, but not one with the hidden attribute', async () => {
    addStyle('creator-reel-viewer:not(:defined) { display: none }');
    const hidden = append('creator-post-linking', document.body, { loading: 'viewport', hidden: '' });
    append('creator-reel-viewer', document.body, { loading: 'viewport' });
    await customElements.whenDefined('creator-reel-viewer');
    await twoFrames();
    expect(defined('creator-post-linking')).to.equal(false);
    hidden.removeAttribute('hidden');
    await customElements.whenDefined('creator-post-linking');
  });
});
