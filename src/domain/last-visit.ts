/** What a creator had earned in all at some time. */
export interface EarnedSoFar {
  /** ms since 1970. */
  readonly at: number;
  /** Rupees. */
  readonly commission: number;
  readonly orders: number;
}

/** The totals at the end of the visit before this one, and the latest of this one. */
export interface Visits {
  readonly before: EarnedSoFar;
  readonly latest: EarnedSoFar;
}

/** Who looks again within this time is still on the same visit. */
const sameVisitMs = 30 * 60_000;

/** Notes the totals of today's visit. */
export function noteVisit(known: Visits | undefined, now: EarnedSoFar): Visits {
  // A clock that was set back begins anew: what came since then is not known.
  if (!known || now.at < known.latest.at) return { before: now, latest: now };
  return { before: now.at - known.latest.at > sameVisitMs ? known.latest : known.before, latest: now };
}

/** What came since the last visit; undefined if nothing did, or if it went down, because orders were returned. */
export function earnedSince({ before, latest }: Visits): Pick<EarnedSoFar, 'commission' | 'orders'> | undefined {
  const commission = latest.commission - before.commission;
  const orders = latest.orders - before.orders;
  return commission < 0 || orders < 0 || (Math.round(commission) === 0 && orders === 0) ? undefined : { commission, orders };
}
