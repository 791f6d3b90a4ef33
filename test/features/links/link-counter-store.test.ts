import { expect } from '@open-wc/testing';
import { linkCounterStore } from '../../../src/features/links/link-counter-store';
import { createRuntime } from '../../../src/runtime';

const key = 'creator:link-counter';
const noon = new Date('2026-01-15T06:30:00Z');
const open = (ephemeral = false) => createRuntime({ ephemeral }).use(linkCounterStore);

describe('linkCounterStore', () => {
  afterEach(() => localStorage.clear());

  it('counts the suggested names that were used today, here and at the next visit', () => {
    const store = open();
    expect(store.suggest(noon)).to.equal('AffiliateLink_150126');
    store.use(noon);
    expect([store.suggest(noon), open().suggest(noon)]).to.deep.equal(['AffiliateLink_150126_AL1', 'AffiliateLink_150126_AL1']);
    expect(JSON.parse(localStorage.getItem(key) ?? '') as unknown).to.deep.equal({ day: '2026-01-15', count: 1 });
    expect(store.suggest(new Date('2026-01-16T06:30:00Z'))).to.equal('AffiliateLink_160126');
  });

  it('stores nothing where nothing may be stored', () => {
    const store = open(true);
    store.use(noon);
    expect([store.suggest(noon), localStorage.length]).to.deep.equal(['AffiliateLink_150126_AL1', 0]);
  });

  for (const kept of ['{oops', 'null', '{"day":"2026-01-15"}', '{"day":7,"count":2}', '{"count":2}', '{"day":"2026-01-15","count":"2"}']) {
    it(`begins anew with what somebody else wrote: ${kept}`, () => {
      localStorage.setItem(key, kept);
      expect(open().suggest(noon)).to.equal('AffiliateLink_150126');
    });
  }
});
