import { expect } from '@open-wc/testing';
import type { Product } from '../../../src/api/contract/shapes';
import { CollectionPage } from '../../../src/features/public-collection/views/collection-page';
import { plainText } from '../../support/plain-view';
import { mount, unmountAll } from '../../widgets/mount';

describe('views of the public collection', () => {
  afterEach(unmountAll);

  it('show the products from plain data, without a store and without React', () => {
    const asked: string[] = [];
    const products = ['Kurta', 'Saree', 'Lamp'].map((name) => ({ id: name, name, affiliate_link: `/p/${name}` }));
    const page = (
      <CollectionPage
        collection={{ name: 'Diwali picks', creator_name: 'Asha', product_details_list: products }}
        brand="Bazaar"
        home={null}
        shown={2}
        onMore={() => asked.push('more')}
        picture={() => null}
        onShare={() => asked.push('share')}
        shop={(url) => (url === '/p/Saree' ? null : String(url))}
      />
    );
    const text = plainText(page);
    for (const words of ['Diwali picks', 'Asha', 'Kurta', 'Bazaar']) expect(text).to.contain(words);
    expect(text).not.to.contain('Lamp');
    const view = mount(page);
    expect(view.text()).to.equal(text);
    expect(view.all('a').map((link) => link.getAttribute('href'))).to.deep.equal(['/p/Kurta']);
    for (const button of view.all<HTMLButtonElement>('button')) button.click();
    expect(asked).to.deep.equal(['share', 'more']);
  });

  const show = (product: Pick<Product, 'price' | 'affiliate_link'>, creator?: string) => mount(
    <CollectionPage
      collection={{ name: 'Diwali picks', creator_name: creator, product_details_list: [{ id: 'k', name: 'Kurta', ...product }] }}
      brand="Bazaar"
      home={null}
      shown={1}
      onMore={() => undefined}
      picture={() => null}
      shop={String}
    />,
  );

  it('show the way to the shop where there are no products', () => {
    const empty = (home: string | null) => mount(
      <CollectionPage collection={{ product_details_list: [] }} brand="Bazaar" home={home} shown={1} onMore={() => undefined} picture={() => null} shop={String} />,
    );
    expect(empty('https://www.bazaar.example/').all('a').map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([['Go to Bazaar', 'https://www.bazaar.example/']]);
    expect(empty(null).all('a')).to.have.length(0);
  });

  for (const [price, shown] of [[1249.5, '₹1,250'], [0, null], [-1, null], [null, null], [Number.NaN, null]] as const) {
    it(`show ${shown ?? 'no price'} for a price of ${price}`, () => {
      expect(show({ price, affiliate_link: '/l/1' }).all('.collection-price').map((each) => each.textContent)).to.deep.equal(shown ? [shown] : []);
    });
  }

  it('make a product one link, marked as sponsored, that says what it opens', () => {
    const links = show({ price: 999, affiliate_link: '/l/1' }).all('a');
    expect(links.map((link) => [link.textContent, link.getAttribute('rel')])).to.deep.equal([['Kurta₹999See on Bazaar', 'sponsored noopener noreferrer']]);
  });

  it('say before the products who may earn a commission', () => {
    const before = (creator?: string) => {
      const view = show({ affiliate_link: '/l/1' }, creator);
      const text = view.text();
      return text.slice(0, text.indexOf('Kurta'));
    };
    expect(before('Asha')).to.contain('Affiliate links: Asha may earn a commission on what you buy.');
    unmountAll();
    expect(before()).to.contain('Affiliate links: the creator of this page may earn a commission on what you buy.');
  });
});
