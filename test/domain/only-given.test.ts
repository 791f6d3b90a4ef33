import { expect } from '@open-wc/testing';
import { brandOf, defaultBrand } from '../../src/domain/brand';
import { onlyGiven } from '../../src/domain/only-given';

describe('options of a page', () => {
  it('that are null or undefined are as if they were missing', () => {
    expect(onlyGiven({ a: null, b: undefined, c: 0, d: '', e: false })).to.deep.equal({ c: 0, d: '', e: false });
    expect([onlyGiven(null), onlyGiven(undefined)]).to.deep.equal([{}, {}]);
  });

  it('may be an object of a class: inherited methods and getters count, and every function has its `this`', () => {
    class Options {
      token = 'one';
      nothing: string | null = null;
      get apiBase() { return `/api/${this.token}`; }
      getAuth() { return this.token; }
    }
    class OwnOptions extends Options {
      override nothing = null;
      override getAuth() { return `own ${super.getAuth()}`; }
      fetch() { return this.token; }
    }
    const given = onlyGiven(new OwnOptions());
    expect(Object.keys(given).sort()).to.deep.equal(['apiBase', 'fetch', 'getAuth', 'token']);
    const { apiBase, getAuth, fetch } = given;
    expect([apiBase, getAuth(), fetch()]).to.deep.equal(['/api/one', 'own one', 'one']);
  });

  it('have functions that use `this`, but an own `fetch` is that of the browser', () => {
    const options = { token: 'two', getAuth() { return this.token; }, fetch: window.fetch };
    const { getAuth, fetch } = onlyGiven(options);
    expect([getAuth(), fetch === window.fetch]).to.deep.equal(['two', true]);
  });

  it('may have no prototype', () => {
    expect(onlyGiven(Object.assign(Object.create(null) as object, { a: 1 }))).to.deep.equal({ a: 1 });
  });

  it('leave the defaults of the brand', () => {
    const nothing = { name: undefined, linkHosts: null, mediaHosts: null, productHosts: undefined } as unknown as Partial<typeof defaultBrand>;
    expect(brandOf(nothing)).to.deep.equal(brandOf());
    expect(brandOf(null as unknown as undefined)).to.deep.equal(brandOf());
    expect(brandOf().name).to.equal(defaultBrand.name);
  });
});
