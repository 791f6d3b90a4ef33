import { routes, type RouteName } from '../../domain/routes';
import { safeFacts } from '../../domain/safe-facts';
import { eventSender, type EventSender } from './event-sender';
import { reportVitals } from './report-vitals';
import { storedSession } from './stored-session';
import { track } from './track';
import { trackClicks } from './track-clicks';

/** What analytics are asked to do; they are off unless a page asks. */
export interface AnalyticsOptions {
  /** Where events are sent by `sendBeacon`; without it they are only told to the page as `creator-track`. */
  url?: string | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** An event of an element, kept while this file was still on its way. */
export interface HeardEvent {
  type: string;
  from: EventTarget;
  detail: unknown;
}

export interface Analytics {
  /** Takes an event that was dispatched before analytics were there. */
  hear(event: HeardEvent): void;
  /** Sends what has gathered, without waiting. */
  flush(): void;
  stop(): void;
}

/**
 * Starts counting: page views and whatever else screens report, clicks, how long the app took to load, and web
 * vitals (specification section 7, 'Bank details and other'). Everything is a `creator-track` event; what
 * `domain/safe-facts` lets through is sent to `url`. A failure is a note in `log` and nothing else.
 */
export function startAnalytics({ url, now = Date.now }: AnalyticsOptions, log: (note: string) => void): Analytics {
  const sender: EventSender | undefined = url === undefined ? undefined : eventSender(url, log);
  const session = storedSession(now);
  const unknown = new Set<string>();
  let path = '';
  let enteredFrom: string | undefined;
  let loaded = false;
  let stopped = false;

  const count = (name: string, facts: unknown) => {
    const values = safeFacts(name, facts);
    if (!values) {
      if (!unknown.has(name)) log(`analytics: an event is not in the list of those that are sent`);
      unknown.add(name);
      return;
    }
    if (name === 'page-view') {
      const { route, entered_from: from } = values;
      path = routes[route as RouteName] ?? '';
      enteredFrom = from as string | undefined;
    }
    sender?.add({
      name, path, time: new Date(now()).toISOString(), session_id: session.touch(),
      ...(enteredFrom !== undefined && { entered_from: enteredFrom }),
      values,
    });
  };

  /** A fault of our own code, or code that did not come: what a server says is told in place alone. */
  const report = (from: EventTarget, detail: unknown) => {
    const { type, code } = (detail ?? {}) as { type?: unknown; code?: unknown };
    if ((type !== 'render' && type !== 'chunk') || !(from instanceof HTMLElement)) return;
    track(from.isConnected ? from : document, 'failure', { element: from.localName, code: String(code) });
  };

  const hear = ({ type, from, detail }: HeardEvent) => {
    if (type === 'creator-session-expired') return session.end();
    if (type === 'creator-track') {
      const { name, facts } = (detail ?? {}) as { name?: unknown; facts?: unknown };
      return count(String(name), facts);
    }
    if (type === 'creator-error') return report(from, detail);
    // The app is ready when its first screen is; by itself it is only a frame.
    if (loaded || !(from instanceof HTMLElement) || from.localName === 'creator-app') return;
    loaded = true;
    const { timings } = (detail ?? {}) as { timings?: { readyMs?: number } };
    track(from.isConnected ? from : document, 'app-load', { element: from.localName, ready_ms: timings?.readyMs ?? 0 });
  };
  const listener = (event: Event) =>
    hear({ type: event.type, from: event.composedPath()[0] ?? document, detail: (event as CustomEvent<unknown>).detail });

  const types = ['creator-track', 'creator-ready', 'creator-error', 'creator-session-expired'];
  for (const type of types) addEventListener(type, listener);
  const stopClicks = trackClicks();
  reportVitals(() => !stopped).catch((error: unknown) => {
    log(`analytics: web vitals are not measured (${error instanceof Error ? error.name : 'failed'})`);
  });

  return {
    hear,
    flush: () => sender?.flush(),
    stop() {
      stopped = true;
      for (const type of types) removeEventListener(type, listener);
      stopClicks();
      sender?.stop();
    },
  };
}
