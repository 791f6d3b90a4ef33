import { useLayoutEffect } from 'react';

const users = new WeakMap<object, number>();

/**
 * Calls `leave` when the last screen that shows what is in this store is gone: several elements of a page share what
 * the server owns, and one that leaves must not take it from the others.
 */
export function useUntilLastLeaves(store: object, leave: () => void): void {
  // A layout effect, so that leaving is over before the element can come back.
  useLayoutEffect(() => {
    users.set(store, (users.get(store) ?? 0) + 1);
    return () => {
      const left = (users.get(store) ?? 1) - 1;
      users.set(store, left);
      if (left === 0) leave();
    };
  }, [store]); // eslint-disable-line react-hooks/exhaustive-deps -- a store's own way of leaving does not change
}
