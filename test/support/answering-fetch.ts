import { waitUntil } from './wait-until';

/** A request that waits for its answer. */
export interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
  /** Whether it has a body, which may be an empty one. */
  hasBody: boolean;
  query: Record<string, string>;
  /** Whether the caller has aborted it. */
  readonly aborted: boolean;
  answer(body: unknown, status?: number): void;
  /** There is no network. */
  lose(): void;
}

/** A `fetch` whose answers a test gives one by one, so that it can delay and fail them. */
export function createAnsweringFetch(always: Readonly<Record<string, unknown>> = {}) {
  const asked: Asked[] = [];
  const answering: typeof fetch = (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.origin);
    const path = url.pathname.replace(/^\/api/, '');
    const json = (body: unknown, status = 200) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    if (path in always) return Promise.resolve(json(always[path]));
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      asked.push({
        method: init?.method ?? 'GET',
        path,
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
        hasBody: init?.body !== undefined,
        query: Object.fromEntries(url.searchParams),
        get aborted() {
          return init?.signal?.aborted === true;
        },
        answer: (body, status) => resolve(json(body, status)),
        lose: () => reject(new TypeError('Failed to fetch')),
      });
    });
  };
  const to = (path: string) => asked.filter((request) => request.path === path);
  return {
    fetch: answering,
    asked,
    /** Requests to that path, oldest first. */
    to,
    /** Waits for a request to that path. */
    async at(path: string, index = 0): Promise<Asked> {
      await waitUntil(() => to(path)[index], `request ${index} to ${path}`);
      return to(path)[index] as Asked;
    },
  };
}
