import { previewSize } from '../domain/limits';
import type { FakeRuntime } from './fake-runtime';

/**
 * The profile and Home's previews belong to the page, not to the element that requested them. Their answers are kept
 * for the next element, so removing an element does not abort them.
 */
const kept = new RegExp(`/home/profile-data|/fetch-active-on-mcc|/(home/listing|collection-links)\\b.*page_size\\W+${previewSize}\\b`);

/** The requests since the start, and their results. */
export interface RequestWatch {
  /** Those that are still pending although nobody will read the answer. */
  pending(): string[];
  begun(): number;
  stop(): void;
}

/** Observes a fake runtime, whose answers are held meanwhile, or otherwise the page's own `fetch`. */
export function watchRequests(runtime: FakeRuntime | undefined): RequestWatch {
  if (runtime) {
    const before = runtime.requests.length;
    const since = () => runtime.requests.slice(before);
    return {
      pending: () => since().filter(({ aborted, status }) => !aborted && status === undefined)
        .filter(({ path, body }) => !kept.test(path + JSON.stringify(body))).map(({ method, path }) => `${method} ${path}`),
      begun: () => since().length,
      stop: runtime.hold(),
    };
  }
  const waiting = new Set<string>();
  const own = globalThis.fetch;
  let count = 0;
  globalThis.fetch = async (input, init) => {
    const name = `${init?.method ?? 'GET'} ${String(input instanceof Request ? input.url : input)} (${++count})`;
    if (!kept.test(name + String(init?.body))) waiting.add(name);
    const gone = () => void waiting.delete(name);
    init?.signal?.addEventListener('abort', gone, { once: true });
    return own(input, init).finally(gone);
  };
  return { pending: () => [...waiting], begun: () => count, stop: () => { globalThis.fetch = own; } };
}
