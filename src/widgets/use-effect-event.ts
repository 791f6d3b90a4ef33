import { useInsertionEffect, useRef } from 'react';

/**
 * Like React's own from 19.2 on; a page that bundles its own React may have 19.0 (decision E116). Returns a function
 * for effects and listeners that always calls the latest `callback`, so that no effect has to run again because of it.
 * The function stays the same and must not be called during a render.
 */
export function useEffectEvent<Given extends readonly unknown[], Result>(callback: (...given: Given) => Result): (...given: Given) => Result {
  const newest = useRef(callback);
  // Before every other effect of the same commit, layout effects included.
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useRef((...given: Given) => newest.current(...given)).current;
}
