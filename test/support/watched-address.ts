import { type Address, createAddress, type RoutingMode } from '../../elements/app/address';

/**
 * Opens addresses of an app in the page of the tests, and notes their changes. After each test nobody hears of them any
 * more, and the page has its own address again.
 */
export function watchedAddress() {
  const own = location.href;
  const changes: string[] = [];
  let stop: () => void = () => undefined;

  function watch(address: Address, listener: (by: string) => void): void {
    stop = address.watch(listener);
  }

  afterEach(() => {
    stop();
    history.replaceState(null, '', own);
  });
  return {
    changes,
    watch,
    stop: () => stop(),
    open(mode: RoutingMode, basePath: string, at: string, state: unknown = null): Address {
      history.pushState(state, '', at);
      changes.length = 0;
      const address = createAddress(mode, basePath, '/influencer-home');
      watch(address, (by) => changes.push(by));
      return address;
    },
  };
}
