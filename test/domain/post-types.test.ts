import { expect } from '@open-wc/testing';
import { type PostTypeFilter, postTypes, usesSearches } from '../../src/domain/post-types';
import { postTypeTabs } from '../../src/text/post-types';

describe('post types', () => {
  it('[PERF-33] maps the tab labels to the values of the API, All first', () => {
    expect(postTypeTabs(true, 'ALL').map(({ id, label }) => [label, id])).to.deep.equal([
      ['All', 'ALL'], ['Auto-DM', 'AUTO_DM'], ['QR Code', 'QR_CODE'], ['Affiliate Links', 'COLLECTION'],
    ]);
  });

  it('has no tab of QR codes if there are none', () => {
    expect(postTypeTabs(false, 'ALL').map(({ label }) => label)).to.deep.equal(['All', 'Auto-DM', 'Affiliate Links']);
  });

  it('leaves out what would move while it is unknown whether there are QR codes, but not the selected tab', () => {
    const tabs = (selected: PostTypeFilter) => postTypeTabs(undefined, selected).map(({ id }) => id);
    expect(tabs('AUTO_DM')).to.deep.equal(['ALL', 'AUTO_DM']);
    expect(tabs('COLLECTION')).to.deep.equal(['ALL', 'AUTO_DM', 'COLLECTION']);
    expect(tabs('QR_CODE'), 'there may be none').to.deep.equal(['ALL', 'AUTO_DM']);
  });

  it('counts searches for QR codes alone', () => {
    expect(postTypes.filter(usesSearches)).to.deep.equal(['QR_CODE']);
  });
});
