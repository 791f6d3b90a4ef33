import { effect, type ReadonlySignal } from '@preact/signals-core';
import { isUnknown, type Load } from '../domain/load';

/** Waits for the answer to a load that is pending, or for its failure. Unlike `ensure` it requests nothing. */
export function whenSettled(load: ReadonlySignal<Load<unknown>>): Promise<void> {
  return new Promise((resolve) => {
    effect(function (this: { dispose(): void }) {
      if (isUnknown(load.value)) return;
      this.dispose();
      resolve();
    });
  });
}
