import type { ReadonlySignal } from '@preact/signals-core';
import type { Load } from '../domain/load';

/** Loads what has not been asked for yet, and what failed: the prefetch may have been first. */
export function loadUnlessAsked(load: ReadonlySignal<Load<unknown>>, refresh: () => Promise<void>): Promise<void> {
  const { state } = load.peek();
  return state === 'idle' || state === 'failed' ? refresh() : Promise.resolve();
}
