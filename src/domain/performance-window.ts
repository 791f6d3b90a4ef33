import { addDays, indiaDay, indiaToday, weekdayOf } from './dates';
import type { Period } from './periods';

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

function threeMonthsBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // If the target month is too short, its last day is used.
  const lastDate = new Date(Date.UTC(year, month - 3, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 4, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/**
 * The days of a time range. A range of days ends today, because creators look for sales of the last hour. Lifetime
 * begins on the joining date; without a readable one it has no range.
 */
export function resolvePeriod(period: Period, now: Date, joined?: string | null): DayRange | null {
  const to = indiaToday(now);
  if (period === 'LIFETIME') {
    const from = indiaDay(joined);
    return from === null ? null : { from: from < to ? from : to, to };
  }
  if (period === 'YESTERDAY') return { from: addDays(to, -1), to: addDays(to, -1) };
  if (period === 'LAST_3_MONTHS') return { from: addDays(threeMonthsBefore(to), 1), to };
  return { from: addDays(to, 1 - Number.parseInt(period.slice(5), 10)), to };
}
