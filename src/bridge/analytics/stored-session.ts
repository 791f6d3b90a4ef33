import { renewSession, type AnalyticsSession } from '../../domain/analytics-session';
import { newId } from '../../ids/new-id';

/** Stored per tab: a reload continues the session, and closing the tab ends it. */
const key = 'creator:analytics-session';

function read(): AnalyticsSession | undefined {
  try {
    const { id, activeAt } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<AnalyticsSession>;
    return typeof id === 'string' && typeof activeAt === 'number' ? { id, activeAt } : undefined;
  } catch {
    return undefined; // refused or invalid: treated as empty
  }
}

export interface StoredSession {
  /** The id of the session for an event at this moment. */
  touch(): string;
  /** The next event starts a new session. */
  end(): void;
}

/** The analytics session of this tab; `now` is the time in milliseconds since 1970. */
export function storedSession(now: () => number): StoredSession {
  let session = read();
  return {
    touch() {
      session = renewSession(session, now(), newId);
      try {
        sessionStorage.setItem(key, JSON.stringify(session));
      } catch {
        // if storage is refused, the session lasts as long as the page
      }
      return session.id;
    },
    end() {
      session = undefined;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // nothing was stored
      }
    },
  };
}
