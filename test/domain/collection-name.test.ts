import { expect } from '@open-wc/testing';
import { defaultCollectionName, isDefaultName, namesUsed, nextCounter, singleLinkName } from '../../src/domain/collection-name';

/** Already 3 December 2026 in India. */
const now = new Date('2026-12-02T19:00:00Z');

describe('collection names', () => {
  it('[COLL-08] [COLL-09] names a single link after its product', () => {
    expect(singleLinkName('4711')).to.equal('Affiliate_Link_4711');
  });

  it('[COLL-09] [COLL-10] names a collection after the day in India, with the counter when it is above 0', () => {
    expect(defaultCollectionName(now, 0)).to.equal('AffiliateLink_031226');
    expect(defaultCollectionName(now, 1)).to.equal('AffiliateLink_031226_AL1');
    expect(defaultCollectionName(now, 12)).to.equal('AffiliateLink_031226_AL12');
  });

  it('counts the names of a day and begins again on the next', () => {
    expect(namesUsed(null, now)).to.equal(0);
    const first = nextCounter(null, now);
    expect(first).to.deep.equal({ day: '2026-12-03', count: 1 });
    expect(nextCounter(first, now)).to.deep.equal({ day: '2026-12-03', count: 2 });
    expect(namesUsed(first, new Date('2026-12-03T18:30:00Z'))).to.equal(0);
  });

  it('knows the names that nobody has chosen', () => {
    for (const name of ['AffiliateLink_031226', 'AffiliateLink_031226_AL12', 'Affiliate_Link_4711']) expect(isDefaultName(name)).to.equal(true);
    for (const name of ['Festive picks', 'AffiliateLink', 'AffiliateLink_031226 for Diwali', 'My AffiliateLink_031226']) expect(isDefaultName(name)).to.equal(false);
  });
});
