import { expect } from '@open-wc/testing';
import { LazyImage } from '../../src/widgets/lazy-image';
import { ProductTile } from '../../src/widgets/product-tile';
import { ThumbnailGrid } from '../../src/widgets/thumbnail-grid';
import { mount, unmountAll } from './mount';
import { expectAccessible } from '../support/accessible';
import { waitUntil } from '../support/wait-until';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const pictures = (count: number) => Array.from({ length: count }, (_, index) => ({ src: dot, alt: `Product ${index + 1}` }));

describe('pictures', () => {
  afterEach(unmountAll);

  it('[WIDGET-28] the thumbnail grid shows up to four pictures', () => {
    for (const [count, shown] of [[1, 1], [3, 3], [4, 4], [9, 4]] as const) {
      expect(mount(<ThumbnailGrid images={pictures(count)} />).all('.lazy-image')).to.have.length(shown);
    }
  });

  it('[WIDGET-30] the thumbnail grid of nothing shows the fallback', () => {
    expect(mount(<ThumbnailGrid images={[]} />).all('[data-fallback]')).to.have.length(1);
  });

  it('[WIDGET-29] says how many more there are, only above four', () => {
    expect(mount(<ThumbnailGrid images={pictures(7)} />).text()).to.equal('+3');
    expect(mount(<ThumbnailGrid images={pictures(5)} />).text()).to.equal('+1');
    expect(mount(<ThumbnailGrid images={pictures(4)} />).text()).to.equal('');
  });

  it('[WIDGET-30] shows the fallback when the picture fails, and keeps its place', async () => {
    const view = mount(<div style={{ width: 80 }}><LazyImage src="data:image/png;base64,broken" size={128} alt="Kurta" /></div>);
    const before = view.one('.lazy-image').offsetHeight;
    await waitUntil(() => view.all('[data-fallback]').length === 1);
    expect(view.one('img').checkVisibility()).to.equal(false);
    expect(view.one('[role=img]').ariaLabel).to.equal('Kurta (no picture)');
    expect([before, view.one('.lazy-image').offsetHeight]).to.deep.equal([80, 80]);
    view.render(<div style={{ width: 80 }}><LazyImage src={dot} size={128} alt="Kurta" /></div>);
    await waitUntil(() => view.all('img[data-shown]').length === 1);
  });

  it('[WIDGET-31] starts to load 100 px before it comes into view', async () => {
    const real = window.IntersectionObserver;
    const margins: (string | undefined)[] = [];
    window.IntersectionObserver = class extends real {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        margins.push(options?.rootMargin);
      }
    };
    try {
      const view = mount(
        <><LazyImage src={dot} size={256} alt="near" /><div style={{ height: 3000 }} /><LazyImage src={dot} size={256} alt="far" /></>,
      );
      await waitUntil(() => view.all('img[src]').length === 1);
      expect(view.one<HTMLImageElement>('img[src]').alt).to.equal('near');
      expect(margins).to.deep.equal(['100px', '100px']);
    } finally {
      window.IntersectionObserver = real;
    }
  });

  it('asks for the sized picture and tells its server nothing about the page', async () => {
    const asked: string[] = [];
    const view = mount(<div className="grid" />);
    new MutationObserver(() => {
      for (const image of view.all<HTMLImageElement>('img[src]')) asked.push(`${image.getAttribute('src')} ${image.referrerPolicy}`);
    }).observe(view.root, { attributes: true, childList: true, subtree: true });
    view.render(<LazyImage src="/nowhere/shoe.png" size={256} alt="" />);
    await waitUntil(() => asked.length > 0);
    expect(asked[0]).to.equal('/nowhere/shoe_256.webp no-referrer');
  });

  it('a product tile is a checkbox named after the product, in any script', () => {
    const chosen: boolean[] = [];
    const view = mount(<ProductTile name="कुर्ता" image={dot} note="₹499" check={{ checked: false, onChange: (now) => chosen.push(now) }} />);
    expect(view.one('[dir=auto]').textContent).to.equal('कुर्ता');
    expect(view.one('input').ariaLabel).to.equal('Select कुर्ता');
    view.one('label').click();
    expect(chosen).to.deep.equal([true]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`is accessible in the ${scheme} scheme`, async () => {
      const view = mount(
        <>
          <ThumbnailGrid images={pictures(6)} />
          <LazyImage src={undefined} size={128} alt="Kurta" />
          <ProductTile name="Kurta" image={null} note="₹499" check={{ checked: true, onChange: () => undefined }} />
        </>, scheme,
      );
      await expectAccessible(view.host);
    });
  }
});
