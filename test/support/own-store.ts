import type { Runtime } from '../../src/runtime';
import type { StoreContext } from '../../src/state/context';

/** Finds the store of an element's screen (lifetime `element`), from its next render on. */
export function ownStore<Store>(runtime: Runtime, create: (context: StoreContext) => { of(screen: object): Store }): () => Store {
  const stores = runtime.use(create);
  const of = stores.of.bind(stores);
  let own: Store | undefined;
  stores.of = (screen) => {
    const store = of(screen);
    own = store;
    return store;
  };
  return () => {
    if (!own) throw new Error('the screen has not been drawn');
    return own;
  };
}
