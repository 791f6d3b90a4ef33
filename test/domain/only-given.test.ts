import { expect } from '@open-wc/testing';
import { brandOf, defaultBrand } from '../../src/domain/brand';
import { onlyGiven } from '../../src/domain/only-given';

describe('options of a page', () => {
  it('that are null or undefined are as if they were missing', () => {
    expect(onlyGiven({ a: null, b: undefined, c: 0, d: '', e: false })).to.deep.equal({ c: 0, d: '', e: false });
    expect([onlyGiven(null), onlyGiven(undefined)]).to.deep.equal([{}, {}]);
  });

  it('leave the defaults of the brand', () => {
    const nothing = { name: undefined, linkHosts: null, mediaHosts: null, productHosts: undefined } as unknown as Partial<typeof defaultBrand>;
    expect(brandOf(nothing)).to.deep.equal(brandOf());
    expect(brandOf(null as unknown as undefined)).to.deep.equal(brandOf());
    expect(brandOf().name).to.equal(defaultBrand.name);
  });
});
