import { pretend } from './device';
import { waitUntil } from './wait-until';

/** The page's timers of one length: they end when the test says so, however fast or slow the machine is. */
export interface HeldTimers {
  /** The number of running timers. */
  running(): number;
  /** Waits until a timer runs, then ends all that run. */
  pass(): Promise<void>;
}

/** Holds every `setTimeout` of this length from now on, until `restoreDevice`. */
export function holdTimers(ms: number): HeldTimers {
  const { setTimeout: begin, clearTimeout: end } = window;
  const held = new Map<number, () => void>();
  let last = 0; // the browser's own numbers are above zero
  pretend(window, 'setTimeout', (act: (...args: unknown[]) => void, after?: number, ...args: unknown[]) => {
    if (after !== ms) return begin(act, after, ...args);
    held.set(--last, () => act(...args));
    return last;
  });
  pretend(window, 'clearTimeout', (id?: number) => (id !== undefined && held.delete(id)) || end(id));
  return {
    running: () => held.size,
    async pass() {
      await waitUntil(() => held.size > 0, `no timer of ${ms} ms runs`);
      const over = [...held.values()];
      held.clear();
      for (const act of over) act();
    },
  };
}
