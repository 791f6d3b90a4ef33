import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Load } from '../domain/load';

/**
 * Waits until a load is no longer pending. Unlike `ensure` it requests nothing.
 * @param isPending `isUnknown` if the answer of an earlier visit is enough, `isAwaited` if it is not
 */
export function whenSettled(load: ReadonlySignal<Load<unknown>>, isPending: (load: Load<unknown>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    effect(function (this: { dispose(): void }) {
      if (isPending(load.value)) return;
      this.dispose();
      resolve();
    });
  });
}
