import { createRuntime } from '../../src/runtime';
import type { StoreContext } from '../../src/state/context';

/** A context for stores that notes under which names they remember answers, which loads do so, and which names they drop. */
export function createNotingContext(answering: typeof fetch = () => new Promise(() => undefined)) {
  const names: string[] = [];
  const begun: string[] = [];
  const dropped: string[] = [];
  const stores = new Map<unknown, unknown>();
  const context: StoreContext = {
    ...createRuntime({ ephemeral: true, fetch: answering }),
    remembered(name) {
      names.push(name);
      return {
        begin(selection) {
          begun.push(`${name} ${selection}`.trim());
          return { onAnswer: () => undefined, recall: () => Promise.resolve(undefined), keep: () => undefined };
        },
        drop: () => void dropped.push(name),
      };
    },
    use<Store>(create: (from: StoreContext) => Store): Store {
      if (!stores.has(create)) stores.set(create, create(context));
      return stores.get(create) as Store;
    },
  };
  return { context, names, begun, dropped };
}
