import { signal, type ReadonlySignal } from '@preact/signals-core';
import { withAdMark } from '../../../domain/ad-mark';
import type { StoreContext } from '../../../state/context';
import { storagePrefix } from '../../../state/own-storage';
import { browserStorage, createSafeStorage } from '../../../state/safe-storage';
import { defineStore } from '../../../state/store';

const key = `${storagePrefix}ad-mark`;
const on = 'on';

function createAdMark({ ephemeral }: StoreContext) {
  const storage = createSafeStorage(ephemeral ? undefined : browserStorage('localStorage'));
  const added = signal(storage[key] === on);
  return {
    /** Whether '#Ad' is added to what the creator shares. */
    added: added as ReadonlySignal<boolean>,
    toggle(): void {
      added.value = !added.value;
      if (added.value) storage[key] = on;
      else delete storage[key];
    },
    /** A text that goes with a link, with '#Ad' if the creator wants it. */
    mark: (text: string) => (added.peek() ? withAdMark(text) : text),
  };
}

/** The creator's choice to add '#Ad' when sharing (decision E368), kept on the device. */
export const adMarkStore = defineStore({ lifetime: 'page', create: createAdMark });
