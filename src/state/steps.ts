import { signal } from '@preact/signals-core';
import type { StoreContext } from './context';
import { noteFailure } from './note-failure';

/** The work of a step, with the signal that aborts it. */
export type Step = (mine: AbortSignal) => Promise<void>;

/** The steps of a task (a login, bank details): one at a time, so that a double tap is one request. */
export function createSteps<Kind extends string>({ log }: Pick<StoreContext, 'log'>) {
  /** The running step. */
  const work = signal<Kind | 'none'>('none');
  let life = new AbortController();
  return {
    work,
    /** Returns whether it succeeded; `fail` receives the failure, unless it was aborted. */
    async run(kind: Kind, step: Step, fail: (cause: Error) => void): Promise<boolean> {
      if (work.value !== 'none') return false;
      const { signal: mine } = life;
      work.value = kind;
      try {
        await step(mine);
        return !mine.aborted;
      } catch (cause) {
        if (!mine.aborted) fail(noteFailure(cause, log, 'action-failed'));
        return false;
      } finally {
        if (!mine.aborted) work.value = 'none';
      }
    },
    /** Aborts what is pending. */
    reset() {
      life.abort();
      life = new AbortController();
      work.value = 'none';
    },
  };
}
