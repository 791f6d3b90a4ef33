import { useLayoutEffect } from 'react';
import { showStore, type StoreDefinition } from '../../../state/store';
import { useScreen } from './screen-context';

/** The store that a screen shows. What becomes of it when the screen goes is said by its lifetime. */
export function useStore<Store extends object>(definition: StoreDefinition<Store>): Store {
  const screen = useScreen();
  const store = definition.of(screen.runtime, screen);
  // A layout effect, so that leaving is over before the element can come back.
  useLayoutEffect(() => showStore(definition, store), [definition, store]);
  return store;
}

/** The store that a screen shows, which loads what is selected unless it is at hand; a selection is given as plain values. */
export function useEnsured<Selection extends readonly unknown[], Store extends { ensure(...selection: Selection): unknown }>(
  definition: StoreDefinition<Store>, ...selection: Selection
): Store {
  const store = useStore(definition);
  useLayoutEffect(() => void store.ensure(...selection), [store, ...selection]);
  return store;
}
