import { renewSession, type AnalyticsSession } from '../../domain/analytics-session';
import { newId } from '../../ids/new-id';

/** Kept per tab, so that a reload goes on with the session and a closed tab ends it. */
const key = 'creator:analytics-session';

function read(): AnalyticsSession | undefined {
  try {
    const { id, activeAt } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<AnalyticsSession>;
    return typeof id === 'string' && typeof activeAt === 'number' ? { id, activeAt } : undefined;
  } catch {
    return undefined; // refused or foreign: as if nothing had been kept
  }
}

export interface StoredSession {
  /** The id of the session that something happening now belongs to. */
  touch(): string;
  /** The next event begins a new session. */
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
        // where storage is refused the session lasts as long as the page
      }
      return session.id;
    },
    end() {
      session = undefined;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // nothing was kept
      }
    },
  };
}
