import { expect } from '@open-wc/testing';
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
});
