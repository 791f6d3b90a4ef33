import { loadChunk } from '../src/bridge/load-chunk';
import type { Runtime, CreatorConfig } from '../src/runtime';
import { watchRuntime } from '../src/runtime-registry';
import { modulesRan, pageConfiguresLater, patience } from './page-configuration';

/** What an element that has no runtime of its own does with what is found. */
interface Seeker {
  /** They define the API if the page configures nothing. */
  attributes: Pick<CreatorConfig, 'apiBase' | 'clientId'>;
  /** Called again each time the page configures its elements anew. */
  adopt(runtime: Runtime): void;
  /** The page says that it configures its elements, and does not. */
  notConfigured(): void;
  /** The code of the runtime did not arrive. */
  failed(error: unknown): void;
}

const ofAttributes = new Map<string, Promise<Runtime>>();

/** Elements with equal attributes share one runtime. */
function runtimeOf(attributes: Seeker['attributes']): Promise<Runtime> {
  const key = JSON.stringify([attributes.apiBase, attributes.clientId]);
  let runtime = ofAttributes.get(key);
  if (!runtime) {
    runtime = loadChunk(() => import('../src/runtime'), 'createRuntime').then((createRuntime) => createRuntime(attributes));
    ofAttributes.set(key, runtime);
    runtime.catch(() => ofAttributes.delete(key));
  }
  return runtime;
}

/**
 * Finds the runtime of the page: that of `configureCreator()`, or one by the element's attributes if the page does not
 * configure its elements and does not say that it will.
 * @returns ends the search
 */
export function findRuntime({ attributes, adopt, notConfigured, failed }: Seeker): () => void {
  let wanted = true;
  let byDefault = false;
  let ended = false;
  const stop = watchRuntime((runtime) => {
    if (ended) return; // by an element that was told before this one
    wanted = false;
    // Its first calls went to another address, perhaps without the session: a mistake that is visible only sometimes.
    if (byDefault) void import('./diagnose').then((module) => module.configuredLate()).catch(() => undefined);
    byDefault = false;
    adopt(runtime);
  });
  const useAttributes = async () => {
    await modulesRan();
    if (!wanted) return;
    if (pageConfiguresLater()) {
      await patience();
      if (wanted) notConfigured();
      return;
    }
    try {
      const runtime = await runtimeOf(attributes);
      if (!wanted) return;
      byDefault = true;
      adopt(runtime);
    } catch (error) {
      if (wanted) failed(error);
    }
  };
  if (wanted) void useAttributes();
  return () => {
    ended = true;
    wanted = false;
    stop();
  };
}
