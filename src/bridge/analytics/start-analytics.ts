import { routes, type RouteName } from '../../domain/routes';
import { safeFacts } from '../../domain/safe-facts';
import { eventSender, type EventSender } from './event-sender';
import { reportVitals, track, trackClicks } from './track';
import { storedSession } from './stored-session';

/** The options of analytics, which are off unless a page sets them. */
export interface AnalyticsOptions {
  /** The address that events are sent to by `sendBeacon`. Without it they are only dispatched as `creator-track`. */
  url?: string | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
}

/** An event of an element that was dispatched before this file had loaded. */
export interface HeardEvent {
  type: string;
  from: EventTarget;
  detail: unknown;
}

export interface Analytics {
  /** Processes an event that was dispatched before analytics had started. */
  hear(event: HeardEvent): void;
  /** Sends the collected events immediately. */
  flush(): void;
  stop(): void;
}

/**
 * Starts analytics: page views and other reports of screens, clicks, load time, and web vitals (specification section
 * 7, 'Bank details and other'). Everything is a `creator-track` event. Facts that `domain/safe-facts` allows are sent
 * to `url`. A failure only causes a note in `log`.
 * @param openedMs when the page was opened, in ms since it began: nobody has waited for what was ready before
 */
export function startAnalytics({ url, now = Date.now }: AnalyticsOptions, log: (note: string) => void, openedMs = 0): Analytics {
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

  /** An error in our own code, or code that did not arrive. Errors of the server are shown in the element only. */
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
    // The app is ready when its first screen is; without one it is only a frame.
    if (loaded || !(from instanceof HTMLElement) || from.localName === 'creator-app') return;
    loaded = true;
    const { timings } = (detail ?? {}) as { timings?: { readyMs?: number } };
    const readyMs = Math.max(0, Math.round((timings?.readyMs ?? 0) - openedMs));
    track(from.isConnected ? from : document, 'app-load', { element: from.localName, ready_ms: readyMs });
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
