import { signal, type ReadonlySignal } from '@preact/signals-core';

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
export function codeAhead<Code>(load: () => Promise<Code>): CodeAhead<Code> {
  const there = signal<Code>();
  let asked: Promise<Code> | undefined;
  const fetchIt = async () => {
    try {
      // By the same address: another one would give the chunk, not what `load` takes out of it.
      return (there.value = await load().catch(load));
    } catch (error) {
      asked = undefined;
      throw error;
    }
  };
  return { there, ask: () => (asked ??= fetchIt()) };
}
