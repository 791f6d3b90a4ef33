import { confirmDays } from '../rules/money';
import { dayOf, weekdayOf } from '../rules/india-days';
import { oneCollection } from './one-collection';
import type { Scenario } from './scenario';

/** The days whose orders the last Monday's payment contains. */
export function lastPaidDays(now: number): number[] {
  const today = dayOf(now);
  const lastMonday = today - weekdayOf(today);
  return [2, 4, 5].map((back) => lastMonday - back - confirmDays);
}

export const paymentPaid: Scenario = {
  title: 'Payment: paid by the last weekly run',
  seed: (start) => oneCollection(start, { days: lastPaidDays(start.now), bank: true }),
};
