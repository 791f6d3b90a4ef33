import { expect } from '@open-wc/testing';
import { createToastStore } from '../../src/stores/toast-store';

describe('toasts', () => {
  it('are kept in order until dismissed', () => {
    const store = createToastStore();
    store.show('success', 'Link Copied');
    store.show('error', 'No');
    expect(store.toasts.value.map(({ kind, text }) => [kind, text])).to.deep.equal([['success', 'Link Copied'], ['error', 'No']]);
    store.dismiss(store.toasts.value[0]?.id ?? 0);
    expect(store.toasts.value.map(({ text }) => text)).to.deep.equal(['No']);
  });

  it('are shown by the toaster mounted last, and by the one before when it leaves', () => {
    const store = createToastStore();
    const [first, second] = [Symbol('first'), Symbol('second')];
    const detachFirst = store.attach(first);
    const detachSecond = store.attach(second);
    expect(store.shownBy.value).to.equal(second);
    detachSecond();
    expect(store.shownBy.value).to.equal(first);
    detachFirst();
    expect(store.shownBy.value).to.equal(undefined);
  });
});
