import { expect } from '@open-wc/testing';
import { deletedStore } from '../../../../src/features/shared/collections/deleted-store';
import { createRuntime } from '../../../../src/runtime';

describe('deletedStore', () => {
  it('has every deleted id, until the session ends', () => {
    const store = createRuntime().use(deletedStore);
    const before = store.ids.value;
    expect(before.size).to.equal(0);
    store.add('a');
    store.add('b');
    expect([[...store.ids.value], before.size]).to.deep.equal([['a', 'b'], 0]);
    store.reset();
    expect(store.ids.value.size).to.equal(0);
  });
});
