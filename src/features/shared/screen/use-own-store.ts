import type { StoreContext } from '../../../state/context';
import { useScreen } from './screen-context';
import { useUntilLastLeaves } from './use-until-last-leaves';

/** The store that this element alone has, of those made with `perElement()`; it forgets when the last part that shows it is gone. */
export function useOwnStore<Store extends { reset(): void }>(create: (context: StoreContext) => { of(screen: object): Store }): Store {
  const screen = useScreen();
  const store = screen.runtime.use(create).of(screen);
  useUntilLastLeaves(store, store.reset);
  return store;
}
