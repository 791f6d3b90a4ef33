import { signal, type ReadonlySignal } from '@preact/signals-core';
import { loadChunk } from '../../../bridge/load-chunk';
import { comesLater } from './later-code';

/** Code that a screen does not open with: what a tap opens or does, or the next step. */
export interface LazyCode<Code> {
  /** The code, once it is there. */
  readonly there: ReadonlySignal<Code | undefined>;
  /**
   * Asks for it, ahead of its need or with it; twice, since a phone's network may be gone for a moment. What is
   * under way or there already is not asked for again, and after a failure the next call tries anew.
   */
  ask(): Promise<Code>;
}

/**
 * The one way in which a screen gets code later: fetched when the browser is idle, or with the tap that needs it.
 * A component of it is shown by `lazyPart`; a tap that goes on to it waits by `useWhenThere`.
 *
 * @param load imports one module: `() => import('./completion')`
 * @param name which of its exports is wanted
 */
export function lazyCode<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name): LazyCode<Module[Name]> {
  const there = signal<Module[Name]>();
  let asked: Promise<Module[Name]> | undefined;
  const fetchIt = async () => {
    try {
      return (there.value = await loadChunk(load, name));
    } catch (error) {
      asked = undefined;
      throw error;
    }
  };
  const ask = () => (asked ??= fetchIt());
  comesLater(ask);
  return { there, ask };
}
