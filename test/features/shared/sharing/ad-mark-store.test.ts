import { expect } from '@open-wc/testing';
import { adMarkStore } from '../../../../src/features/shared/sharing/ad-mark-store';
import { createRuntime } from '../../../../src/runtime';

const open = (ephemeral = false) => createRuntime({ ephemeral }).use(adMarkStore);

describe('adMarkStore', () => {
  afterEach(() => localStorage.clear());

  it('marks what is shared if the creator wants it, here and at the next visit', () => {
    const store = open();
    expect([store.added.value, store.mark('Look')]).to.deep.equal([false, 'Look']);
    store.toggle();
    expect([store.added.value, store.mark('Look'), open().added.value]).to.deep.equal([true, '#Ad Look', true]);
    expect(localStorage.getItem('creator:ad-mark')).to.equal('on');
    store.toggle();
    expect([store.added.value, localStorage.length, open().added.value]).to.deep.equal([false, 0, false]);
  });

  it('stores nothing where nothing may be stored', () => {
    const store = open(true);
    store.toggle();
    expect([store.added.value, localStorage.length]).to.deep.equal([true, 0]);
  });
});
