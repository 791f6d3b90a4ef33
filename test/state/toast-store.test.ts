import { expect } from '@open-wc/testing';
import { createToastStore, type Toast } from '../../src/state/toast-store';

const texts = (toasts: readonly Toast[]) => toasts.map(({ text }) => text);

describe('toasts', () => {
  it('are kept in order until dismissed', () => {
    const store = createToastStore();
    store.show('success', 'Link Copied');
    store.show('error', 'No');
    expect(store.all().map(({ kind, text }) => [kind, text])).to.deep.equal([['success', 'Link Copied'], ['error', 'No']]);
    expect(store.all().map(({ id }) => id)).to.deep.equal([1, 2]);
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

  it('are shown by the toaster of the highest rank, and by a dialog only if it can be seen', () => {
    const store = createToastStore();
    const ranks: Record<string, number> = { first: 1, second: 2, dialog: 0 };
    const shown: Record<string, readonly Toast[]> = {};
    for (const name of ['first', 'second', 'dialog']) {
      store.attach((toasts) => (shown[name] = toasts), name === 'dialog', () => ranks[name] ?? 0);
    }
    const showing = () => {
      store.show('error', 'No');
      return Object.keys(shown).filter((name) => texts(shown[name] ?? []).length > 0);
    };
    expect(showing()).to.deep.equal(['dialog']);
    ranks['dialog'] = -1;
    expect(showing()).to.deep.equal(['second']);
    ranks['second'] = -1;
    expect(showing()).to.deep.equal(['first']);
    ranks['second'] = 3;
    expect(showing()).to.deep.equal(['second']);
  });

  it('are shown by an open dialog, whichever toaster comes after it', () => {
    const store = createToastStore();
    let shown: readonly Toast[] = [];
    store.attach((toasts) => (shown = toasts), true);
    store.attach(() => undefined);
    store.show('error', 'No');
    expect(texts(shown)).to.deep.equal(['No']);
  });

  it('are shown by the dialog opened last, also when another screen comes meanwhile', () => {
    const store = createToastStore();
    const shown: Record<string, readonly Toast[]> = {};
    const attach = (name: string, inDialog: boolean) => store.attach((toasts) => (shown[name] = toasts), inDialog);
    const showing = () => Object.keys(shown).filter((name) => texts(shown[name] ?? []).length > 0);
    attach('screen', false);
    const closeSheet = attach('sheet', true);
    const closeQuestion = attach('question', true);
    store.show('error', 'No');
    expect(showing()).to.deep.equal(['question']);
    attach('another screen', false);
    expect(showing()).to.deep.equal(['question']);
    closeQuestion();
    delete shown['question'];
    expect(showing()).to.deep.equal(['sheet']);
    closeSheet();
    delete shown['sheet'];
    expect(showing()).to.deep.equal(['another screen']);
  });
});
