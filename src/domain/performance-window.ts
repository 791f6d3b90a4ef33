import { addDays, weekdayOf } from './dates';

/** Calendar days in India, YYYY-MM-DD, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The week from Monday to Sunday that contains the day 28 days ago: the week that a payment of today covers (decision
 * B20).
 */
export function performanceWindow(today: string): DayRange {
  const day = addDays(today, -28);
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 6) };
}
