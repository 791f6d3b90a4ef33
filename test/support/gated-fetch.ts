/** How a call is answered: by the server, with a status of the test, never, or as without a network. */
export type Gate = 'pass' | 'hold' | 'lose' | number;

/** A `fetch` in front of a server, whose answers a test can hold and release. */
export interface GatedFetch {
  fetch: typeof fetch;
  /** 'GET /v1/earnings', in the order of the calls. */
  readonly asked: string[];
  /** Decides about each call from now on. */
  set(gate: Gate | ((call: string) => Gate)): void;
}

export function createGatedFetch(apiBase: string): GatedFetch {
  let gateOf: (call: string) => Gate = () => 'pass';
  const asked: string[] = [];
  return {
    asked,
    set(gate) {
      gateOf = typeof gate === 'function' ? gate : () => gate;
    },
    fetch(input, init) {
      const url = new URL(String(input instanceof Request ? input.url : input), location.origin);
      const call = `${init?.method ?? 'GET'} ${url.pathname.slice(apiBase.length)}`;
      asked.push(call);
      const gate = gateOf(call);
      if (gate === 'pass') return fetch(input, init);
      if (gate === 'lose') return Promise.reject(new TypeError('Failed to fetch'));
      if (gate === 'hold') {
        return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));
      }
      return Promise.resolve(new Response('{}', { status: gate, headers: { 'content-type': 'application/json' } }));
    },
  };
}
