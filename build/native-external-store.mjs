const shim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const id = '\0native-external-store';

/** signals-react imports a shim of a hook that React has had since 18; this replaces the shim by React's own hook. */
export function nativeExternalStore() {
  return {
    name: 'native-external-store',
    resolveId: (source) => (shim.test(source) ? id : null),
    load: (loaded) => (loaded === id ? "export { useSyncExternalStore } from 'react';" : null),
  };
}
