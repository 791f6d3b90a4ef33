import { expect } from '@open-wc/testing';
import { lastPlatformStore, platformChoices } from '../../../src/features/links/last-platform-store';
import { createRuntime } from '../../../src/runtime';

const key = 'creator:link-platform';
const open = (ephemeral = false) => createRuntime({ ephemeral }).use(lastPlatformStore);

describe('lastPlatformStore', () => {
  afterEach(() => localStorage.clear());

  it('knows where the latest collection was shared, here and at the next visit', () => {
    expect(open().last()).to.equal(null);
    for (const platform of platformChoices) {
      open().remember(platform);
      expect([open().last(), localStorage.getItem(key)]).to.deep.equal([platform, platform]);
    }
    expect(platformChoices).to.deep.equal(['INSTAGRAM_STORIES', 'YOUTUBE', 'FACEBOOK']);
  });

  it('believes no other content of the storage', () => {
    localStorage.setItem(key, 'SINGLE_LINK');
    expect(open().last()).to.equal(null);
  });

  it('stores nothing where nothing may be stored', () => {
    const store = open(true);
    expect(store.last()).to.equal(null);
    store.remember('YOUTUBE');
    expect([store.last(), localStorage.length]).to.deep.equal(['YOUTUBE', 0]);
  });
});
