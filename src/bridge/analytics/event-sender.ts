import type { Facts } from '../../domain/safe-facts';

/** An event as it is sent (decision E41). */
export interface AnalyticsEvent {
  name: string;
  /** The pattern of the page's route, never its address. '' without `<creator-app>`, or before its first page. */
  path: string;
  /** ISO 8601, in UTC. */
  time: string;
  session_id: string;
  entered_from?: string;
  values?: Facts;
}

export interface EventSender {
  add(event: AnalyticsEvent): void;
  /** Sends the collected events. */
  flush(): void;
  stop(): void;
}

const waitMs = 5000;
const batchSize = 20;

/**
 * Collects events and sends them to `url` by `sendBeacon`: five seconds after the first one, twenty at a time, and
 * immediately when the page is left. Events that cannot be sent are dropped; the first failure is noted in `log`.
 */
export function eventSender(url: string, log: (note: string) => void): EventSender {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed = false;

  const noteFailure = (reason: string) => {
    if (!failed) log(`analytics: events could not be sent (${reason})`);
    failed = true;
  };
  const fetchInstead = async (body: string) => {
    try {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url, { method: 'POST', body, headers, keepalive: true });
      if (!response.ok) noteFailure(String(response.status));
    } catch (error) {
      noteFailure(error instanceof Error ? error.name : 'refused');
    }
  };
  const send = (events: readonly AnalyticsEvent[]) => {
    const body = JSON.stringify({ events });
    let taken = false;
    try {
      taken = navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
    } catch {
      // a policy may forbid beacons, or an older browser may refuse the type
    }
    if (!taken) void fetchInstead(body);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) send(waiting.splice(0, batchSize));
  };
  const leave = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', flush);

  return {
    add(event) {
      waiting.push(event);
      // Metrics of the page are reported when it is hidden already, where timers may not run.
      if (waiting.length >= batchSize || document.visibilityState === 'hidden') flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
    stop() {
      flush();
      waiting = [];
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', flush);
    },
  };
}
