import type { StoreContext } from './context';

interface Forgetful {
  reset(): void;
}

/**
 * A store of which every element has one of its own, since its screen chooses what is in it (a period, a post): two
 * of them on one page must not change each other. `use()` gives the stores of a runtime, `of()` that of one element.
 */
export function perElement<Store extends Forgetful>(create: (context: StoreContext) => Store) {
  return (context: StoreContext) => {
    const stores = new WeakMap<object, Store>();
    let living: readonly WeakRef<Store>[] = [];
    return {
      /** @param screen what the element's screen gets from `useScreen()`, and its prefetch as well */
      of(screen: object): Store {
        const known = stores.get(screen);
        if (known) return known;
        const store = create(context);
        stores.set(screen, store);
        living = [...living.filter((ref) => ref.deref()), new WeakRef(store)];
        return store;
      },
      /** Sign-out: nothing of the creator stays in any of them. */
      reset(): void {
        for (const ref of living) ref.deref()?.reset();
      },
    };
  };
}
