import { analyticsSessionMs } from './limits';

/** A period of use without a pause of 30 minutes; the id is random and contains nothing about the creator. */
export interface AnalyticsSession {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly activeAt: number;
}

/**
 * The session that an activity at `now` belongs to: the same one, or after 30 minutes of inactivity
 * a new one (specification section 4, 'Analytics').
 */
export function renewSession(
  session: AnalyticsSession | undefined, now: number, newId: () => string,
): AnalyticsSession {
  const goesOn = session && now - session.activeAt < analyticsSessionMs;
  return { id: goesOn ? session.id : newId(), activeAt: now };
}
