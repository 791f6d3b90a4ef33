const shim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const id = '\0native-external-store';

/** signals-react asks for a shim of a hook that React has had since 18; this hands it React's own. */
export function nativeExternalStore() {
  return {
    name: 'native-external-store',
    resolveId: (source) => (shim.test(source) ? id : null),
    load: (loaded) => (loaded === id ? "export { useSyncExternalStore } from 'react';" : null),
  };
}
