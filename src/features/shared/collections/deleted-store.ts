import { signal } from '@preact/signals-core';

/** The deleted list: its ids are filtered out of every loaded list, so that no tile comes back (decision C15). */
export function deletedStore() {
  const ids = signal<ReadonlySet<string>>(new Set());
  return {
    ids,
    add: (id: string) => (ids.value = new Set(ids.value).add(id)),
    reset: () => (ids.value = new Set()),
  };
}
