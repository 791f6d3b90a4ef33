import { signal, type ReadonlySignal } from '@preact/signals-core';
import { loadChunk } from '../../../bridge/load-chunk';
import { comesLater } from './later-code';

/** A part of a screen, or what a tap does, whose code is there before the screen turns to it. */
export interface CodeAhead<Code> {
  /** The code, once it is there. */
  readonly there: ReadonlySignal<Code | undefined>;
  /**
   * Asks for it, ahead of its need or with it; twice, since a phone's network may be gone for a moment. What is
   * under way or there already is not asked for again, and after a failure the next call tries anew.
   */
  ask(): Promise<Code>;
}

/**
 * Code of a step that comes later. Unlike `lazyPart`, whose failure takes the place of what it is in, the screen
 * stays where it is until the code is there, so that nothing typed or chosen depends on a download.
 */
export function codeAhead<Module extends object, Name extends keyof Module>(load: () => Promise<Module>, name: Name): CodeAhead<Module[Name]> {
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
