import { signal, type ReadonlySignal } from '@preact/signals-core';
import { loadChunk } from '../../../bridge/load-chunk';
import { comesLater } from './later-code';

/** Code that is loaded after the screen: what a tap opens or does, or the next step. */
export interface LazyCode<Code> {
  /** The code after it has loaded. */
  readonly there: ReadonlySignal<Code | undefined>;
  /**
   * Requests it, ahead of its need or with it; twice, because a phone may lose its network for a moment. Pending or
   * loaded code is not requested again, and after a failure the next call tries again.
   */
  ask(): Promise<Code>;
}

/**
 * The only way to load code after the screen: when the browser is idle, or on the tap that needs it. `lazyPart` shows a
 * component of it; a tap that continues with it uses `useWhenThere`.
 *
 * @param load imports one module: `() => import('./completion')`
 * @param name the wanted export
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
