import { expect } from '@open-wc/testing';
import { postTypes, usesSearches } from '../../src/domain/post-types';
import { postTypeTabs } from '../../src/text/post-types';

describe('post types', () => {
  it('[PERF-33] maps the tab labels to the values of the API, All first', () => {
    expect(postTypeTabs(true).map(({ id, label }) => [label, id])).to.deep.equal([
      ['All', 'ALL'], ['Auto-DM', 'AUTO_DM'], ['QR Code', 'QR_CODE'], ['Affiliate Links', 'COLLECTION'],
    ]);
  });

  it('has no tab of QR codes if there are none', () => {
    expect(postTypeTabs(false).map(({ label }) => label)).to.deep.equal(['All', 'Auto-DM', 'Affiliate Links']);
  });

  it('counts searches for QR codes alone', () => {
    expect(postTypes.filter(usesSearches)).to.deep.equal(['QR_CODE']);
  });
});
