import { expect } from '@open-wc/testing';
import { matchRoute } from '../../../elements/app/match-route';

describe('matchRoute', () => {
  for (const [address, route] of [
    ['/login', 'login'],
    ['/influencer-home', 'home'],
    ['/affiliate-links', 'affiliateLinks'],
    ['/create-collection', 'affiliateLinksOlder'],
    ['/auto-dm-post-linking', 'postLinking'],
    ['/post-linking', 'postLinkingOlder'],
    ['/performance/', 'performance'],
    ['/performance//', 'performance'],
    ['collection/c1', 'collection'],
  ] as const) {
    it(`finds ${route} at ${address}`, () => expect(matchRoute(address)?.route).to.equal(route));
  }

  it('[ROUTE-17] takes the collection reference as an opaque text', () => {
    expect(matchRoute('/collection/col%2F7%20a?collectionType=autodm')).to.deep.equal({
      route: 'collection',
      path: '/collection/col%2F7%20a',
      params: { collectionId: 'col/7 a' },
      query: { collectionType: 'autodm' },
    });
  });

  it('survives a stray percent sign', () => {
    expect(matchRoute('/reels/100%')?.params).to.deep.equal({ categoryId: '100%' });
  });

  for (const address of ['//', '///', '//evil.example/earnings', '//[', '//:80/earnings', 'https://evil.example/earnings', '/\\\\evil.example/earnings', 'javascript:alert(1)', '//user@evil.example/login']) {
    it(`takes no host from an address and does not throw: ${address}`, () => expect(matchRoute(address)).to.equal(undefined));
  }

  it('knows no other path', () => {
    expect(matchRoute('/influencer-home/more')).to.equal(undefined);
    expect(matchRoute('/')).to.equal(undefined);
  });
});
