import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isNetworkFailure } from '../domain/kind-of-failure';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const isOffline = () => !navigator.onLine;

/**
 * For everything that failed to load: retries when the network is back, which the browser may notice before the user
 * does.
 * @param error the failure
 * @returns whether it failed because the device is offline
 */
export function useOffline(error: unknown, again: () => void): boolean {
  const offline = useSyncExternalStore(subscribe, isOffline, isOffline);
  const ofNetwork = isNetworkFailure(error);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!ofNetwork) return;
    const ask = () => latest.current();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ofNetwork]);
  return ofNetwork && offline;
}
