import { expect } from '@open-wc/testing';
import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { useSafeStorage } from '../../src/state/persistent-storage';

const key = 'creator:test';

describe('useSafeStorage', () => {
  afterEach(() => localStorage.removeItem(key));

  it('makes the persistent stores use local storage and hear of other tabs, once, so that all of a page share one memory', () => {
    setPersistentEngine({}, windowPersistentEvents);
    useSafeStorage();
    const atom = persistentAtom<string>(key, '');
    const stop = atom.listen(() => undefined);
    atom.set('a');
    expect(localStorage.getItem(key)).to.equal('a');
    localStorage.setItem(key, 'b');
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'b', storageArea: localStorage }));
    expect(atom.get()).to.equal('b');
    stop();

    setPersistentEngine({}, windowPersistentEvents);
    useSafeStorage();
    persistentAtom<string>(key, '').set('c');
    expect(localStorage.getItem(key)).to.equal('b');
  });
});
