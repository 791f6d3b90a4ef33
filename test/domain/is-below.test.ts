import { expect } from '@open-wc/testing';
import { encodePathPart, pathOf } from '../../src/domain/routes';
import { isBelow } from '../../src/domain/is-below';

const origin = 'https://shop.example';
const below = (address: string, base = '/api') => isBelow(address, base, origin);

describe('isBelow', () => {
  it('knows the base and what lies below it, in every spelling that a server may understand', () => {
    for (const path of ['/api', '/api/', '/api?x=1', '/api#a', '/api/home', '/API/home', '/%61pi/home', '//api/home', '/./api/home', '/a/../api', '/a%2f..%2Fapi/x', '/api;v=1/home', '/a%5c..%5capi/x', '/%2e/api', '/api/%zz']) {
      expect([path, below(origin + path)]).to.deep.equal([path, true]);
    }
    expect(below('/api/home')).to.equal(true);
    expect(below(`${origin}/v2/api/x`, `${origin}/v2/api`)).to.equal(true);
    expect(below('https://api.example/x', 'https://api.example')).to.equal(true);
  });

  it('leaves everything else alone', () => {
    for (const address of [`${origin}/apis`, `${origin}/shop/api`, `${origin}/`, 'https://other.example/api', 'http://shop.example/api', 'no address at all:']) {
      expect([address, below(address)]).to.deep.equal([address, false]);
    }
  });

  it('is false for what is no address, and reads slashes and dots as a server may', () => {
    expect(isBelow('https://[', '/api', 'https://a.example')).to.equal(false);
    expect(isBelow('/api', 'https://[', 'https://a.example')).to.equal(false);
    expect(isBelow('/', '/api', 'https://a.example')).to.equal(false);
    expect(isBelow('/api%2F.%2Fv1//x', '/api/v1', 'https://a.example')).to.equal(true);
  });

  it('is not led astray by more steps up than there are folders', () => {
    expect(isBelow('/x/..%2F..%2F..%2Fapi/v1', '/api', 'https://a.example')).to.equal(true);
  });
});

describe('encodePathPart', () => {
  it('writes what encodeURIComponent does, and half a character as the replacement character', () => {
    for (const text of ['a b/ü', '😀', '', '..', '%2f']) expect(encodePathPart(text)).to.equal(encodeURIComponent(text));
    for (const half of ['\ud800', '\udc00', 'a\udfffb', '\udc00\ud800']) {
      expect(decodeURIComponent(encodePathPart(half))).to.equal(half.replace(/[\ud800-\udfff]/g, '\ufffd'));
    }
  });

  it('fills the places of a route, and adds a query', () => {
    expect(pathOf('collection', { collectionId: 'a/b' })).to.equal('/collection/a%2Fb');
    expect(pathOf('reels')).to.equal('/reels/');
    expect(pathOf('earnings', {}, { tab: 'orders', page: '2' })).to.equal('/earnings?tab=orders&page=2');
    expect(pathOf('collectionListing', {}, { sort: 'clicks', search: '' })).to.equal('/collection-listing?sort=clicks');
    expect(pathOf('collectionListing', {}, { search: '' })).to.equal('/collection-listing');
  });
});
