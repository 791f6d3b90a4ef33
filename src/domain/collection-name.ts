import { indiaToday } from './dates';

/** Stored between visits: the day in India, and how many default names were used on it. */
export interface NameCounter {
  day: string;
  count: number;
}

/** How many default names were used today; the count restarts every day (decision A6). */
export function namesUsed(counter: NameCounter | null, now: Date): number {
  return counter?.day === indiaToday(now) ? counter.count : 0;
}

/** The counter to store after a default name was used. */
export function nextCounter(counter: NameCounter | null, now: Date): NameCounter {
  return { day: indiaToday(now), count: namesUsed(counter, now) + 1 };
}

/** 'AffiliateLink_{DDMMYY}', with '_AL{n}' from the second name of the day on (specification section 4). */
export function defaultCollectionName(now: Date, counter: number): string {
  const [year = '', month = '', day = ''] = indiaToday(now).split('-');
  return `AffiliateLink_${day}${month}${year.slice(2)}${counter > 0 ? `_AL${counter}` : ''}`;
}

/** The name of a link to one product (specification section 2). */
export function singleLinkName(productId: string): string {
  return `Affiliate_Link_${productId}`;
}

/** Whether a name is one of the two above, which the creator has not chosen. */
export function isDefaultName(name: string): boolean {
  return /^(?:AffiliateLink_\d{6}(?:_AL\d+)?|Affiliate_Link_\S*)$/.test(name);
}
