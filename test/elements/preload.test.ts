import { expect } from '@open-wc/testing';
import { chunksFor, preloadFor } from '../../elements/preload';
import { waitUntil } from '../support/wait-until';

const every = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
/** How many there were before this test. They stay: Firefox tells nothing of the file of a link that has been removed. */
let earlier = 0;
const links = () => every().slice(earlier);
const names = () => links().map(({ href }) => new URL(href).pathname);

/** Without a build there are no hints, so only the element's own file is known. */
describe('what is preloaded', () => {
  beforeEach(() => {
    earlier = every().length;
  });
  after(() => {
    for (const link of every()) link.remove();
  });
  afterEach(() => {
    for (const script of document.head.querySelectorAll('script[nonce]')) script.remove();
  });

  it('is the own file of an element, once, beside the loader', () => {
    preloadFor('creator-one');
    preloadFor('creator-one');
    preloadFor('creator-two');
    expect(names()).to.deep.equal(['/elements/elements/creator-one.js', '/elements/elements/creator-two.js']);
    expect(links().map(({ fetchPriority, nonce }) => [fetchPriority, nonce])).to.deep.equal([['auto', ''], ['auto', '']]);
  });

  it('is what asks the API first, then what draws its answer, then what needs React', () => {
    const hints = 'core ask|draw paint|view react|creator-home,home-ask,home-first|creator-homes,no,no';
    expect(chunksFor('creator-home', hints)).to.deep.equal(['../elements/creator-home core ask home-ask', 'draw paint home-first', 'view react']);
    expect(chunksFor('creator-help', hints), 'shows nothing before React').to.deep.equal(['../elements/creator-help core ask draw paint view react', '', '']);
  });

  it('has the nonce of the scripts of the page', () => {
    const script = document.createElement('script');
    script.setAttribute('nonce', 'n1');
    document.head.append(script);
    preloadFor('creator-three');
    expect(links()[0]?.nonce).to.equal('n1');
  });

  it('is asked for in the order of what the element needs', async () => {
    const key = Symbol.for(`creator-elements.preload ${location.origin}/elements/`);
    const preload = (globalThis as unknown as Record<symbol, (first: string, next: string, later: string) => void>)[key];
    preload?.('a1 a2', 'b1', 'c1');
    expect(names()).to.deep.equal(['/elements/chunks/a1.js', '/elements/chunks/a2.js']);
    await waitUntil(() => names().length === 4); // each of them arrives, or fails as here
    expect(names()).to.deep.equal(['a1', 'a2', 'b1', 'c1'].map((name) => `/elements/chunks/${name}.js`));
    expect(links().map(({ fetchPriority }) => fetchPriority)).to.deep.equal(['auto', 'auto', 'auto', 'low']);
  });
});
