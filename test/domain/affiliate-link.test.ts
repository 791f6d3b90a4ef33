import { expect } from '@open-wc/testing';
import { decodeAffiliateLink } from '../../src/domain/affiliate-link';

describe('affiliate links', () => {
  it('[ENT-04] decodes to code, productId, externalProductId and utm_source', () => {
    expect(decodeAffiliateLink('https://bzr.example/l/aB3?product_id=12&external_product_id=c4&utm_source=creator'))
      .to.deep.equal({ code: 'aB3', productId: '12', externalProductId: 'c4', utmSource: 'creator' });
  });

  it('says what is missing, and decodes no link without a code', () => {
    expect(decodeAffiliateLink('https://bzr.example/l/aB3'))
      .to.deep.equal({ code: 'aB3', productId: null, externalProductId: null, utmSource: null });
    expect(decodeAffiliateLink('https://bzr.example/')).to.equal(null);
    expect(decodeAffiliateLink('aB3')).to.equal(null);
  });
});
