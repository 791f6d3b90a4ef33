import { useInsertionEffect, useRef } from 'react';

/**
 * What React has under this name from 19.2 on; a page that bundles its own may have 19.0 (decision E116). Gives a function
 * for effects and listeners that always does what the newest `callback` does, so that no effect begins anew on its account.
 * It is the same for the life of the component, and is not to be called while rendering.
 */
export function useEffectEvent<Given extends readonly unknown[], Result>(callback: (...given: Given) => Result): (...given: Given) => Result {
  const newest = useRef(callback);
  // Before every other effect of the same commit, those of layout included.
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useRef((...given: Given) => newest.current(...given)).current;
}
