import { expect } from '@open-wc/testing';
import { postTypeBadge, postTypeTabs, usesSearches } from '../../src/domain/post-types';

describe('post types', () => {
  it('[PERF-33] maps the tab labels to the values of the API, All first', () => {
    expect(postTypeTabs.map(({ label, value }) => [label, value])).to.deep.equal([
      ['All', 'ALL'], ['Auto-DM', 'AUTO_DM'], ['QR Code', 'QR_CODE'], ['Affiliate Links', 'COLLECTION'],
    ]);
  });

  it('names the source of a post on its badge', () => {
    expect(postTypeBadge('AUTO_DM')).to.equal('Auto-DM');
    expect(postTypeBadge('QR_CODE')).to.equal('QR Code');
    expect(postTypeBadge('COLLECTION')).to.equal('Affiliate Links');
  });

  it('counts searches for QR codes alone', () => {
    expect(postTypeTabs.filter(({ value }) => usesSearches(value)).map(({ value }) => value)).to.deep.equal(['QR_CODE']);
  });
});
