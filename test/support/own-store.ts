import type { Runtime } from '../../src/runtime';
import type { StoreContext } from '../../src/state/context';

/** Finds the store that an element's screen takes for itself (lifetime `element`), from the next time it is drawn. */
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
