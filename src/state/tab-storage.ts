import type { StoreContext } from './context';
import { tabPrefix } from './own-storage';
import { browserStorage, createSafeStorage } from './safe-storage';

/** One value that survives a reload of this tab. */
export interface TabValue<T> {
  read(): T | undefined;
  write(value: T): void;
  forget(): void;
}

/**
 * Stores one value in session storage, separately for every API of the origin. If storage is refused, or the runtime is
 * ephemeral, it is only in memory.
 * @param check converts the stored value, which may come from anybody; undefined if it is invalid
 */
export function tabValue<T>({ apiBase, ephemeral }: StoreContext, name: string, check: (kept: unknown) => T | undefined): TabValue<T> {
  const storage = createSafeStorage(ephemeral ? undefined : browserStorage('sessionStorage'));
  const key = `${tabPrefix}${name}:${apiBase}`;
  return {
    read() {
      try {
        return check(JSON.parse(storage[key] ?? 'null'));
      } catch {
        return undefined; // written by somebody else
      }
    },
    write(value) {
      storage[key] = JSON.stringify(value);
    },
    forget() {
      delete storage[key];
    },
  };
}
