import { safeDetail, safeId, safePath, safeText } from './safe-text';

/** All times in ms since the start of the navigation. */
export interface SeenEvent {
  at: number;
  type: string;
  tag: string;
  facts: string;
  code: string | undefined;
}

export interface SeenRequest {
  at: number;
  method: string;
  path: string;
  status: number | undefined;
  ms: number | undefined;
  id: string;
}

export interface Recorder {
  readonly events: readonly SeenEvent[];
  readonly requests: readonly SeenRequest[];
  /** When an element was ready for the first time. */
  readyAt(element: Element): number | undefined;
  stop(): void;
}

const most = 200;
const types = ['loading', 'ready', 'error', 'navigate', 'open-external', 'change', 'track', 'session-expired'].map((name) => `creator-${name}`);

function keep<T>(list: T[], item: T): void {
  list.push(item);
  list.splice(0, list.length - most);
}

/**
 * Records the events and calls of the elements until `stop()`. Everything recorded has passed `safe-text`; bodies,
 * headers and queries are never read.
 */
export function record(): Recorder {
  const events: SeenEvent[] = [];
  const requests: SeenRequest[] = [];
  const ready = new WeakMap<Element, number>();

  const hear = (event: Event) => {
    const target = event.composedPath()[0];
    const element = target instanceof Element ? target : undefined;
    const { detail } = event as CustomEvent<{ code?: unknown } | null>;
    const facts = safeDetail(detail);
    const code = facts ? /\bcode=([a-z-]+)/.exec(facts)?.[1] : undefined;
    if (event.type === 'creator-ready' && element) ready.set(element, performance.now());
    keep(events, { at: performance.now(), type: event.type, tag: safeText(element?.localName ?? ''), facts, code });
  };
  for (const type of types) addEventListener(type, hear, true);

  const original = globalThis.fetch;
  const traced: typeof fetch = async (input, init) => {
    const id = new Headers(init?.headers).get('x-request-id');
    if (!id) return original(input, init); // not one of our elements
    const request: SeenRequest = {
      at: performance.now(), method: init?.method ?? 'GET', path: safePath(input instanceof Request ? input.url : String(input)),
      status: undefined, ms: undefined, id: safeId(id),
    };
    keep(requests, request);
    try {
      const response = await original(input, init);
      request.status = response.status;
      return response;
    } finally {
      request.ms = performance.now() - request.at;
    }
  };
  globalThis.fetch = traced;

  return {
    events,
    requests,
    readyAt: (element) => ready.get(element),
    stop() {
      for (const type of types) removeEventListener(type, hear, true);
      if (globalThis.fetch === traced) globalThis.fetch = original;
    },
  };
}
