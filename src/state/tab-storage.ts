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
 * Keeps one value in session storage, apart for every API that the origin talks to. Where storage is refused, or the
 * runtime is ephemeral, it lives in the store's memory alone.
 * @param check makes the value of what was read, which may be anybody's; undefined where it cannot be one
 */
export function tabValue<T>({ apiBase, ephemeral }: StoreContext, name: string, check: (kept: unknown) => T | undefined): TabValue<T> {
  const storage = createSafeStorage(ephemeral ? undefined : browserStorage('sessionStorage'));
  const key = `${tabPrefix}${name}:${apiBase}`;
  return {
    read() {
      try {
        return check(JSON.parse(storage[key] ?? 'null'));
      } catch {
        return undefined; // somebody else wrote there
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
