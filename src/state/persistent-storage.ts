import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { browserStorage, createSafeStorage } from './safe-storage';

let inUse = false;

/** Called before a persistent store is created; all stores of the page share one memory. */
export function useSafeStorage(): void {
  if (inUse) return;
  inUse = true;
  setPersistentEngine(createSafeStorage(browserStorage('localStorage')), windowPersistentEvents);
}
