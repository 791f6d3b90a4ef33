import { expect } from '@open-wc/testing';
import { createToastStore, type Toast } from '../../src/stores/toast-store';

const texts = (toasts: readonly Toast[]) => toasts.map(({ text }) => text);

describe('toasts', () => {
  it('are kept in order until dismissed', () => {
    const store = createToastStore();
    store.show('success', 'Link Copied');
    store.show('error', 'No');
    expect(store.all().map(({ kind, text }) => [kind, text])).to.deep.equal([['success', 'Link Copied'], ['error', 'No']]);
    store.dismiss(store.all()[0]?.id ?? 0);
    expect(texts(store.all())).to.deep.equal(['No']);
  });

  it('are shown by the toaster mounted last, and by the one before when it leaves', () => {
    const store = createToastStore();
    let [first, second]: (readonly Toast[])[] = [[], []];
    const detachFirst = store.attach((shown) => (first = shown));
    store.show('error', 'No');
    expect(texts(first ?? [])).to.deep.equal(['No']);
    const detachSecond = store.attach((shown) => (second = shown));
    expect([texts(first ?? []), texts(second ?? [])]).to.deep.equal([[], ['No']]);
    detachSecond();
    expect(texts(first ?? [])).to.deep.equal(['No']);
    detachFirst();
    expect(texts(store.all())).to.deep.equal(['No']);
  });
});
