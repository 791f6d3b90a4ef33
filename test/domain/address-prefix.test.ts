import { expect } from '@open-wc/testing';
import { addressPrefix, pathPrefix } from '../../src/domain/address-prefix';

describe('what paths are put behind', () => {
  it('has no slash at its end, however the page writes it', () => {
    for (const given of ['https://api.bazaar.example', 'https://api.bazaar.example/', ' https://api.bazaar.example// ', new URL('https://api.bazaar.example')]) {
      expect(addressPrefix(given)).to.equal('https://api.bazaar.example');
    }
    expect(['/api/', 'api/', '/', '', null, undefined].map(addressPrefix)).to.deep.equal(['/api', 'api', '', '', '', '']);
  });

  it('begins with a slash where it is a path of the site', () => {
    expect(['creators', '/creators', 'shop/creators/', '/', '', null, undefined].map(pathPrefix))
      .to.deep.equal(['/creators', '/creators', '/shop/creators', '', '', '', '']);
    for (const given of ['#shop', '#/creators', '?page=', './creators', 'https://shop.example/creators', '//shop.example']) expect(pathPrefix(given)).to.equal(given);
  });
});
