import { expect } from '@open-wc/testing';
import { createRuntime } from '../../src/runtime';
import type { StoreContext } from '../../src/state/context';
import { defineStore, showStore } from '../../src/state/store';

/** A store that notes what is done to it. */
function noting(_: StoreContext) {
  const notes: string[] = [];
  return { notes, leave: () => void notes.push('left'), reset: () => void notes.push('reset') };
}
const define = {
  page: () => defineStore({ lifetime: 'page', create: noting }),
  visible: () => defineStore({ lifetime: 'visible', create: noting }),
  element: () => defineStore({ lifetime: 'element', create: noting }),
};
const start = () => ({ runtime: createRuntime({ ephemeral: true }), one: {}, other: {} });

describe('defineStore', () => {
  for (const lifetime of ['page', 'visible'] as const) {
    it(`gives one store of lifetime '${lifetime}' to all elements and stores of a runtime, and another to another runtime`, () => {
      const { runtime, one, other } = start();
      const definition = define[lifetime]();
      const store = definition.of(runtime, one);
      expect(definition.of(runtime, other) === store).to.equal(true);
      expect(definition.of(start().runtime, one) === store).to.equal(false);
    });
  }

  it("gives each element a store of lifetime 'element', the same every time", () => {
    const { runtime, one, other } = start();
    const definition = define.element();
    const store = definition.of(runtime, one);
    expect(definition.of(runtime, one) === store).to.equal(true);
    expect(definition.of(runtime, other) === store).to.equal(false);
  });

  it('leaves public data at the end of a session', () => {
    for (const isPublic of [false, true]) {
      const { runtime, one } = start();
      const store = defineStore({ lifetime: 'element', create: noting, isPublic }).of(runtime, one);
      runtime.signOut();
      expect(store.notes).to.deep.equal(isPublic ? [] : ['reset']);
    }
  });

  it('resets every store of its elements', () => {
    const { runtime, one, other } = start();
    const definition = define.element();
    const stores = [one, other].map((element) => definition.of(runtime, element));
    runtime.signOut();
    expect(stores.map(({ notes }) => notes)).to.deep.equal([['reset'], ['reset']]);
  });

  for (const [lifetime, notes] of [['page', []], ['visible', ['left']], ['element', ['reset']]] as const) {
    it(`lets go of a store of lifetime '${lifetime}' with the last who shows it`, () => {
      const { runtime, one } = start();
      const definition = define[lifetime]();
      const store = definition.of(runtime, one);
      const hides = [showStore(definition, store), showStore(definition, store)];
      hides.pop()?.();
      expect(store.notes).to.deep.equal([]);
      hides.pop()?.();
      expect(store.notes).to.deep.equal(notes);
    });

    it(`keeps a store of lifetime '${lifetime}' while a new view is there before the old one is gone`, () => {
      const { runtime, one } = start();
      const definition = define[lifetime]();
      const store = definition.of(runtime, one);
      const hideOld = showStore(definition, store);
      const hideNew = showStore(definition, store);
      hideOld();
      expect(store.notes).to.deep.equal([]);
      hideNew();
      expect(store.notes).to.deep.equal(notes);
    });

    it(`resets a store of lifetime '${lifetime}' when the session ends`, () => {
      const { runtime, one } = start();
      const store = define[lifetime]().of(runtime, one);
      runtime.signOut();
      expect(store.notes).to.deep.equal(['reset']);
    });
  }
});
