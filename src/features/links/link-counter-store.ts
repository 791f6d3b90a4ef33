import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { defaultCollectionName, namesUsed, nextCounter, type NameCounter } from '../../domain/collection-name';
import type { StoreContext } from '../../state/context';
import { storagePrefix } from '../../state/own-storage';
import { useSafeStorage } from '../../state/persistent-storage';
import { defineStore } from '../../state/store';

function decode(text: string): NameCounter | null {
  try {
    const value = JSON.parse(text) as Partial<NameCounter> | null;
    return typeof value?.day === 'string' && typeof value.count === 'number' ? { day: value.day, count: value.count } : null;
  } catch {
    return null; // invalid value: start again
  }
}

function createLinkCounter({ ephemeral }: StoreContext) {
  useSafeStorage();
  const $counter = ephemeral ? atom<NameCounter | null>(null) : persistentAtom<NameCounter | null>(`${storagePrefix}link-counter`, null, {
    encode: (value) => JSON.stringify(value),
    decode,
  });
  return {
    /** The name to suggest now. */
    suggest: (now: Date) => defaultCollectionName(now, namesUsed($counter.get(), now)),
    /** Called after a suggested name was used. */
    use: (now: Date) => $counter.set(nextCounter($counter.get(), now)),
  };
}

/** The daily counter for default affiliate-link names, stored locally (specification section 4). */
export const linkCounterStore = defineStore({ lifetime: 'page', create: createLinkCounter });
