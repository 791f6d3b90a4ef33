import type { StoreContext } from '../../stores/context';
import { useScreen } from './screen-context';

/** The store that this element alone has, of those made with `perElement()`. */
export function useOwnStore<Store>(create: (context: StoreContext) => { of(screen: object): Store }): Store {
  const screen = useScreen();
  return screen.runtime.use(create).of(screen);
}
