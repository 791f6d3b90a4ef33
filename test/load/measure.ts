import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after a garbage collection. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
  /** Timers that have not ended. */
  readonly timers: number;
}

/** Counts the page's timers from its beginning; for `addInitScript`. */
export function countTimers(): void {
  const running = new Set<number>();
  const { setTimeout: begin, clearTimeout: end, setInterval: repeat, clearInterval: stop } = window;
  Object.assign(window, {
    runningTimers: () => running.size,
    setTimeout(act: (...args: unknown[]) => void, after?: number, ...args: unknown[]) {
      const id = begin(() => {
        running.delete(id);
        act(...args);
      }, after);
      running.add(id);
      return id;
    },
    setInterval(act: () => void, after?: number) {
      const id = repeat(act, after);
      running.add(id);
      return id;
    },
    clearTimeout: (id: number) => (running.delete(id), end(id)),
    clearInterval: (id: number) => (running.delete(id), stop(id)),
  });
}

/** The least of a few measurements: what goes a moment later has gone then. */
export async function measure(page: Page, session: CDPSession): Promise<Held> {
  const all: Held[] = [];
  for (let round = 0; round < 4; round++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
    const timers = await page.evaluate(() => (window as unknown as { runningTimers(): number }).runningTimers());
    all.push({ nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize'), timers });
  }
  const least = (name: keyof Held) => Math.min(...all.map((each) => each[name]));
  return { nodes: least('nodes'), listeners: least('listeners'), heap: least('heap'), timers: least('timers') };
}

/** What so many times have left. */
export const leftOf = (before: Held, after: Held, times: number) => ({
  times, nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners, timers: after.timers - before.timers, heap: Math.round((after.heap - before.heap) / times),
});
