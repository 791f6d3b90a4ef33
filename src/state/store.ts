import type { StoreContext } from './context';

/**
 * How long a store keeps its data, and who shares it.
 * - `page`: as long as the runtime; all elements of the page share it.
 * - `visible`: shared too; when its last user unmounts, pending loads are aborted, and the next visit loads again.
 * - `element`: every element has its own, because its screen selects the content; it is reset when its last user
 * unmounts.
 *
 * The end of a session resets all of them.
 */
export type Lifetime = 'page' | 'visible' | 'element';

interface Visible {
  leave(): void;
}
interface Own {
  reset(): void;
}

/** The definition of a store. The runtime creates the stores, so that two runtimes on one page share nothing. */
export interface StoreDefinition<Store extends object> {
  readonly lifetime: Lifetime;
  /** @param element the element's `useScreen()`, which its prefetch gets too */
  of(context: StoreContext, element: object): Store;
}

/** A store with one instance per runtime; other stores get it by `context.use(definition)`. */
export interface SharedStore<Store extends object> extends StoreDefinition<Store> {
  (context: StoreContext): Store;
}

/** The stores of one runtime, one per element. */
export interface ElementStores<Store extends object> extends Own {
  of(element: object): Store;
}

export interface ElementStore<Store extends object> extends StoreDefinition<Store> {
  (context: StoreContext): ElementStores<Store>;
}

interface Definition<Life extends Lifetime, Store extends object> {
  lifetime: Life;
  create: (context: StoreContext) => Store;
  /** Its data is public, so the end of a session leaves it. */
  isPublic?: boolean;
}

function storesOf<Store extends object>({ create, isPublic = false }: Definition<Lifetime, Store>) {
  return (context: StoreContext): ElementStores<Store> => {
    const stores = new WeakMap<object, Store>();
    let living: readonly WeakRef<Store>[] = [];
    return {
      of(element) {
        const known = stores.get(element);
        if (known) return known;
        const store = create(context);
        stores.set(element, store);
        living = [...living.filter((ref) => ref.deref()), new WeakRef(store)];
        return store;
      },
      reset() {
        if (isPublic) return;
        for (const ref of living) (ref.deref() as Partial<Own> | undefined)?.reset?.();
      },
    };
  };
}

export function defineStore<Store extends object>(definition: Definition<'page', Store>): SharedStore<Store>;
export function defineStore<Store extends Visible>(definition: Definition<'visible', Store>): SharedStore<Store>;
export function defineStore<Store extends Own>(definition: Definition<'element', Store>): ElementStore<Store>;
export function defineStore<Store extends object>(definition: Definition<Lifetime, Store>): SharedStore<Store> | ElementStore<Store> {
  const { lifetime, create } = definition;
  if (lifetime === 'element') {
    const stores = storesOf(definition);
    return Object.assign(stores, { lifetime, of: (context: StoreContext, element: object) => context.use(stores).of(element) });
  }
  const shared = (context: StoreContext) => create(context);
  return Object.assign(shared, { lifetime, of: (context: StoreContext) => context.use(shared) });
}

const users = new WeakMap<object, number>();

/**
 * Registers a user of this store.
 * @returns a function for its unmount; the last one ends what the lifetime says
 */
export function showStore<Store extends object>({ lifetime }: StoreDefinition<Store>, store: Store): () => void {
  users.set(store, (users.get(store) ?? 0) + 1);
  return () => {
    const left = (users.get(store) ?? 1) - 1;
    users.set(store, left);
    if (left > 0) return;
    if (lifetime === 'visible') (store as unknown as Visible).leave();
    if (lifetime === 'element') (store as unknown as Own).reset();
  };
}
