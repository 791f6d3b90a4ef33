import { type ReadonlySignal, signal } from '@preact/signals-core';
import { whenIdle } from '../../../bridge/when-idle';
import { loadChunk } from '../../../bridge/load-chunk';
import { within } from '../../../domain/time-limit';

/** Imports of lazy code that nobody has requested yet. */
const loads = new Set<() => Promise<unknown>>();

/** A screen is ready: lazy code that is registered from now on is loaded too. */
let begun = false;

/**
 * Registers lazy code where its screen is defined, so that it can be loaded before it is needed.
 * @param load requests it; code that has loaded is not requested again
 */
export function comesLater(load: () => Promise<unknown>): void {
  loads.add(load);
  if (begun) fetchWhenIdle();
}

/** A picture that takes longer is no reason to wait. */
const longestPictureMs = 5_000;

/** Until the pictures on the screen have loaded; those below load when they come into view. */
async function picturesOf(element: Element | undefined): Promise<void> {
  const loading = [...element?.shadowRoot?.querySelectorAll('img') ?? []].filter((image) => image.src !== '' && image.loading !== 'lazy' && !image.complete);
  if (loading.length === 0) return;
  const settled = loading.map((image) => new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
  }));
  await within(Promise.all(settled), longestPictureMs, 'the pictures took too long').catch(() => undefined);
}

/**
 * Loads the lazy code of the screens on the page when the browser is idle: then a tap opens immediately, and nothing is
 * missing offline. Not if the user saves data. A failed load is repeated on the tap.
 * @param element its pictures come first: the browser gives scripts a higher priority
 */
export function fetchWhenIdle(element?: Element): void {
  begun = true;
  if (loads.size === 0 || savesData()) return;
  whenIdle(() => void picturesOf(element).then(() => {
    for (const load of loads) load().catch(() => undefined);
    loads.clear();
  }));
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

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
