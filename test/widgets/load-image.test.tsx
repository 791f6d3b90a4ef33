import { expect } from '@open-wc/testing';
import { LazyImage } from '../../src/widgets/lazy-image';
import { mount, unmountAll } from './mount';
import { waitUntil } from '../support/wait-until';

const path = (address: string) => new URL(address).pathname;

describe('pictures of a server that has them in one size', () => {
  afterEach(unmountAll);

  it('are loaded as they are, and smaller ones are asked for once', async () => {
    const view = mount(<LazyImage src="/demo/standalone/icon-192.png" size={128} alt="first" />);
    await waitUntil(() => view.all('img[data-shown]').length === 1);
    const { src } = view.one<HTMLImageElement>('img');
    expect(path(src)).to.equal('/demo/standalone/icon-192.png');
    expect(view.all('[data-fallback]')).to.have.length(0);

    const asked: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) asked.push(path((target as HTMLImageElement).src));
    }).observe(view.root, { attributes: true, attributeFilter: ['src'], subtree: true });
    view.render(<LazyImage src="/demo/standalone/icon-512.png" size={256} alt="second" />);
    await waitUntil(() => view.one<HTMLImageElement>('img').alt === 'second' && view.all('img[data-shown]').length === 1);
    expect(asked).to.deep.equal(['/demo/standalone/icon-512.png']);
  });

  it('have their fallback where there is no picture at all', async () => {
    const view = mount(<LazyImage src="/nowhere/shoe.jpg" size={256} alt="Shoe" />);
    await waitUntil(() => view.all('img[data-failed]').length === 1);
    const { src } = view.one<HTMLImageElement>('img');
    const { ariaLabel } = view.one('[data-fallback]');
    expect(path(src)).to.equal('/nowhere/shoe.jpg');
    expect(ariaLabel).to.contain('Shoe');
  });
});
