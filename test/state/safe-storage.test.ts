import { expect } from '@open-wc/testing';
import { browserStorage, createSafeStorage } from '../../src/state/safe-storage';

const throwing = new Proxy({} as Storage, {
  get: () => () => {
    throw new DOMException('no', 'SecurityError');
  },
});

describe('createSafeStorage', () => {
  afterEach(() => localStorage.removeItem('creator:test'));

  it('keeps values in local storage where that works', () => {
    const storage = createSafeStorage(localStorage);
    storage['creator:test'] = 'a';
    expect(localStorage.getItem('creator:test')).to.equal('a');
    localStorage.setItem('creator:test', 'of another tab');
    expect(storage['creator:test']).to.equal('of another tab');
    expect('creator:test' in storage).to.equal(true);
    delete storage['creator:test'];
    expect(localStorage.getItem('creator:test')).to.equal(null);
    expect('creator:test' in storage).to.equal(false);
  });

  for (const [what, real] of [['throws', throwing], ['is missing', undefined]] as const) {
    it(`keeps values in memory where storage ${what}`, () => {
      const storage = createSafeStorage(real);
      expect('creator:test' in storage).to.equal(false);
      expect(storage['creator:test']).to.equal(undefined);
      storage['creator:test'] = 'a';
      expect(storage['creator:test']).to.equal('a');
      delete storage['creator:test'];
      expect('creator:test' in storage).to.equal(false);
    });
  }

  it('keeps the newest value in memory when the disk is full', () => {
    const full = { getItem: () => 'old', setItem: () => { throw new DOMException('full', 'QuotaExceededError'); } };
    const storage = createSafeStorage(full as unknown as Storage);
    storage['creator:test'] = 'new';
    expect(storage['creator:test']).to.equal('new');
  });

  it('goes by the disk again when it takes values', () => {
    let isFull = true;
    const disk = new Map([['creator:test', 'old']]);
    const real = {
      getItem: (key: string) => disk.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        disk.set(key, value);
      },
    };
    const storage = createSafeStorage(real as unknown as Storage);
    storage['creator:test'] = 'new';
    isFull = false;
    storage['creator:test'] = 'newer';
    disk.set('creator:test', 'of another tab');
    expect(storage['creator:test']).to.equal('of another tab');
  });

  it('gets the browser\'s own storage of each kind', () => {
    expect([browserStorage('localStorage') === localStorage, browserStorage('sessionStorage') === sessionStorage]).to.deep.equal([true, true]);
  });
});
