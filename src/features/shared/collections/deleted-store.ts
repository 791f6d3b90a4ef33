import { signal } from '@preact/signals-core';
import { defineStore } from '../../../state/store';

function createDeleted() {
  const ids = signal<ReadonlySet<string>>(new Set());
  return {
    ids,
    add: (id: string) => (ids.value = new Set(ids.value).add(id)),
    reset: () => (ids.value = new Set()),
  };
}

/** The deleted list: its ids are filtered out of every loaded list, so that no tile comes back (decision C15). */
export const deletedStore = defineStore({ lifetime: 'page', create: createDeleted });
